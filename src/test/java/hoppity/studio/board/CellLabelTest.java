package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.record.Extras;
import hoppity.record.Shape;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellLabelTest {
    private static final Shape RING = new Shape.Circle("c5", "G", Extras.NONE);

    private static Shape label(String text) {
        return new Shape.Label("c5", text, Extras.NONE);
    }

    @Test
    void aCellHasOneLabelAndOtherMarksStay() {
        assertThat(CellLabel.labelled(List.of(RING), "c5", "A")).containsExactly(RING, label("A"));
        assertThat(CellLabel.labelled(List.of(label("A"), RING), "c5", " 12 ")).containsExactly(RING, label("12"));
        assertThat(CellLabel.labelled(List.of(label("A"), RING), "c5", " ")).containsExactly(RING);
        var marks = List.of(RING, label("A"));
        assertThat(CellLabel.labelled(marks, "c5", "A")).isSameAs(marks);
        assertThat(CellLabel.at(marks, "c5")).isEqualTo("A");
        assertThat(CellLabel.at(marks, "c6")).isEmpty();
    }

    @Test
    void itHasThreeCharactersAtMost() {
        assertThat(CellLabel.shortened("abcd")).isEqualTo("abc");
        assertThat(CellLabel.shortened("\uD83D\uDE00\uD83D\uDE01\uD83D\uDE02!"))
                .isEqualTo("\uD83D\uDE00\uD83D\uDE01\uD83D\uDE02");
        assertThat(CellLabel.shortened("a\nb")).isEqualTo("ab");
        assertThat(CellLabel.fits("abc")).isTrue();
        assertThat(CellLabel.fits("abcd")).isFalse();
        assertThat(CellLabel.fits(" ")).isFalse();
    }

    @Test
    void theLabelOfThePositionIsUndoneByName() {
        var document = new GameDocument(GameFixture.shuttle(4), null);
        var model = new BoardViewModel();
        model.documentProperty().set(document);
        document.step(2);

        model.label("c5", "A");
        assertThat(model.shapesProperty().get()).containsExactly(label("A"));
        assertThat(document.undoDescription()).contains("label on the board");
        model.label("c5", "A");
        model.label("c5", "");
        assertThat(document.undoDescription()).contains("remove label");
        document.step(1);
        document.undo();
        assertThat(document.cursor().ply()).isEqualTo(2);
        document.undo();

        assertThat(model.shapesProperty().get()).isEmpty();
        assertThat(document.isDirty()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "12", "!?", "]}\"", "\\,;", "=a=", "é¼☺"})
    void bothFormatsKeepIt(String text) throws Exception {
        var document = new GameDocument(GameFixture.shuttle(4), null);
        var model = new BoardViewModel();
        model.documentProperty().set(document);
        document.step(1);
        model.label("c5", text);

        for (var format : List.of(HgnFormat.INSTANCE, JsonFormat.SINGLE)) {
            var written = format.write(List.of(document.record())).text();
            var read = format.read(written.getBytes(StandardCharsets.UTF_8), null)
                    .games()
                    .get(0);
            assertThat(read.tree().root().children().get(0).annotations().shapes())
                    .as(format.name())
                    .containsExactly(label(text));
        }
    }
}
