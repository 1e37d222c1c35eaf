package hoppity.studio.setup;

/** What the pointer does on the board. */
sealed interface Brush {
    /** Puts pieces of a seat down; a stroke that begins on one takes such pieces away. */
    record Piece(int seat) implements Brush {}

    /** Takes pieces away. */
    record Eraser() implements Brush {}

    /** Carries a piece to another cell. */
    record Hand() implements Brush {}
}
