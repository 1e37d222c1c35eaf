package hoppity.studio.app;

import java.util.Objects;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The system's clipboard, for plain text. */
final class TextClipboard {
    /** What text it holds; empty if none. */
    String text() {
        return Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), "");
    }

    void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
