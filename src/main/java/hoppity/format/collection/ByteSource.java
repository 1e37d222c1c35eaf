package hoppity.format.collection;

import hoppity.format.EncodingGuess;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The bytes of a file one after the other, with the place of the next one. */
final class ByteSource {
    static final int END = -1;

    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final @Nullable EncodingGuess guess;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int filled;
    private long before;
    private int line = 1;
    private boolean lineStart = true;

    /** @param guess is told all bytes; null where the encoding is known */
    ByteSource(InputStream in, @Nullable EncodingGuess guess) {
        this.in = in;
        this.guess = guess;
    }

    /** The next byte, from 0 to 255, or {@link #END}. */
    int peek() throws IOException {
        return at < filled || fill() ? buffer[at] & 0xff : END;
    }

    /** Takes the byte that {@link #peek} has shown. A carriage return ends a line like a line feed. */
    void take() {
        byte b = buffer[at++];
        lineStart = b == '\n' || b == '\r';
        line += b == '\n' ? 1 : 0;
    }

    /** The bytes at which {@link #takeUpTo} stops: those of a text, and the ends of lines. */
    static boolean[] stops(String bytes) {
        var stops = new boolean[256];
        (bytes + "\r\n").chars().forEach(b -> stops[b] = true);
        return stops;
    }

    /** Takes all bytes before the next one of some. */
    void takeUpTo(boolean[] stops) throws IOException {
        while (peek() != END && !stops[buffer[at] & 0xff]) {
            int next = at + 1;
            while (next < filled && !stops[buffer[next] & 0xff]) {
                next++;
            }
            at = next;
            lineStart = false;
        }
    }

    private boolean fill() throws IOException {
        before += filled;
        at = 0;
        filled = Math.max(0, in.read(buffer));
        if (guess != null) {
            guess.add(buffer, filled);
        }
        return filled > 0;
    }

    long offset() {
        return before + at;
    }

    /** From 1. */
    int line() {
        return line;
    }

    boolean atLineStart() {
        return lineStart;
    }

    /** Goes to the end of the line. */
    void skipLine() throws IOException {
        for (int c = peek(); c != END && c != '\n' && c != '\r'; c = peek()) {
            take();
        }
    }

    void skipByteOrderMark() throws IOException {
        if (peek() == 0xef) {
            for (int i = 0; i < 3 && peek() >= 0x80; i++) {
                take();
            }
            lineStart = true;
        }
    }
}
