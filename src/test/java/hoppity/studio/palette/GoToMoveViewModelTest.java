package hoppity.studio.palette;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GoToMoveViewModelTest {
    private final GameDocument document = new GameDocument(GameFixture.shuttle(25), null);
    private final GoToMoveViewModel model = new GoToMoveViewModel(() -> Optional.of(document));

    private List<Integer> plies(String typed) {
        model.queryProperty().set(typed);
        return model.entries().stream().map(node -> node.ply()).toList();
    }

    @Test
    void aNumberMeansTheMovesOfAllSeatsOrOfOne() {
        assertThat(plies("12")).containsExactly(23, 24);
        assertThat(plies("12.")).containsExactly(23, 24);
        assertThat(plies("12a")).containsExactly(23);
        assertThat(plies("12b")).containsExactly(24);
        assertThat(plies("12...")).containsExactly(24);
        assertThat(plies("12…")).containsExactly(24);
        assertThat(plies("12.2")).containsExactly(24);
        assertThat(plies("13")).containsExactly(25);
    }

    @Test
    void pliesAndTheEndsHaveNames() {
        assertThat(plies("ply 7")).containsExactly(7);
        assertThat(plies("#7")).containsExactly(7);
        assertThat(plies("ply 0")).containsExactly(0);
        assertThat(plies("end")).containsExactly(25);
        assertThat(plies("Start")).containsExactly(0);
    }

    @Test
    void whatIsNotThereIsAnsweredWithWhatIs() {
        assertThat(plies("99")).isEmpty();
        assertThat(model.nothingProperty().get()).contains("moves 1 to 13", "plies 1 to 25");
        assertThat(plies("ply 26")).isEmpty();
        assertThat(plies("13b")).isEmpty();
        assertThat(plies("twelve")).isEmpty();
        assertThat(plies("99999999999999999999")).isEmpty();
    }

    @Test
    void withoutATextTheWholeLineIsThere() {
        model.open();
        assertThat(model.entries()).hasSize(26);
        assertThat(model.text(model.entries().get(0))).isEqualTo("The start of the game");
        assertThat(model.text(model.entries().get(2))).isEqualTo("1… a5-a4");
        model.goTo(model.entries().get(2));
        assertThat(document.cursor().ply()).isEqualTo(2);
    }

    @Test
    void aGameWithoutMovesSaysSo() {
        var empty = new GoToMoveViewModel(() -> Optional.of(new GameDocument(GameFixture.empty(), null)));
        empty.queryProperty().set("5");
        assertThat(empty.nothingProperty().get()).isEqualTo("This game has no moves yet.");
    }
}
