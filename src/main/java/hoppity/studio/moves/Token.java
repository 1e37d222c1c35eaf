package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import java.util.List;

/** What the notation is made of. All but words stay together on one line. */
sealed interface Token {
    /** A text in one style. */
    record Piece(String text, TextStyle style) {}

    /** Id of the node that a click on the token goes to. */
    int node();

    /**
     * A move.
     *
     * @param number what stands before it, such as {@code 5…}; empty inside a line
     * @param text with the whole route
     * @param brief with the way left out, for narrow columns
     * @param signs the glyphs
     * @param evaluation in short; empty for none
     * @param clock the time it took, or that was left; empty for none
     */
    record Move(int node, String number, String text, String brief, List<Piece> signs, String evaluation, String clock)
            implements Token {
        public Move {
            signs = List.copyOf(signs);
        }
    }

    /**
     * Stands behind a move whose position comes about at other places too.
     *
     * @param repeats whether it is on the same line that the position stood before, and nowhere else
     */
    record Same(int node, boolean repeats) implements Token {
        Piece piece() {
            return repeats
                    ? new Piece(tr("repeated position"), TextStyle.REPEATED)
                    : new Piece(tr("same position elsewhere"), TextStyle.ELSEWHERE);
        }
    }

    /** The title of a move, on a line of its own above it. */
    record Heading(int node, boolean bookmark, String text) implements Token {}

    /** Leads to a move that stands elsewhere: a gap in a row that was interrupted, the number of a row. */
    record Gap(int node) implements Token {}

    /** Running text, broken between words. */
    record Words(int node, TextStyle style, String text) implements Token {}

    /** The mark before a variation that can be folded; the node is its first move. */
    record Fold(int node, boolean folded) implements Token {}

    /** Stands for the moves of a folded variation that do not show. */
    record More(int node, int hidden) implements Token {
        String text() {
            return tr("{0} more", hidden);
        }
    }
}
