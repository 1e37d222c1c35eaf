package hoppity.engine;

/**
 * Late-move reductions: the later a move comes in the order and the deeper the node, the less far a scout looks behind it.
 * Most of the dozens of moves in a position are shuffles that no deep look would save.
 */
final class Reductions {
    private static final int MIN_DEPTH = 3;
    /** So many moves of a node are searched in full; one more where the line is open. */
    private static final int FULL_MOVES = 2;

    private static final double BASE = 0.4;
    private static final double DIVISOR = 1.7;
    private static final int MOVES = 64;
    private static final int ENOUGH = 4;
    private static final int ENOUGH_PER_SQUARE = 2;
    private static final int HISTORY_PER_PLY = 6000;

    private final boolean enabled;
    private final MoveOrdering ordering;
    private final int[][] plies = new int[Search.MAX_PLY + 1][MOVES];

    Reductions(boolean enabled, MoveOrdering ordering) {
        this.enabled = enabled;
        this.ordering = ordering;
        for (int depth = 1; depth < plies.length; depth++) {
            for (int tried = 1; tried < MOVES; tried++) {
                plies[depth][tried] = (int) (BASE + Math.log(depth) * Math.log(tried) / DIVISOR);
            }
        }
    }

    /** After how many moves of a node near the horizon the rest is left out. */
    int enough(int depth) {
        return ENOUGH + ENOUGH_PER_SQUARE * depth * depth;
    }

    /**
     * By how many plies to reduce; at least one ply is left.
     *
     * @param tried how many moves of the node came before this one
     * @param open whether the node's window is open, so that it may be on the principal variation
     */
    int plies(int seat, int move, int depth, int tried, int ply, boolean open) {
        if (!enabled || depth < MIN_DEPTH || tried < (open ? FULL_MOVES + 1 : FULL_MOVES)) {
            return 0;
        }
        int reduction = plies[depth][Math.min(tried, MOVES - 1)];
        if (open || ordering.isKiller(move, ply)) {
            reduction--;
        }
        if (ordering.gain(seat, move) < 0) {
            reduction++;
        }
        reduction -= ordering.history(seat, move) / HISTORY_PER_PLY;
        return Math.max(0, Math.min(reduction, depth - 2));
    }
}
