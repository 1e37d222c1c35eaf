package hoppity.engine;

import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The move limits of a variant (home limit, tempo limit) as the search sees them. Two positions with the same pieces are the
 * same to the rules only if no limit lies between them; the transposition table therefore tells them apart by their move
 * number wherever a limit comes within {@link #HORIZON} moves, and by whether the home limit has passed.
 */
final class RuleClocks {
    /** In moves of one seat. No line that the table holds is as long: see {@link Search#MAX_PROOF}. */
    static final int HORIZON = 34;

    /** What {@link #movesLeft} says where no limit lies ahead. */
    static final int NEVER = Integer.MAX_VALUE / 2;

    private static final long SEED = 0x0c10c5L;

    private final long[] keys;
    private final boolean[] exact;
    private final int[] movesLeft;
    private final int homeForbiddenAfter;

    RuleClocks(Variant variant) {
        var options = variant.options();
        boolean rulesStay =
                options.homeCheck() == HomeCheck.EACH_MOVE || options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT;
        int home = rulesStay || options.homeCheck() == HomeCheck.ONCE ? options.homeLimit() : 0;
        int tempo = options.tempoLimit();
        homeForbiddenAfter = options.homeCheck() == HomeCheck.EACH_MOVE ? home : NEVER;
        var random = new SplittableRandom(SEED);
        // The last element stands for all numbers beyond the limits.
        int length = Math.max(home, tempo) + 2;
        keys = new long[length];
        exact = new boolean[length];
        movesLeft = new int[length];
        Arrays.fill(movesLeft, NEVER);
        long afterHome = rulesStay ? random.nextLong() : 0;
        for (int number = 0; number < length; number++) {
            long own = random.nextLong();
            keys[number] = number > home ? afterHome : 0;
            exact[number] = number == length - 1;
            for (int limit : new int[] {home, tempo}) {
                if (number <= limit) {
                    movesLeft[number] = Math.min(movesLeft[number], limit - number);
                }
            }
            if (movesLeft[number] <= HORIZON) {
                keys[number] = own;
                exact[number] = true;
            }
        }
    }

    /** What the move number adds to the key of a position. */
    long key(int moveNumber) {
        return keys[Math.min(moveNumber, keys.length - 1)];
    }

    /**
     * Whether positions with the same key have the same future under the rules, however long it is: their move number is in
     * the key, or no limit lies ahead.
     */
    boolean isExact(int moveNumber) {
        return exact[Math.min(moveNumber, exact.length - 1)];
    }

    /** How many moves after this one the next limit is reached: 0 if it is reached with this move. */
    int movesLeft(int moveNumber) {
        return movesLeft[Math.min(moveNumber, movesLeft.length - 1)];
    }

    /** Whether a move with this number loses if it leaves a piece at home. */
    boolean isHomeForbidden(int moveNumber) {
        return moveNumber > homeForbiddenAfter;
    }
}
