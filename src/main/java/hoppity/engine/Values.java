package hoppity.engine;

/**
 * How the search counts: whole numbers from the point of view of the seat to move. An estimate is in hundredths of a tempo
 * and stays within ±{@link #MAX_ESTIMATE}; a draw is 0; a game won at ply {@code p} of the search is {@code WIN − p}, so that
 * shorter wins are better, and a lost one its negative. From {@link #PROVEN} on, a value says that a win is forced.
 */
final class Values {
    static final int DRAW = 0;
    static final int WIN = 500_000;
    static final int INFINITE = WIN + 1;
    /** Wins are never longer than the difference to {@link #WIN}, in plies. */
    static final int PROVEN = WIN - 10_000;

    static final int MAX_ESTIMATE = 400_000;

    private Values() {}

    static int winAt(int ply) {
        return WIN - ply;
    }

    static boolean isWin(int value) {
        return value >= PROVEN;
    }

    static boolean isLoss(int value) {
        return value <= -PROVEN;
    }

    static boolean isDecided(int value) {
        return isWin(value) || isLoss(value);
    }

    /** Plies from the root to the end of the game that a decided value tells of. */
    static int plies(int value) {
        return WIN - Math.abs(value);
    }

    /** Counts a win from the node at {@code ply} instead of from the root, as the transposition table keeps it. */
    static int fromNode(int value, int ply) {
        return isWin(value) ? value + ply : isLoss(value) ? value - ply : value;
    }

    /** The inverse of {@link #fromNode}. */
    static int fromRoot(int value, int ply) {
        return isWin(value) ? value - ply : isLoss(value) ? value + ply : value;
    }

    /**
     * The score that a value at the root stands for, as the seat to move sees it.
     *
     * @param provenDraw whether a value of 0 is known to be a draw
     */
    static Score score(int value, boolean provenDraw) {
        if (isDecided(value)) {
            // Plies 1 and 2 both come within the mover's present turn.
            int turns = (plies(value) + 1) / 2;
            return isWin(value) ? new Score.Win(turns) : new Score.Loss(turns);
        }
        return provenDraw ? Score.DRAW : new Score.Estimate(value);
    }
}
