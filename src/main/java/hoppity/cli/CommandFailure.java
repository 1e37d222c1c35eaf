package hoppity.cli;

import org.jspecify.annotations.Nullable;

/** Ends a command with an exit code and a message for the user: one sentence that says what is wrong, where, and why. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final ExitCode exitCode;

    public CommandFailure(ExitCode exitCode, String message) {
        this(exitCode, message, null);
    }

    /** @param cause shown with {@code --verbose} only */
    public CommandFailure(ExitCode exitCode, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
    }

    public static CommandFailure badInput(String message) {
        return new CommandFailure(ExitCode.BAD_INPUT, message);
    }

    /** Bad input that another layer has refused, in that layer's words. */
    public static CommandFailure badInput(Exception refusal) {
        var message = refusal.getMessage();
        return new CommandFailure(ExitCode.BAD_INPUT, message == null ? refusal.toString() : message, refusal);
    }

    public ExitCode exitCode() {
        return exitCode;
    }
}
