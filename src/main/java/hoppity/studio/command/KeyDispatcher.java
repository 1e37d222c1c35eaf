package hoppity.studio.command;

import hoppity.studio.command.KeyRouting.Focus;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * The one place where keys become commands: a filter on the scene, so that a key works whatever control has the focus
 * (buttons, lists, tabs and sliders would otherwise swallow the arrows), while text inputs keep the keys they need.
 */
public final class KeyDispatcher {
    private final Scene scene;
    private final CommandRegistry commands;
    /** Whether the key that was pressed last ran a command. */
    private boolean ran;

    private KeyDispatcher(Scene scene, CommandRegistry commands) {
        this.scene = scene;
        this.commands = commands;
    }

    /** Lets the keys of this scene run the commands of this registry, those added later included. */
    public static void install(Scene scene, CommandRegistry commands) {
        var dispatcher = new KeyDispatcher(scene, commands);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, dispatcher::dispatch);
        scene.addEventFilter(KeyEvent.KEY_TYPED, dispatcher::swallow);
    }

    /** The character of a key that ran a command is not typed into a field that the command opened. */
    private void swallow(KeyEvent event) {
        if (ran) {
            event.consume();
        }
    }

    private void dispatch(KeyEvent event) {
        ran = false;
        var focus = focus();
        if (focus == Focus.TEXT && scene.getFocusOwner() instanceof TextInputControl text) {
            switch (TextHistory.of(KeyStroke.of(event), text.isUndoable(), text.isRedoable())) {
                case REDO -> {
                    text.redo();
                    event.consume();
                    return;
                }
                // A comment is no place from which to take back moves; a form's fields are committed one by one.
                case NOTHING_LEFT -> focus = text instanceof TextField ? Focus.ANYWHERE_ELSE : Focus.TEXT;
                case OTHER -> {}
            }
        }
        KeyRouting.route(KeyStroke.of(event), focus, commands).ifPresent(command -> {
            // A disabled command still takes its key: at the last move the right arrow must not wander off to a slider.
            event.consume();
            ran = true;
            command.run();
        });
    }

    private Focus focus() {
        if (popupTakesKeys(scene.getWindow())) {
            return Focus.POPUP;
        }
        var owner = scene.getFocusOwner();
        if (takesKeys(owner)) {
            return Focus.POPUP;
        }
        if (takesText(owner)) {
            return Focus.TEXT;
        }
        return owner instanceof ButtonBase && owner.isFocusVisible() ? Focus.BUTTON_BY_KEYBOARD : Focus.ANYWHERE_ELSE;
    }

    private static boolean takesKeys(@Nullable Node owner) {
        for (var node = owner; node != null; node = node.getParent()) {
            if (node instanceof TakesKeys) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesText(@Nullable Node owner) {
        for (var node = owner; node != null; node = node.getParent()) {
            if (node instanceof TextInputControl
                    || node instanceof ComboBoxBase<?> box && box.isEditable()
                    || node instanceof Spinner<?> spinner && spinner.isEditable()) {
                return true;
            }
        }
        return false;
    }

    /** Menus, lists of combo boxes and pop-overs hide by themselves and take keys; tooltips and previews do not. */
    private static boolean popupTakesKeys(@Nullable Window window) {
        for (var other : Window.getWindows()) {
            if (other instanceof PopupWindow popup
                    && popup.isShowing()
                    && popup.isAutoHide()
                    && !(popup instanceof Tooltip)
                    && belongsTo(popup, window)) {
                return true;
            }
        }
        return false;
    }

    private static boolean belongsTo(PopupWindow popup, @Nullable Window window) {
        Window owner = popup;
        while (owner instanceof PopupWindow inner) {
            owner = inner.getOwnerWindow();
        }
        return owner == window;
    }
}
