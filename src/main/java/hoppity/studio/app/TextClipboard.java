package hoppity.studio.app;

import hoppity.studio.moves.LineClipboard;
import hoppity.studio.shell.CopiedText;

/** The system's clipboard, for plain text. */
final class TextClipboard implements LineClipboard {
    @Override
    public String text() {
        return CopiedText.get();
    }

    @Override
    public void put(String text) {
        CopiedText.put(text);
    }
}
