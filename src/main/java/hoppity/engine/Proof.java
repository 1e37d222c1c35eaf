package hoppity.engine;

/**
 * What is known about a value of 0, which an even estimate and a draw have in common: a set of bits that the search returns
 * beside each value.
 */
final class Proof {
    static final int NONE = 0;
    /** The seat to move can force a draw or better. */
    static final int AT_LEAST = 1;
    /** The other seat can. */
    static final int AT_MOST = 2;

    static final int DRAW = AT_LEAST | AT_MOST;
    /** The draw is a repetition on the way to the position, and holds for that way only. */
    static final int OF_LINE = 4;

    private Proof() {}

    /** The same as the other seat sees it. */
    static int negated(int proof) {
        return proof & OF_LINE | (proof & AT_LEAST) << 1 | (proof & AT_MOST) >> 1;
    }

    /** Whether a value that is a lower bound is a fact. */
    static boolean isAtLeast(int value, int proof) {
        return Values.isWin(value) || value == Values.DRAW && (proof & AT_LEAST) != 0;
    }

    /** Whether a value that is an upper bound is a fact. */
    static boolean isAtMost(int value, int proof) {
        return Values.isLoss(value) || value == Values.DRAW && (proof & AT_MOST) != 0;
    }

    /** Whether an exact value is a fact. */
    static boolean isExact(int value, int proof) {
        return Values.isDecided(value) || value == Values.DRAW && (proof & DRAW) == DRAW;
    }
}
