package hoppity.studio.command;

import javafx.scene.input.KeyCode;

/** What undo and redo mean while a text has the focus: the text's own history first, the game's where that is at its end. */
enum TextHistory {
    /** The text redoes: not every platform's text controls know both of the usual keys. */
    REDO,
    /** The text has nothing to undo or redo: the key is the game's. */
    NOTHING_LEFT,
    /** Not about the history, or the text control does it itself. */
    OTHER;

    static TextHistory of(KeyStroke stroke, boolean undoable, boolean redoable) {
        if (!stroke.shortcut() || stroke.alt()) {
            return OTHER;
        }
        if (stroke.code() == KeyCode.Y || stroke.code() == KeyCode.Z && stroke.shift()) {
            return redoable ? REDO : NOTHING_LEFT;
        }
        return stroke.code() == KeyCode.Z && !undoable ? NOTHING_LEFT : OTHER;
    }
}
