package hoppity.engine;

/**
 * What a static estimate is worth as a forecast of the plies that are left: near the horizon a node far enough above the window
 * is not searched at all, and a move that would end far enough below it is left out. What comes of either is an estimate.
 *
 * <p>An estimate counts the turn for the seat to move. One ply later the other seat has it, so that a move of no gain costs
 * the turn twice.
 */
final class Futility {
    /** Nodes of more plies are always searched. */
    static final int MAX_DEPTH = 4;

    private static final int TURN = 2 * Evaluation.TO_MOVE;
    private static final int ABOVE_PER_PLY = 100;
    /** What a move may change beyond its distances: parity, detours, pieces at home. */
    private static final int LAST_PLY = 100;
    /** What the moves after it may change. */
    private static final int BELOW_PER_PLY = 100;

    private Futility() {}

    /** Whether a node may count as its estimate, which is above the window by what the plies left could take away. */
    static boolean isAbove(int estimate, int depth, int beta) {
        return depth <= MAX_DEPTH && estimate - ABOVE_PER_PLY * depth >= beta;
    }

    /**
     * What a move can be hoped to be worth; it need not be tried if that is no more than the window's lower end.
     *
     * @param estimate of the position before the move
     * @param gain of the move, as far as the distances go
     * @param depth plies left, the move's included; 1 to {@link #MAX_DEPTH}
     */
    static int hope(int estimate, int gain, int depth) {
        int afterwards = (depth & 1) != 0 ? estimate - TURN : estimate;
        return afterwards + gain + LAST_PLY + BELOW_PER_PLY * (depth - 1);
    }
}
