package hoppity.studio.enginepanel;

import hoppity.studio.board.BoardPosition;
import hoppity.studio.board.MiniBoard;
import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import javafx.stage.PopupWindow.AnchorLocation;
import javafx.stage.Screen;
import javafx.util.Duration;

/** A small board near the pointer that shows where a move leads, a moment after the pointer has come to rest on it. */
final class PreviewPopup {
    private static final double SIDE = 216;
    private static final double FRAME = 2 * 9;
    private static final Duration DELAY = Duration.millis(180);

    private final Node clear;
    private final Popup popup = new Popup();
    private final MiniBoard board = new MiniBoard(SIDE);
    private final PauseTransition delay = new PauseTransition(DELAY);

    /** @param clear what the popup does not cover: it stands above it, or below where there is no room */
    PreviewPopup(Node clear) {
        this.clear = clear;
        var frame = new StackPane(board);
        frame.getStyleClass().add("engine-preview");
        frame.getStylesheets()
                .add(Objects.requireNonNull(PreviewPopup.class.getResource("enginepanel.css"))
                        .toExternalForm());
        frame.setMouseTransparent(true);
        popup.getContent().add(frame);
        popup.setAutoFix(true);
        popup.setHideOnEscape(false);
    }

    void show(Node owner, BoardPosition position, int rotation) {
        board.positionProperty().set(position);
        board.rotationProperty().set(rotation);
        if (popup.isShowing()) {
            place(owner);
        } else {
            delay.setOnFinished(event -> place(owner));
            delay.playFromStart();
        }
    }

    void hide() {
        delay.stop();
        popup.hide();
    }

    private void place(Node owner) {
        var move = owner.localToScreen(owner.getBoundsInLocal());
        var bounds = clear.localToScreen(clear.getBoundsInLocal());
        if (move == null || bounds == null || owner.getScene() == null) {
            return;
        }
        var screens = Screen.getScreensForRectangle(move.getMinX(), move.getMinY(), 1, 1);
        double ceiling =
                screens.isEmpty() ? 0 : screens.get(0).getVisualBounds().getMinY();
        boolean above = bounds.getMinY() - SIDE - FRAME >= ceiling;
        popup.setAnchorLocation(above ? AnchorLocation.CONTENT_BOTTOM_LEFT : AnchorLocation.CONTENT_TOP_LEFT);
        popup.show(owner, move.getMinX(), above ? bounds.getMinY() : bounds.getMaxY());
    }
}
