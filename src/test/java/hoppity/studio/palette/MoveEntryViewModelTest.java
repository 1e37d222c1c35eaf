package hoppity.studio.palette;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.PositionText;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.document.GameDocument;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class MoveEntryViewModelTest {
    /** White's a1 gets to c3 over b2, or by way of a3. */
    private static final String DETOUR = "8/8/8/8/2b5/1b6/bb6/w6b w 1";

    private final GameDocument document = document();
    private final MoveEntryViewModel model = new MoveEntryViewModel(() -> Optional.of(document));

    private static GameDocument document() {
        var variant = Variants.presets().get("gambiter-halma-8");
        return new GameDocument(new GameRecord(variant, new PositionText(variant).read(DETOUR)), null);
    }

    private List<String> found(String typed) {
        model.queryProperty().set(typed);
        return model.entries().stream().map(model::text).toList();
    }

    @Test
    void withoutATextAllLegalMovesAreThere() {
        model.open();
        assertThat(model.entries().stream().map(model::text))
                .contains("a1-b1", "a1-c3")
                .allMatch(text -> text.startsWith("a1-"));
    }

    @Test
    void shortFormsAndBeginningsFit() {
        assertThat(found("a1c3")).startsWith("a1-c3").contains("a1-c3-c5");
        assertThat(found("A1 - C3")).startsWith("a1-c3");
        assertThat(found("a1c5")).containsExactly("a1-c3-c5");
        assertThat(found("a1-c")).contains("a1-c3").doesNotContain("a1-b1");
        assertThat(found("h8")).isEmpty();
        assertThat(found("c3-d4")).isEmpty();
    }

    @Test
    void theWayThatIsTypedIsTaken() {
        assertThat(found("a1-a3-c3")).containsExactly("a1-a3-c3");
        model.play(model.choice().orElseThrow());
        assertThat(document.cursor().ply()).isEqualTo(1);
    }

    @Test
    void aMoveThatWasFoundElsewhereIsNotPlayed() {
        var shown = new SimpleObjectProperty<>(document);
        var model = new MoveEntryViewModel(() -> Optional.of(shown.get()));
        model.open();
        var found = model.choice().orElseThrow();
        var smaller = new GameDocument(new GameRecord(Variants.presets().get("gambiter-mini")), null);

        shown.set(smaller);
        model.play(found);
        assertThat(smaller.isDirty()).isFalse();

        shown.set(document);
        model.open();
        document.play(found);
        model.play(found);
        assertThat(document.cursor().ply()).isEqualTo(1);
    }

    @Test
    void withoutAGameThereIsNothing() {
        var none = new MoveEntryViewModel(Optional::empty);
        none.open();
        assertThat(none.entries()).isEmpty();
        assertThat(none.choice()).isEmpty();
    }
}
