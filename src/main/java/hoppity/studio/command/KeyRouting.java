package hoppity.studio.command;

import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;

/** Decides whether a key stroke runs a command or belongs to the control that has the focus. */
final class KeyRouting {
    /** Where a key stroke would go if no command took it. */
    enum Focus {
        /** A text input, an editable combo box or an editable spinner. */
        TEXT,
        /** A button that was reached with the Tab key: Space presses it. */
        BUTTON_BY_KEYBOARD,
        /** A menu or another popup is open and takes the keys. */
        POPUP,
        ANYWHERE_ELSE
    }

    /** Undo, redo, cut, copy, paste and select all mean the text while the user is typing. */
    private static final Set<KeyCode> TEXT_EDITING =
            Set.of(KeyCode.Z, KeyCode.Y, KeyCode.X, KeyCode.C, KeyCode.V, KeyCode.A);

    /** Word-wise and page-wise moving and deleting in a text. */
    private static final Set<KeyCode> TEXT_MOVING = Set.of(
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN,
            KeyCode.BACK_SPACE,
            KeyCode.DELETE,
            KeyCode.ENTER,
            KeyCode.INSERT);

    private KeyRouting() {}

    /** The command that the stroke runs; empty when the focused control shall have the key. */
    static Optional<Command> route(KeyStroke stroke, Focus focus, CommandRegistry commands) {
        var reserved = switch (focus) {
            case POPUP -> true;
            case TEXT -> belongsToText(stroke);
            case BUTTON_BY_KEYBOARD -> stroke.equals(KeyStroke.of(KeyCode.SPACE));
            case ANYWHERE_ELSE -> false;
        };
        return reserved ? Optional.empty() : commands.byShortcut(stroke);
    }

    /** Whether a text that has the focus keeps this key for itself. */
    static boolean belongsToText(KeyStroke stroke) {
        return stroke.isPlain()
                || TEXT_MOVING.contains(stroke.code())
                || stroke.shortcut() && !stroke.alt() && TEXT_EDITING.contains(stroke.code());
    }
}
