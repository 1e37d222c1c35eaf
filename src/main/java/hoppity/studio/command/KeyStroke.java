package hoppity.studio.command;

import static hoppity.words.Words.tr;

import java.util.Locale;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A key with its modifiers. {@code shortcut} is the platform's command key: Command on macOS, Control elsewhere.
 */
public record KeyStroke(KeyCode code, boolean shortcut, boolean shift, boolean alt) {
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    /** Keypad arrows and the second name of a key count as the key itself. */
    private static final Map<KeyCode, KeyCode> SAME = Map.of(
            KeyCode.KP_LEFT, KeyCode.LEFT,
            KeyCode.KP_RIGHT, KeyCode.RIGHT,
            KeyCode.KP_UP, KeyCode.UP,
            KeyCode.KP_DOWN, KeyCode.DOWN,
            KeyCode.ADD, KeyCode.PLUS,
            KeyCode.SUBTRACT, KeyCode.MINUS);

    private static final Map<KeyCode, String> DISPLAY = Map.ofEntries(
            Map.entry(KeyCode.LEFT, "←"),
            Map.entry(KeyCode.RIGHT, "→"),
            Map.entry(KeyCode.UP, "↑"),
            Map.entry(KeyCode.DOWN, "↓"),
            Map.entry(KeyCode.PLUS, "+"),
            Map.entry(KeyCode.MINUS, "−"),
            Map.entry(KeyCode.COMMA, ","),
            Map.entry(KeyCode.PERIOD, "."),
            Map.entry(KeyCode.SLASH, "/"),
            Map.entry(KeyCode.BACK_SLASH, "\\"),
            Map.entry(KeyCode.SEMICOLON, ";"),
            Map.entry(KeyCode.EQUALS, "="),
            Map.entry(KeyCode.QUOTE, "'"),
            Map.entry(KeyCode.BACK_QUOTE, "`"),
            Map.entry(KeyCode.OPEN_BRACKET, "["),
            Map.entry(KeyCode.CLOSE_BRACKET, "]"));

    public KeyStroke {
        code = SAME.getOrDefault(code, code);
    }

    /** A key without modifiers. */
    public static KeyStroke of(KeyCode code) {
        return new KeyStroke(code, false, false, false);
    }

    /** The stroke of a key event. On macOS the Control key is no modifier of ours, so it makes no stroke of its own. */
    public static KeyStroke of(KeyEvent event) {
        return new KeyStroke(event.getCode(), event.isShortcutDown(), event.isShiftDown(), event.isAltDown());
    }

    /**
     * Reads {@code "Left"}, {@code "Page Up"}, {@code "Shortcut+Shift+Z"}: modifiers Shortcut (or Ctrl), Shift and Alt,
     * then a key name of {@link KeyCode}.
     *
     * @throws IllegalArgumentException if a modifier or the key is unknown
     */
    public static KeyStroke parse(String text) {
        var shortcut = false;
        var shift = false;
        var alt = false;
        var parts = text.split("\\+", -1);
        for (int i = 0; i < parts.length - 1; i++) {
            switch (parts[i].toLowerCase(Locale.ROOT)) {
                case "shortcut", "ctrl" -> shortcut = true;
                case "shift" -> shift = true;
                case "alt" -> alt = true;
                default ->
                    throw new IllegalArgumentException(tr("Unknown modifier '{0}' in shortcut '{1}'", parts[i], text));
            }
        }
        var name = parts[parts.length - 1];
        for (var code : KeyCode.values()) {
            if (code.getName().equalsIgnoreCase(name) || code.name().equalsIgnoreCase(name)) {
                return new KeyStroke(code, shortcut, shift, alt);
            }
        }
        throw new IllegalArgumentException(tr("Unknown key '{0}' in shortcut '{1}'", name, text));
    }

    /** The stroke as {@link #parse} reads it, the same on every platform: {@code "Ctrl+Shift+Z"}. */
    public String written() {
        return (shortcut ? "Ctrl+" : "") + (alt ? "Alt+" : "") + (shift ? "Shift+" : "") + code.getName();
    }

    /** Whether a text field would take the key for itself: no command or Alt key, and no function key. */
    boolean isPlain() {
        return !shortcut && !alt && !code.isFunctionKey();
    }

    /** The stroke as menus and tooltips show it, for example {@code "Ctrl+Shift+Z"} or {@code "←"}. */
    public String displayText() {
        var text = new StringBuilder();
        if (shortcut) {
            text.append(MAC ? "⌘" : "Ctrl+");
        }
        if (alt) {
            text.append(MAC ? "⌥" : "Alt+");
        }
        if (shift) {
            text.append(MAC ? "⇧" : "Shift+");
        }
        return text.append(DISPLAY.getOrDefault(code, code.getName())).toString();
    }
}
