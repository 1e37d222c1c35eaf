package hoppity.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;

/** Holds a conversation over two streams, until its end. */
public final class UgiServer {
    /** Enough for a game of 100,000 moves in one line. */
    static final int LONGEST_LINE = 1 << 20;

    private UgiServer() {}

    /**
     * Reads commands on the calling thread until {@code quit}, the end of the input, or until nobody listens any more. A search
     * that still runs then is stopped and answered.
     *
     * @param name of the engine, with its version
     */
    public static void run(String name, VariantSource variants, InputStream in, PrintWriter out) throws IOException {
        var lines = new BoundedLines(in, LONGEST_LINE);
        try (var session = new UgiSession(name, variants, out)) {
            boolean open = true;
            while (open) {
                try {
                    var line = lines.next();
                    open = line != null && session.handle(line);
                } catch (BoundedLines.TooLong tooLong) {
                    session.complain(String.valueOf(tooLong.getMessage()));
                }
            }
        }
    }
}
