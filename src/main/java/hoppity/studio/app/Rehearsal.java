package hoppity.studio.app;

import hoppity.format.Formats;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import java.io.IOException;

/**
 * Does once, while the toolkit starts, what the start of the studio does without it: reading settings and a game. Nothing of it
 * is kept; its classes are loaded and its call sites linked by the time that the window waits for them.
 */
final class Rehearsal {
    private Rehearsal() {}

    /** Reads the smallest of the sample games; to be called in the background. */
    static void run() {
        try {
            new Settings();
            var name = Samples.shortest();
            var content = Samples.content(name);
            new GameDocument(
                    Formats.detect(content, name).read(content, null).games().get(0), null);
        } catch (IOException e) {
            throw new IllegalStateException("a sample of the program cannot be read", e);
        }
    }
}
