package hoppity.studio.command;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/** Keeps the release of Alt from opening the menu bar where the key was held for the mouse: to drag the board, or to label a cell. */
public final class AltWithMouse {
    private boolean used;

    private AltWithMouse() {}

    /** On the window, because a menu bar filters the keys of its scene. */
    public static void install(Window window) {
        var alt = new AltWithMouse();
        window.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> alt.used |= event.isAltDown());
        window.addEventFilter(KeyEvent.ANY, alt::filter);
    }

    private void filter(KeyEvent event) {
        if (event.getCode() == KeyCode.ALT && event.getEventType() == KeyEvent.KEY_RELEASED && used) {
            used = false;
            event.consume();
        } else if (event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() != KeyCode.ALT) {
            used = false;
        }
    }
}
