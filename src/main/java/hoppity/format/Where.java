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
    public Where {
        path = OneLine.of(path);
    }

    public Where(int line, int column) {
        this(line, column, "");
    }

    @Override
    public String toString() {
        return tr("line {0}, column {1}", line, column) + (path.isEmpty() ? "" : ", " + path);
    }
}
