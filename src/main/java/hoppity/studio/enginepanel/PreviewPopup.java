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

/** A small board beside the pointer that shows where a move leads, a moment after the pointer has come to rest on it. */
final class PreviewPopup {
    private static final double SIDE = 216;
    private static final double CLEARANCE = 6;
    private static final double FRAME = 2 * 9;
    private static final Duration DELAY = Duration.millis(180);

    private final Popup popup = new Popup();
    private final MiniBoard board = new MiniBoard(SIDE);
    private final PauseTransition delay = new PauseTransition(DELAY);

    PreviewPopup() {
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

    void show(Node owner, BoardPosition position, boolean flipped) {
        board.positionProperty().set(position);
        board.flippedProperty().set(flipped);
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

    boolean isShowing() {
        return popup.isShowing();
    }

    /** Above the owner, or below it where there is no room; clear of the pointer. */
    private void place(Node owner) {
        var bounds = owner.localToScreen(owner.getBoundsInLocal());
        if (bounds == null || owner.getScene() == null) {
            return;
        }
        var screens = Screen.getScreensForRectangle(bounds.getMinX(), bounds.getMinY(), 1, 1);
        double ceiling =
                screens.isEmpty() ? 0 : screens.get(0).getVisualBounds().getMinY();
        boolean above = bounds.getMinY() - SIDE - FRAME - CLEARANCE >= ceiling;
        popup.setAnchorLocation(above ? AnchorLocation.CONTENT_BOTTOM_LEFT : AnchorLocation.CONTENT_TOP_LEFT);
        popup.show(owner, bounds.getMinX(), above ? bounds.getMinY() - CLEARANCE : bounds.getMaxY() + CLEARANCE);
    }
}
