package hoppity.format.hgn;

/** Text that is broken into lines of at most 80 characters, between tokens only. */
final class GameText {
    private static final int WIDTH = 80;

    private final StringBuilder out;
    private int column;

    /** @param out what stands before, with a line end as its last character */
    GameText(StringBuilder out) {
        this.out = out;
    }

    /** A token that is not broken, whatever its length. */
    void token(String token) {
        if (column > 0) {
            boolean fits = column + 1 + token.length() <= WIDTH;
            out.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        out.append(token);
        column += token.length();
    }

    /** Text as it stands, on lines of its own. */
    void block(String text) {
        endLine();
        out.append(text).append('\n');
    }

    void endLine() {
        if (column > 0) {
            out.append('\n');
        }
        column = 0;
    }
}
