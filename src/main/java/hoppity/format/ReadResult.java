package hoppity.format;

import hoppity.record.GameRecord;
import java.nio.charset.Charset;
import java.util.List;

/**
 * What a file held.
 *
 * @param games at least one
 * @param notes what had to be forgiven and what could not be played, in the order of the file
 * @param charset the encoding that the file was read in
 */
public record ReadResult(Format format, List<GameRecord> games, List<Note> notes, Charset charset) {
    public ReadResult {
        games = List.copyOf(games);
        notes = List.copyOf(notes);
    }

    /** Whether writing the file back might lose something that only a newer program knows. */
    public boolean readOnly() {
        return notes.stream().anyMatch(n -> n.kind() == Note.Kind.READ_ONLY);
    }
}
