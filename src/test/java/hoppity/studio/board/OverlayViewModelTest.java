package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class OverlayViewModelTest {
    private final GameDocument document = new GameDocument(GameFixture.shuttle(8), null);
    private final BoardViewModel board = new BoardViewModel();
    private final OverlayViewModel model = board.overlay();

    @Test
    void itFollowsTheCursorAndTheChoice() {
        board.documentProperty().set(document);
        assertThat(model.overlayProperty().get()).isEqualTo(CellOverlay.NONE);
        assertThat(model.legendProperty().get()).isEmpty();

        model.kindProperty().set(OverlayKind.DISTANCE);
        assertThat(((CellOverlay.Distances) model.overlayProperty().get()).seat())
                .isZero();
        document.step(1);
        assertThat(((CellOverlay.Distances) model.overlayProperty().get()).seat())
                .isOne();
        assertThat(model.legendProperty().get()).hasSize(1);

        board.documentProperty().set(null);
        assertThat(model.overlayProperty().get()).isEqualTo(CellOverlay.NONE);
        assertThat(model.legendProperty().get()).isEmpty();
    }

    @Test
    void whatChangesNoPositionIsNotWorkedOutAgain() {
        board.documentProperty().set(document);
        model.kindProperty().set(OverlayKind.STRAGGLERS);
        var before = model.overlayProperty().get();
        var changes = new ArrayList<CellOverlay>();
        model.overlayProperty().addListener((observable, old, now) -> changes.add(now));

        document.annotate(document.cursor(), annotations -> annotations.withTitle("here"), "title");

        assertThat(model.overlayProperty().get()).isSameAs(before);
        assertThat(changes).isEmpty();
    }
}
