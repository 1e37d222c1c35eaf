package hoppity.studio.palette;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.board.BoardViewModel;
import hoppity.studio.board.CellLabel;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class LabelEntryViewModelTest {
    private final GameDocument document = new GameDocument(GameFixture.shuttle(4), null);
    private final BoardViewModel board = new BoardViewModel();
    private String pointed = "";
    private final LabelEntryViewModel model = new LabelEntryViewModel(board, () -> pointed);

    private List<String> found(String typed) {
        model.queryProperty().set(typed);
        return model.entries().stream().map(LabelEntryViewModel.Entry::sentence).toList();
    }

    @Test
    void aCellAndATextLabelIt() {
        board.documentProperty().set(document);
        assertThat(found("e5 A")).containsExactly("Label e5 with A");

        model.perform(model.choice().orElseThrow());

        assertThat(CellLabel.at(board.shapesProperty().get(), "e5")).isEqualTo("A");
        assertThat(found("E5  12")).containsExactly("Label e5 with 12 instead of A");
        assertThat(found("e5")).containsExactly("Take label A from e5");
        model.perform(model.choice().orElseThrow());
        assertThat(board.shapesProperty().get()).isEmpty();
    }

    @Test
    void whatIsNoCellOrNoLabelDoesNothing() {
        board.documentProperty().set(document);
        assertThat(found("")).isEmpty();
        assertThat(found("e5")).as("no label to take away").isEmpty();
        assertThat(found("z9 A")).isEmpty();
        assertThat(found("e9 A")).isEmpty();
        assertThat(found("e5 ABCD")).isEmpty();
        assertThat(found("hello")).isEmpty();
    }

    @Test
    void theCellUnderThePointerNeedNotBeTyped() {
        board.documentProperty().set(document);
        pointed = "c5";
        model.open();
        pointed = "";
        assertThat(found("A")).as("it was meant when the field opened").containsExactly("Label c5 with A");
        assertThat(found("e5 A")).containsExactly("Label e5 with A");
        board.label("e5", "B");
        assertThat(found("e5")).containsExactly("Take label B from e5", "Label c5 with e5");
        board.label("c5", "A");
        assertThat(found("")).containsExactly("Take label A from c5");
        model.open();
        assertThat(found("A")).isEmpty();
    }

    @Test
    void withoutAGameThereIsNothing() {
        assertThat(found("e5 A")).isEmpty();
    }
}
