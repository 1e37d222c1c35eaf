package hoppity.studio.moves;

import java.util.List;

/** A part of the notation before it is broken into lines: what the game is, whatever the room. */
sealed interface Block {
    /**
     * A row of the main line.
     *
     * @param number of the moves, such as {@code 5.}
     * @param cells from the first column on; there may be fewer than columns
     * @param same marks behind the moves of some of the cells
     */
    record Row(String number, List<Token> cells, List<Token.Same> same) implements Block {
        public Row {
            cells = List.copyOf(cells);
            same = List.copyOf(same);
        }

        Row(String number, List<Token> cells) {
            this(number, cells, List.of());
        }
    }

    /**
     * A comment, a note, or a stretch of a variation.
     *
     * @param depth 0 on the main line, 1 in its variations, 2 in theirs
     */
    record Paragraph(int depth, List<Token> tokens) implements Block {
        public Paragraph {
            tokens = List.copyOf(tokens);
        }
    }
}
