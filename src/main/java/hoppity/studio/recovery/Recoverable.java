package hoppity.studio.recovery;

import hoppity.record.GameRecord;
import hoppity.studio.document.FileState;
import hoppity.studio.session.GameTitle;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game whose changes are in no file but a journal, because the studio that it was open in did not end as it should.
 *
 * @param id of the journal
 * @param file where the game is saved; null if it never was
 * @param state what that file was like when it was read or saved last, if known
 * @param written when the journal was written last
 */
public record Recoverable(
        String id,
        GameRecord record,
        String title,
        @Nullable Path file,
        @Nullable FileState state,
        Instant written,
        GamePreview preview) {

    /** @param changed when the journal was changed last, in case that it does not say so itself */
    static Recoverable of(String id, GameRecord record, Optional<JournalNote> note, Instant changed) {
        var preview = GamePreview.of(record);
        return note.map(n -> new Recoverable(id, record, n.title(), n.file(), n.state(), n.written(), preview))
                .orElseGet(() -> new Recoverable(id, record, GameTitle.of(record), null, null, changed, preview));
    }
}
