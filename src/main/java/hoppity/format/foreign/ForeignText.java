package hoppity.format.foreign;

import static hoppity.words.Words.tr;

import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.TextEncoding;
import hoppity.format.Where;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The text of a file that another program wrote, line by line. */
public final class ForeignText implements Iterable<ForeignText.Line> {
    /** Longer than any game; what is larger is something else, and would take very long. */
    private static final int MAX_SIZE = 32 << 20;

    private final String text;
    private final Charset charset;

    private ForeignText(String text, Charset charset) {
        this.text = text;
        this.charset = charset;
    }

    /**
     * A line without its end.
     *
     * @param number from 1
     * @param ended whether a line end follows; where none does, the file may be cut off within the line
     */
    public record Line(int number, String text, boolean ended) {
        /** @param offset of a character in the line, from 0 */
        public Where at(int offset) {
            return new Where(number, offset + 1);
        }

        public FormatException wrong(String message) {
            return new FormatException(at(0), message);
        }

        /**
         * Forgives what is wrong with a last line that no line end follows, with a note.
         *
         * @throws FormatException what is wrong with any other line
         */
        public void leaveOutIfCut(FormatException wrong, Notes notes) throws FormatException {
            if (ended) {
                throw wrong;
            }
            notes.imported(at(0), tr("the last line breaks off and is left out; the file may be cut off"));
        }
    }

    /**
     * Decodes a file.
     *
     * @param charset null to find out; what was found is noted unless it is UTF-8
     * @throws FormatException if it is too large or no text
     */
    public static ForeignText decode(byte[] content, @Nullable Charset charset, Notes notes) throws FormatException {
        if (content.length > MAX_SIZE) {
            throw new FormatException(tr("a game of another program has at most {0} MB", MAX_SIZE >> 20));
        }
        var decoded = TextEncoding.decode(content, charset);
        if (charset == null && !decoded.charset().equals(StandardCharsets.UTF_8)) {
            notes.forgiven(new Where(1, 1), tr("the text is not UTF-8; it is read as {0}", decoded.charset()));
        }
        return new ForeignText(decoded.text(), decoded.charset());
    }

    /** The whole text, with LF as the only line end. */
    public String text() {
        return text;
    }

    public Charset charset() {
        return charset;
    }

    /** An id for the record: the same each time that the file is read. */
    public String id() {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }

    @Override
    public Iterator<Line> iterator() {
        return new Iterator<>() {
            private int number;
            private int at;

            @Override
            public boolean hasNext() {
                return at < text.length();
            }

            @Override
            public Line next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int found = text.indexOf('\n', at);
                int end = found < 0 ? text.length() : found;
                var line = new Line(++number, text.substring(at, end), found >= 0);
                at = end + 1;
                return line;
            }
        };
    }
}
