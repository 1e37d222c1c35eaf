package hoppity.studio.moves;

import hoppity.record.GameRecord;
import hoppity.studio.document.GameDocument;
import org.jspecify.annotations.Nullable;

/**
 * A copy of the open game for work in the background, made anew only once the game has changed: copying a large one holds up
 * the user interface.
 */
final class RecordCopy {
    private @Nullable GameRecord original;
    private @Nullable GameRecord copy;
    private long revision;

    /** The game as it is now. Whoever reads it holds its lock: it remembers positions as they are asked for. */
    GameRecord of(GameDocument game) {
        long now = game.revisionProperty().get();
        var known = copy;
        if (known == null || original != game.record() || revision != now) {
            known = game.record().snapshot();
            copy = known;
            original = game.record();
            revision = now;
        }
        return known;
    }

    void drop() {
        original = null;
        copy = null;
    }
}
