package hoppity.studio.command;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The keys of undo and redo in an editor with a history of its own; a text in it keeps them for itself. */
public final class HistoryKeys {
    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination REDO = new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination REDO_TOO =
            new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private HistoryKeys() {}

    public static void install(Node editor, Runnable undo, Runnable redo) {
        editor.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() instanceof TextInputControl) {
                return;
            }
            if (UNDO.match(event)) {
                undo.run();
                event.consume();
            } else if (REDO.match(event) || REDO_TOO.match(event)) {
                redo.run();
                event.consume();
            }
        });
    }
}
