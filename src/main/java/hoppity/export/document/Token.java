package hoppity.export.document;

import hoppity.record.Glyph;
import hoppity.record.Shape;
import java.util.List;

/** What a line of a document consists of. */
public sealed interface Token {
    /**
     * A move.
     *
     * @param move counts the moves of the document from 1, in the order of reading
     * @param after the number of the move before it, 0 at the start
     * @param label what stands before it, such as {@code 5…}; empty inside a line
     * @param text in words where no piece moves
     * @param route cells of the piece's way; empty where none moves
     * @param evaluation in short; empty for none
     * @param shapes marks on the board after it
     */
    record Move(
            int move,
            int after,
            String label,
            String text,
            List<Integer> route,
            List<Glyph> glyphs,
            String evaluation,
            List<Shape> shapes)
            implements Token {
        public Move {
            route = List.copyOf(route);
            glyphs = List.copyOf(glyphs);
            shapes = List.copyOf(shapes);
        }
    }

    /**
     * A comment.
     *
     * @param lang language tag; empty if it is not told
     */
    record Comment(String text, String by, String lang) implements Token {}

    /** What the program has to say, such as why a line ends. */
    record Note(String text) implements Token {}

    /** The result at the end of the game. */
    record Result(String text) implements Token {}
}
