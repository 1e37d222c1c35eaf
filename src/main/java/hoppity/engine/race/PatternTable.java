package hoppity.engine.race;

import hoppity.engine.transfer.ArmyMoves;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * In how many turns an army alone on the board fills its target, for all its placements with a few pieces outside, a byte each:
 * the fewest turns of the ways on which never more pieces are outside than the table knows of. A way on which there are more takes
 * {@link #turnsBeyond} turns at least, so that the smaller of the two is never too much.
 *
 * <p>Filled backwards from the goal, breadth first.
 */
final class PatternTable {
    /** No way leads from here to the goal without more pieces outside. */
    static final int NO_WAY = 0xff;

    /** Tables are not made larger. */
    static final long MAX_BYTES = 250L << 20;

    private static final int ENTRIES_PER_LOOK = 1 << 12;

    private final Shape shape;
    private final int most;
    /** {@code [n][k]}. */
    private final int[][] choose;
    /** {@code [pieces outside]}: the first entry of those placements. */
    private final int[] first;

    private final byte[] turns;

    PatternTable(Shape shape, int most, byte[] turns) {
        this.shape = shape;
        this.most = most;
        choose = binomials(shape.cells(), most);
        first = new int[most + 2];
        for (int outside = 0; outside <= most; outside++) {
            first[outside + 1] = first[outside] + count(shape, outside);
        }
        if (turns.length != first[most + 1]) {
            throw new IllegalArgumentException("a table of " + turns.length + " entries, not " + first[most + 1]);
        }
        this.turns = turns;
    }

    /** How many entries a table has. */
    static long size(Shape shape, int most) {
        long size = 0;
        for (int outside = 0; outside <= most; outside++) {
            size += (long) binomial(shape.outsideCells(), outside) * binomial(shape.targetCells(), outside);
        }
        return size;
    }

    /**
     * Fills a table; null if it was cancelled.
     *
     * @param back the army's moves, taken back
     */
    static @Nullable PatternTable build(Shape shape, ArmyMoves back, int most, BooleanSupplier cancelled) {
        var turns = new byte[(int) size(shape, most)];
        Arrays.fill(turns, (byte) NO_WAY);
        var table = new PatternTable(shape, most, turns);
        return table.new Filling(back).fill(cancelled) ? table : null;
    }

    /** The same entries for an army that is this one's but for a half-turn of the board. */
    PatternTable seenBy(Shape other) {
        return new PatternTable(other, most, turns);
    }

    int most() {
        return most;
    }

    byte[] bytes() {
        return turns;
    }

    /** The fewest turns of a way on which more pieces are outside than the table knows of. */
    int turnsBeyond(int outside) {
        return 2 * (most + 1) - outside;
    }

    /**
     * The fewest turns without more pieces outside, or {@link #NO_WAY}.
     *
     * @param own per cell, whether a piece of the army stands there; at most {@link #most} outside the target
     */
    int turns(int[] army, boolean[] own) {
        var places = new int[most];
        int outside = 0;
        for (int cell : army) {
            if (!shape.isTarget(cell)) {
                places[outside++] = shape.place(cell);
            }
        }
        long rank = rank(places, outside);
        int holes = 0;
        for (int cell : shape.target()) {
            if (!own[cell]) {
                places[holes++] = shape.place(cell);
            }
        }
        return turns[index(rank(places, holes), rank, outside)] & 0xff;
    }

    private int index(long holes, long pieces, int outside) {
        return (int) (first[outside] + holes * choose[shape.outsideCells()][outside] + pieces);
    }

    /** Sorts the first places and ranks them among the sets of so many. */
    private int rank(int[] places, int count) {
        int rank = 0;
        for (int i = 0; i < count; i++) {
            int place = places[i];
            int j = i;
            while (j > 0 && places[j - 1] > place) {
                places[j] = places[j - 1];
                j--;
            }
            places[j] = place;
        }
        for (int i = 0; i < count; i++) {
            rank += choose[places[i]][i + 1];
        }
        return rank;
    }

    private static int count(Shape shape, int outside) {
        return (int) (binomial(shape.outsideCells(), outside) * binomial(shape.targetCells(), outside));
    }

    private static long binomial(int n, int k) {
        long value = 1;
        for (int i = 1; i <= k; i++) {
            value = value * (n - k + i) / i;
        }
        return n < k ? 0 : value;
    }

    private static int[][] binomials(int n, int k) {
        var choose = new int[n + 1][k + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= k; j++) {
                choose[i][j] = (int) binomial(i, j);
            }
        }
        return choose;
    }

    /** Goes back from the goal, turn by turn. */
    private final class Filling {
        private final ArmyMoves back;
        private final int[] army = new int[shape.targetCells()];
        private final boolean[] occupied = new boolean[shape.cells()];
        private final int[] moves;
        private final int[] outsidePlaces = new int[most];
        private final int[] holePlaces = new int[most];
        private final int[] places = new int[most];
        private int outside;

        Filling(ArmyMoves back) {
            this.back = back;
            moves = new int[back.capacity(army.length)];
        }

        boolean fill(BooleanSupplier cancelled) {
            turns[0] = 0;
            boolean more = true;
            for (int turn = 0; more && turn < NO_WAY - 1; turn++) {
                more = false;
                for (int entry = 0; entry < turns.length; entry++) {
                    if (entry % ENTRIES_PER_LOOK == 0 && cancelled.getAsBoolean()) {
                        return false;
                    }
                    if ((turns[entry] & 0xff) == turn) {
                        more = true;
                        load(entry);
                        expand(turn + 1);
                    }
                }
            }
            return true;
        }

        private void load(int entry) {
            outside = 0;
            while (entry >= first[outside + 1]) {
                outside++;
            }
            int rest = entry - first[outside];
            int sets = choose[shape.outsideCells()][outside];
            unrank(rest % sets, outside, outsidePlaces, shape.outsideCells());
            unrank(rest / sets, outside, holePlaces, shape.targetCells());
            Arrays.fill(occupied, false);
            int n = 0;
            for (int cell : shape.target()) {
                occupied[cell] = true;
            }
            for (int i = 0; i < outside; i++) {
                occupied[shape.targetCell(holePlaces[i])] = false;
                int cell = shape.outsideCell(outsidePlaces[i]);
                occupied[cell] = true;
                army[n++] = cell;
            }
            for (int cell : shape.target()) {
                if (occupied[cell]) {
                    army[n++] = cell;
                }
            }
        }

        private void unrank(int rank, int count, int[] into, int from) {
            int rest = rank;
            int place = from - 1;
            for (int i = count; i > 0; i--) {
                while (choose[place][i] > rest) {
                    place--;
                }
                into[i - 1] = place;
                rest -= choose[place][i];
            }
        }

        private void expand(int turn) {
            int count = back.generate(army, occupied, moves);
            for (int i = 0; i < count; i++) {
                int entry = entryAfter(moves[i] >> 8, moves[i] & 0xff);
                if (entry >= 0 && (turns[entry] & 0xff) == NO_WAY) {
                    turns[entry] = (byte) turn;
                }
            }
        }

        /** −1 if there are too many pieces outside. */
        private int entryAfter(int from, int to) {
            boolean leaves = shape.isTarget(from);
            boolean enters = shape.isTarget(to);
            int after = outside + (leaves ? 1 : 0) - (enters ? 1 : 0);
            if (after > most) {
                return -1;
            }
            int n = exchange(outsidePlaces, leaves ? -1 : shape.place(from), enters ? -1 : shape.place(to));
            int pieces = rank(places, n);
            int m = exchange(holePlaces, enters ? shape.place(to) : -1, leaves ? shape.place(from) : -1);
            return index(rank(places, m), pieces, after);
        }

        /** Copies a set of places without one of them and with another, where they are not negative. */
        private int exchange(int[] set, int without, int with) {
            int n = 0;
            for (int i = 0; i < outside; i++) {
                if (set[i] != without) {
                    places[n++] = set[i];
                }
            }
            if (with >= 0) {
                places[n++] = with;
            }
            return n;
        }
    }
}
