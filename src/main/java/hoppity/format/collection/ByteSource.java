package hoppity.format.collection;

import hoppity.format.EncodingGuess;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file one after the other, with the place of the next one. */
final class ByteSource {
    static final int END = -1;

    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final EncodingGuess guess;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int filled;
    private long before;
    private int line = 1;
    private boolean lineStart = true;

    /** @param guess is told all bytes */
    ByteSource(InputStream in, EncodingGuess guess) {
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

    private boolean fill() throws IOException {
        before += filled;
        at = 0;
        filled = Math.max(0, in.read(buffer));
        guess.add(buffer, filled);
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
