package hoppity.format;

import static hoppity.words.Words.tr;

/**
 * A place in a file.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param path what is there, for formats in which things have a path, such as {@code $.nodes[7].m}; else empty
 */
public record Where(int line, int column, String path) {
    /** Longer paths lead through values of other programs; they are cut in the middle. */
    private static final int LONGEST_PATH = 80;

    public Where {
        path = OneLine.of(shortened(path));
    }

    private static String shortened(String path) {
        if (path.length() <= LONGEST_PATH) {
            return path;
        }
        int half = (LONGEST_PATH - 1) / 2;
        return Unicode.wellFormed(path.substring(0, half))
                + '…'
                + Unicode.wellFormed(path.substring(path.length() - half));
    }

    public Where(int line, int column) {
        this(line, column, "");
    }

    @Override
    public String toString() {
        return tr("line {0}, column {1}", line, column) + (path.isEmpty() ? "" : ", " + path);
    }
}
