package hoppity.rules;

/** Where the pieces of a seat may go: one way of finding it for jumps that can be jumped back, one for any. */
sealed interface Reach permits SetReach, SearchReach {

    /** Writes the moves of a seat as codes and says how many there are. */
    int generate(MutablePosition position, int seat, int[] moves);

    /** As {@link #generate(MutablePosition, int, int[])}, but only moves that gain so much or more. */
    int generate(MutablePosition position, int seat, CellOrder order, int gain, int[] moves);

    /** How many moves a seat has. */
    int count(MutablePosition position, int seat);

    /** Whether the piece of the seat that stands on {@code from} may end its turn on {@code to}. */
    boolean contains(MutablePosition position, int seat, int from, int to);
}
