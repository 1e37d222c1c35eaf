package hoppity.studio.app;

import org.jspecify.annotations.Nullable;

/** This machine cannot show a window. */
public final class DesktopUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String advice;

    DesktopUnavailable(String advice, @Nullable Throwable cause) {
        super(advice, cause);
        this.advice = advice;
    }

    /** One line for the user: what is missing, and what helps. */
    public String advice() {
        return advice;
    }
}
