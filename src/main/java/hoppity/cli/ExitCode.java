package hoppity.cli;

/** What the process tells its caller when it ends. */
public enum ExitCode {
    FINE(0),
    /** A fault of the program itself. */
    UNEXPECTED(1),
    /** The command line is wrong, or this machine lacks something that the command needs. */
    USAGE_OR_ENVIRONMENT(2),
    /** A file, a position or a move that was given is wrong. */
    BAD_INPUT(3);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}
