package hoppity.studio.board;

import javafx.event.EventHandler;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/**
 * Zooms with the wheel while Ctrl is held or with two fingers, around the pointer, and moves what is seen with the middle
 * button, or with the left one while Alt is held. It sees the events first, so that nobody takes them for moves.
 */
final class ZoomPointer {
    private static final double NOTCH = 40;

    private final BoardControl board;
    private final EventHandler<ScrollEvent> scroll = this::scroll;
    private final EventHandler<ZoomEvent> pinch = this::pinch;
    private final EventHandler<MouseEvent> mouse = this::drag;
    private boolean dragging;
    private double lastX;
    private double lastY;

    ZoomPointer(BoardControl board) {
        this.board = board;
        board.addEventFilter(ScrollEvent.SCROLL, scroll);
        board.addEventFilter(ZoomEvent.ZOOM, pinch);
        board.addEventFilter(MouseEvent.ANY, mouse);
    }

    void dispose() {
        board.removeEventFilter(ScrollEvent.SCROLL, scroll);
        board.removeEventFilter(ZoomEvent.ZOOM, pinch);
        board.removeEventFilter(MouseEvent.ANY, mouse);
    }

    private void scroll(ScrollEvent event) {
        if (event.isShortcutDown()) {
            board.zoom().steps(event.getDeltaY() / NOTCH, acrossX(event.getX()), acrossY(event.getY()));
            event.consume();
        }
    }

    private void pinch(ZoomEvent event) {
        board.zoom().by(event.getZoomFactor(), acrossX(event.getX()), acrossY(event.getY()));
        event.consume();
    }

    private void drag(MouseEvent event) {
        var type = event.getEventType();
        if (type == MouseEvent.MOUSE_PRESSED && drags(event)) {
            dragging = true;
            board.setCursor(Cursor.MOVE);
        } else if (!dragging) {
            return;
        } else if (type == MouseEvent.MOUSE_DRAGGED) {
            board.zoom().drag(acrossX(event.getX() - lastX), acrossY(event.getY() - lastY));
        } else if (type == MouseEvent.MOUSE_RELEASED) {
            dragging = false;
            board.setCursor(Cursor.DEFAULT);
        }
        lastX = event.getX();
        lastY = event.getY();
        event.consume();
    }

    private boolean drags(MouseEvent event) {
        boolean button = event.getButton() == MouseButton.MIDDLE
                || event.getButton() == MouseButton.PRIMARY && event.isAltDown();
        return button && !board.zoom().zoomProperty().get().isWhole();
    }

    private double acrossX(double pixels) {
        return pixels / board.getWidth();
    }

    private double acrossY(double pixels) {
        return pixels / board.getHeight();
    }
}
