package hoppity.engine;

/**
 * How a search for three or more seats counts: {@link #PLACE} less for each rival that has finished, so that a better place
 * is worth more than any lead, and within a place either an estimate, kept within ±{@link #MAX_LEAD}, or what follows from
 * somebody's finish in the line. These values are forecasts: the rivals did not all do their best. Only a finish by the root
 * move itself is a fact, and is told as {@link Values#winAt}.
 */
final class PlaceValues {
    private static final int PLACE = 40_000;
    private static final int MAX_LEAD = 15_000;
    /** The finish of the own side; the other sides' is its negative. */
    private static final int FINISH = 18_000;

    private PlaceValues() {}

    /** Whether the value tells that the own side finishes, before any rival that has not finished yet. */
    static boolean isWon(int value) {
        return finish(value) > 0;
    }

    /**
     * @param lead of the own side over those still playing, in hundredths of a tempo
     * @param gone how many have finished
     */
    static int estimate(int lead, int gone) {
        return Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead)) - PLACE * gone;
    }

    /** The own side finishes with this ply, as early as can be. */
    static int won(int gone, int ply) {
        return FINISH - ply - PLACE * gone;
    }

    /** Another side wins with this ply, as late as can be, and the game is over. */
    static int lost(int ply) {
        return ply - FINISH;
    }

    /** All others have finished. */
    static int last(int seats) {
        return -PLACE * (seats - 1);
    }

    /** Counts a finish from the node at {@code ply} instead of from the root, as the transposition table keeps it. */
    static int fromNode(int value, int ply) {
        return value + finish(value) * ply;
    }

    /** The inverse of {@link #fromNode}. */
    static int fromRoot(int value, int ply) {
        return value - finish(value) * ply;
    }

    /** 1 if the value tells of the finish of the side that it is seen by, −1 of another's, 0 of none that ends its game. */
    private static int finish(int value) {
        int within = Math.floorMod(value + PLACE / 2, PLACE) - PLACE / 2;
        return within > MAX_LEAD ? 1 : within < -MAX_LEAD ? -1 : 0;
    }
}
