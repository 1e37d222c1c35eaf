package hoppity.studio.preferences;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import hoppity.studio.command.KeyStroke;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A field that takes the next key with its modifiers, whatever that key does elsewhere, as long as it has the focus. */
final class KeyRecorder extends Label {
    private static final String PROMPT = noted("Press a key…");

    private final Listener listener;
    private boolean over;

    /** What is told of the keys. */
    interface Listener {
        void pressed(KeyStroke key);

        /** Backspace alone. */
        void cleared();

        /** Escape, or the focus went elsewhere. */
        void cancelled();
    }

    KeyRecorder(Listener listener) {
        super(tr(PROMPT));
        this.listener = listener;
        getStyleClass().add("key-recorder");
        setId("key-recorder");
        setFocusTraversable(true);
        setMinWidth(USE_PREF_SIZE);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(tr("Press the key. Escape cancels, Backspace takes all keys away."));
        addEventFilter(KeyEvent.ANY, this::take);
        focusedProperty().addListener((observable, before, now) -> {
            if (!now && !over) {
                end();
                listener.cancelled();
            }
        });
    }

    /** What comes is not for this recorder any more. */
    void end() {
        over = true;
    }

    private void take(KeyEvent event) {
        event.consume();
        if (event.getEventType() == KeyEvent.KEY_PRESSED && !event.getCode().isModifierKey()) {
            take(event, KeyStroke.of(event));
        } else if (event.getEventType() != KeyEvent.KEY_TYPED) {
            setText(held(event));
        }
    }

    private void take(KeyEvent event, KeyStroke key) {
        if (key.equals(KeyStroke.of(KeyCode.ESCAPE))) {
            end();
            listener.cancelled();
        } else if (key.equals(KeyStroke.of(KeyCode.BACK_SPACE))) {
            end();
            listener.cleared();
        } else if (isOfTheSystem(event)) {
            setText(tr("Not with this modifier"));
        } else {
            listener.pressed(key);
        }
    }

    /** The Windows key, or Control on macOS: what they do is the system's business. */
    private static boolean isOfTheSystem(KeyEvent event) {
        return event.isMetaDown() && !event.isShortcutDown() || event.isControlDown() && !event.isShortcutDown();
    }

    private static String held(KeyEvent event) {
        var none = new KeyStroke(KeyCode.UNDEFINED, event.isShortcutDown(), event.isShiftDown(), event.isAltDown());
        var text = none.displayText();
        var modifiers =
                text.substring(0, text.length() - KeyCode.UNDEFINED.getName().length());
        return modifiers.isEmpty() ? tr(PROMPT) : modifiers + "…";
    }
}
