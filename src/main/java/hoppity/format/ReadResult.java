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
public record ReadResult(SourceFormat format, List<GameRecord> games, List<Note> notes, Charset charset) {
    public ReadResult {
        games = List.copyOf(games);
        notes = List.copyOf(notes);
    }

    /** Whether another program's file was read, which is never written. */
    public boolean isImport() {
        return !(format instanceof Format);
    }

    /** Whether every move of the file could be played. */
    public boolean isWhole() {
        return notes.stream().noneMatch(n -> n.kind() == Note.Kind.BROKEN);
    }

    /** Whether saving the game into the file that it came from loses nothing. */
    public boolean mayOverwrite() {
        return games.size() == 1 && !readOnly() && !isImport();
    }

    /** Whether writing the file back might lose something that only a newer program knows. */
    public boolean readOnly() {
        return notes.stream().anyMatch(n -> n.kind() == Note.Kind.READ_ONLY);
    }
}
