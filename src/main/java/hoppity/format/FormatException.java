package hoppity.format;

import java.io.IOException;

/** A file that cannot be read; its message is one line that says where and why. */
public final class FormatException extends IOException {
    private static final long serialVersionUID = 1L;

    public FormatException(String message) {
        super(OneLine.of(message));
    }

    public FormatException(Where where, String message) {
        super(where + ": " + OneLine.of(message));
    }
}
