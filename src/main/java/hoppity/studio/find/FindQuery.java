package hoppity.studio.find;

/** What is looked for in a game. */
sealed interface FindQuery {
    /** Nothing, so that nothing is found. */
    FindQuery NOTHING = new Words("");

    /**
     * What was typed: part of a comment or title, a move or the beginning of one, a cell, a glyph or its name.
     *
     * @param text without blanks around it
     */
    record Words(String text) implements FindQuery {
        public Words {
            text = text.strip();
        }
    }

    /** All nodes with the position of one, and the same seat to move; that node is among them. */
    record SamePosition(int node) implements FindQuery {}

    default boolean isNothing() {
        return this instanceof Words words && words.text().isEmpty();
    }
}
