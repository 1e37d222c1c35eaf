package hoppity.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines from somebody who may send anything: none is held that is longer than agreed. For one thread. */
public final class BoundedLines {
    private final BufferedReader in;
    private final int longest;
    private boolean inTooLongLine;

    /** Thrown for a line that is too long; the next one can be read after it. */
    public static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;

        private TooLong(int longest) {
            super("a line has more than " + longest + " characters");
        }
    }

    /** @param longest in characters */
    public BoundedLines(InputStream in, int longest) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.longest = longest;
    }

    /**
     * The next line without its end; null at the end of the stream.
     *
     * @throws TooLong as soon as the line is found to be too long
     */
    public @Nullable String next() throws IOException {
        if (inTooLongLine) {
            skipLine();
        }
        var line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return line.isEmpty() ? null : line.toString();
            }
            if (line.length() == longest) {
                inTooLongLine = true;
                throw new TooLong(longest);
            }
            line.append((char) c);
        }
        int end = line.length();
        return end > 0 && line.charAt(end - 1) == '\r' ? line.substring(0, end - 1) : line.toString();
    }

    private void skipLine() throws IOException {
        int c = in.read();
        while (c >= 0 && c != '\n') {
            c = in.read();
        }
        inTooLongLine = false;
    }
}
