package hoppity.format;

import java.util.Arrays;

/** The text of a file, in which offsets can be told as lines and columns. */
public final class SourceText {
    private final String text;
    private final int[] lineStarts;

    private final int firstLine;

    /** @param text with LF as the only line end */
    public SourceText(String text) {
        this(text, 1);
    }

    /** @param firstLine the number of the text's first line in its file, from 1 */
    public SourceText(String text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
        var starts = new int[16];
        int lines = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            if (lines == starts.length) {
                starts = Arrays.copyOf(starts, 2 * lines);
            }
            starts[lines++] = at + 1;
        }
        lineStarts = Arrays.copyOf(starts, lines);
    }

    public String text() {
        return text;
    }

    /** @param offset from 0 to the length of the text; one beyond counts as the end */
    public Where at(int offset) {
        int within = Math.max(0, Math.min(offset, text.length()));
        int found = Arrays.binarySearch(lineStarts, within);
        int line = found >= 0 ? found : -found - 2;
        return new Where(line + firstLine, within - lineStarts[line] + 1);
    }
}
