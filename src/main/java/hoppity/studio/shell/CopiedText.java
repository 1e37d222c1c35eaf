package hoppity.studio.shell;

import java.util.Objects;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The plain text on the system's clipboard. */
public final class CopiedText {
    private CopiedText() {}

    /** Empty if there is no text. */
    public static String get() {
        return Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), "");
    }

    public static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
