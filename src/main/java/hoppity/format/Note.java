package hoppity.format;

/** Something that a person should know about a file that was read all the same. */
public record Note(Kind kind, Where where, String message) {
    public Note {
        message = OneLine.of(message);
    }

    public enum Kind {
        /** Not as the format wants it, but understood; what is written back is right. */
        FORGIVEN,
        /** What an import has turned, guessed or left out. */
        IMPORTED,
        /** A line is cut short by a move that cannot be played; the rest of it is kept as text. */
        BROKEN,
        /** The file is to be opened for reading only. */
        READ_ONLY
    }

    @Override
    public String toString() {
        return where + ": " + message;
    }
}
