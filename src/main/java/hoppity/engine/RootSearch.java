package hoppity.engine;

/** A search of the moves of one position, as deep as it is told ({@link Deepening} tells it). */
interface RootSearch {

    /**
     * The value of a root move for the seat to move.
     *
     * @param depth plies to look ahead, this move's included; from 1 to {@link Search#MAX_PLY}
     * @param scout whether to ask first, cheaply, if the move is better than {@code alpha} at all
     * @throws Budget.Exhausted if a limit is reached
     */
    int rootMove(int move, int depth, int alpha, int beta, boolean scout);

    /** What is known about the value returned last, see {@link Proof}. */
    int proof();

    /** The line after the root move that was searched last, if its value was within the window. */
    int[] line();

    /** What the distances say a root move gains, in hundredths of a tempo. */
    int gain(int move);

    /** Whether a root move comes back to a position of the game, which the rules of the variant count. */
    default boolean comesBack(int move) {
        return false;
    }

    /** Positions visited. */
    long nodes();

    /** The longest line looked at, in plies. */
    int selectiveDepth();
}
