package hoppity.format;

import java.io.IOException;
import java.nio.file.Path;

/** A file that cannot be read; its message is one line that says where and why. */
public final class FormatException extends IOException {
    private static final long serialVersionUID = 1L;

    public FormatException(String message) {
        super(OneLine.of(message));
    }

    public FormatException(Where where, String message) {
        super(where + ": " + OneLine.of(message));
    }

    /** What is wrong with the content of a file, with the file's name before it. */
    FormatException(Path file, FormatException content) {
        super(OneLine.unbroken(file + ": " + content.getMessage()), content);
    }
}
