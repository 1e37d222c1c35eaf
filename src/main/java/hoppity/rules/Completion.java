package hoppity.rules;

import hoppity.rules.RuleOptions.Win;

/** When a seat's camp counts as filled under the variant's winning condition (rules §4, win). */
final class Completion {
    private final Win win;
    /** {@code [seat]}: the cells of its target. */
    private final int[][] target;
    /** {@code [seat][other]}: whether a piece of the other does not stand in the way: an opponent's, or anybody's. */
    private final boolean[][] yields;

    Completion(Variant variant) {
        int seats = variant.seatCount();
        win = variant.options().win();
        target = new int[seats][];
        yields = new boolean[seats][seats];
        for (int seat = 0; seat < seats; seat++) {
            target[seat] = variant.target(seat).cells().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            for (int other = 0; other < seats; other++) {
                yields[seat][other] = win == Win.PARLETT
                        ? other != seat
                        : win == Win.OCCUPY_FREE && !variant.team(seat).contains(other);
            }
        }
    }

    /**
     * Whether the seat can have finished earlier in a game that has come to this: it has not moved since, but pieces of others
     * that counted may have left its target.
     */
    static boolean mayHaveFinished(Variant variant, byte[] at, int seat) {
        long own = variant.target(seat).cells().stream()
                .filter(cell -> at[cell] == seat)
                .count();
        return variant.options().win() == Win.ALL_OWN
                ? own == variant.target(seat).size()
                : own > 0;
    }

    /** Whether the camp is filled where {@code at} tells whose piece stands on each cell. */
    boolean isFilled(byte[] at, int seat) {
        int own = 0;
        for (int cell : target[seat]) {
            own += at[cell] == seat ? 1 : 0;
        }
        return isFilled(at, seat, own);
    }

    /**
     * @param own how many own pieces stand in the target
     * @param foreign how many pieces of others that count as filling it
     */
    boolean isFilled(int seat, int own, int foreign) {
        return own > 0 && own + foreign == target[seat].length;
    }

    /** As {@link #isFilled(byte[], int)} where the number of own pieces in the target is known. */
    boolean isFilled(byte[] at, int seat, int own) {
        return own > 0 && own + foreign(at, seat) == target[seat].length;
    }

    /** Whether no single move can fill the camp of a seat, nor could one have been all that was lacking. */
    boolean isFarFrom(MutablePosition position, int seat) {
        int standing = win == Win.ALL_OWN ? position.inTarget(seat) : position.standingInTarget(seat);
        return standing + 1 < target[seat].length;
    }

    /** How many pieces of others stand in the target that count as filling it. */
    int foreign(byte[] at, int seat) {
        if (win == Win.ALL_OWN) {
            return 0;
        }
        int foreign = 0;
        for (int cell : target[seat]) {
            int owner = at[cell];
            if (owner != Position.EMPTY && yields[seat][owner]) {
                foreign++;
            }
        }
        return foreign;
    }

    /** Whether a piece of the other seat counts as filling this one's target. */
    boolean yields(int seat, int other) {
        return yields[seat][other];
    }
}
