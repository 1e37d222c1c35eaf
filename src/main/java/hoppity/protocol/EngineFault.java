package hoppity.protocol;

/** What an engine did wrong, so that its game cannot go on. */
public final class EngineFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** The ways to go wrong. */
    public enum Kind {
        /** The program could not be started. */
        NOT_STARTED,
        /** The program ended, or closed its output. */
        DIED,
        /** No answer came in time. */
        SILENT,
        /** More was said than anybody can read. */
        FLOODED,
        /** The answer is no legal move. */
        ILLEGAL,
        /** The answer came when the time was used up. */
        LATE
    }

    public EngineFault(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
