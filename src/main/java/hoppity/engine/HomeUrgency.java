package hoppity.engine;

import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.Variant;

/** How much it worries a seat to have pieces at home when the home limit comes near, in hundredths of a tempo. */
final class HomeUrgency {
    /** Moves that a seat would like to have for each piece at home, and on top of that. */
    private static final int MOVES_PER_PIECE = 2;

    private static final int MOVES_ON_TOP = 2;
    /** From so many moves of slack on there is no worry. */
    private static final int CALM = 6;

    private static final int WEIGHT = 8;
    /** For each piece that can no longer get out in time. */
    private static final int TOO_LATE = 1500;

    private final HomeCheck check;
    private final int limit;
    private final int[][] penalties;

    HomeUrgency(Variant variant) {
        check = variant.options().homeCheck();
        limit = variant.options().homeLimit();
        int army = Math.max(variant.home(0).size(), variant.home(1).size());
        int moves = check == HomeCheck.NONE ? 1 : limit + 3;
        penalties = new int[army + 1][moves];
        if (check != HomeCheck.NONE) {
            for (int atHome = 1; atHome <= army; atHome++) {
                for (int left = 0; left < moves; left++) {
                    penalties[atHome][left] = penalty(atHome, left);
                }
            }
        }
    }

    /**
     * @param atHome how many of the seat's pieces are in its home
     * @param toMove the seat to move, at {@code moveNumber}
     */
    int penalty(int seat, int atHome, int toMove, int moveNumber) {
        if (check == HomeCheck.NONE) {
            return 0;
        }
        int next = seat < toMove ? moveNumber + 1 : moveNumber;
        // EACH_MOVE looks after moves numbered above the limit, so that one more may carry the last piece out.
        int left = limit + (check == HomeCheck.EACH_MOVE ? 2 : 1) - next;
        if (left <= 0 && check == HomeCheck.ONCE) {
            return 0;
        }
        return penalties[atHome][Math.max(0, left)];
    }

    private static int penalty(int atHome, int left) {
        int slack = left - MOVES_PER_PIECE * atHome - MOVES_ON_TOP;
        int worry = slack >= CALM ? 0 : WEIGHT * atHome * (CALM - slack) * (CALM - slack);
        return worry + TOO_LATE * Math.max(0, atHome - left);
    }
}
