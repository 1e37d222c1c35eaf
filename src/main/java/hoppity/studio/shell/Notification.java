package hoppity.studio.shell;

import hoppity.format.OneLine;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A message at the top of the window: what happened and what to do, in one line of plain text.
 *
 * @param detail what an expert may want to copy, such as a stack trace; never shown by itself
 * @param action what the user can do about it
 */
public record Notification(Severity severity, String text, Optional<String> detail, Optional<Action> action) {
    public Notification {
        // Names of files and games may hold ends of lines, and marks that turn the reading round.
        text = OneLine.unbroken(text);
    }

    /** How much the message matters, from the least. */
    public enum Severity {
        /** Goes away by itself. */
        INFO,
        WARNING,
        ERROR
    }

    /** A button: a plain verb and what it does. */
    public record Action(String label, Runnable task) {}

    public static Notification info(String text) {
        return new Notification(Severity.INFO, text, Optional.empty(), Optional.empty());
    }

    public static Notification warning(String text) {
        return new Notification(Severity.WARNING, text, Optional.empty(), Optional.empty());
    }

    public static Notification error(String text) {
        return new Notification(Severity.ERROR, text, Optional.empty(), Optional.empty());
    }

    public Notification withDetail(@Nullable String copied) {
        return new Notification(severity, text, Optional.ofNullable(copied), action);
    }

    public Notification withAction(String label, Runnable task) {
        return new Notification(severity, text, detail, Optional.of(new Action(label, task)));
    }
}
