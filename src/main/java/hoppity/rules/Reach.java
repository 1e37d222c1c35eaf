package hoppity.rules;

/** Where the pieces of a position may go: one way of finding it for small boards, one for any. */
sealed interface Reach permits SetReach, SearchReach {

    /** Writes the moves of the seat to move as codes and says how many there are. */
    int generate(MutablePosition position, int[] moves);

    /** How many moves the seat to move has. */
    int count(MutablePosition position);

    /** Whether the piece of the seat to move that stands on {@code from} may end its turn on {@code to}. */
    boolean contains(MutablePosition position, int from, int to);
}
