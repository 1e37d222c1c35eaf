package hoppity.studio.app;

import hoppity.studio.moves.LineClipboard;
import java.util.Objects;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The system's clipboard, for plain text. */
final class TextClipboard implements LineClipboard {
    @Override
    public String text() {
        return Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), "");
    }

    @Override
    public void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
