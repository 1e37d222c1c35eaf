package hoppity.engine.transfer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A number of turns below which no army can reach its goal, from how far its pieces are from the corner of the target and
 * nothing else. On a board that has only these distances (its levels), a jump needs no more than some piece on the level in
 * between; what takes so many turns there takes at least as many on the real board. All profiles, which say how many pieces
 * stand on each level, are solved beforehand, breadth first from that of the goal.
 *
 * <p>Not thread-safe.
 */
final class LevelBound {
    /** More profiles than this are not worth their time and memory. */
    private static final int MAX_PROFILES = 12_000_000;

    private static final byte UNREACHED = Byte.MAX_VALUE;

    private final int pieces;
    private final int[] levelOf;
    private final int levels;
    /** {@code [n][k]}: C(n, k). */
    private final int[][] choose;
    /** {@code [rank of a profile]}. */
    private final byte[] turns;

    private final Profile profile;

    private LevelBound(ArmyTransfer task, int[] levelOf, int levels) {
        this.levelOf = levelOf;
        this.levels = levels;
        pieces = task.army().size();
        choose = new int[levels + pieces][pieces + 1];
        for (int n = 0; n < choose.length; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, pieces); k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        turns = new byte[choose[levels + pieces - 1][pieces]];
        profile = new Profile();
    }

    /**
     * Solves all profiles.
     *
     * @param goal as many cells as the army has pieces
     * @return empty if there are too many profiles
     */
    static Optional<LevelBound> of(ArmyTransfer task, List<Integer> goal, Allowance allowance) throws Stopped {
        var topology = task.variant().topology();
        int corner = task.variant().target(task.seat()).corner();
        var levelOf = new int[topology.size()];
        Arrays.setAll(levelOf, cell -> topology.distance(cell, corner));
        int levels = Arrays.stream(levelOf).max().orElse(0) + 1;
        if (levels >= Integer.SIZE || profiles(levels, goal.size()) > MAX_PROFILES) {
            return Optional.empty();
        }
        var bound = new LevelBound(task, levelOf, levels);
        allowance.reserve(bound.turns.length);
        bound.solve(goal, new LevelMoves(task, levelOf, levels), allowance);
        return Optional.of(bound);
    }

    /** Looks at a placement. */
    void load(int[] army) {
        profile.clear();
        for (int cell : army) {
            profile.counts[levelOf[cell]]++;
        }
        profile.rank();
    }

    /** The bound after a piece of the placement has gone from one cell to another. */
    int turnsAfter(int from, int to) {
        return turns[profile.rankAfter(levelOf[from], levelOf[to])];
    }

    private void solve(List<Integer> goal, LevelMoves moves, Allowance allowance) throws Stopped {
        Arrays.fill(turns, UNREACHED);
        allowance.reserve((long) turns.length * Integer.BYTES);
        var queue = new int[turns.length];
        int queued = 0;
        load(goal.stream().mapToInt(Integer::intValue).toArray());
        int first = profile.rankAfter(0, 0);
        turns[first] = 0;
        queue[queued++] = first;
        for (int i = 0; i < queued; i++) {
            allowance.tick();
            profile.unrank(queue[i]);
            profile.rank();
            byte next = (byte) (turns[queue[i]] + 1);
            for (int from = 0; from < levels; from++) {
                if (profile.counts[from] == 0) {
                    continue;
                }
                for (int ends = moves.from(from, profile.counts); ends != 0; ends &= ends - 1) {
                    int rank = profile.rankAfter(from, Integer.numberOfTrailingZeros(ends));
                    if (turns[rank] == UNREACHED) {
                        turns[rank] = next;
                        queue[queued++] = rank;
                    }
                }
            }
        }
        allowance.release((long) turns.length * Integer.BYTES);
    }

    private static double profiles(int levels, int pieces) {
        double count = 1;
        for (int k = 1; k <= pieces; k++) {
            count = count * (levels - 1 + k) / k;
        }
        return count;
    }

    /**
     * How many pieces stand on each level. With the pieces sorted by level, from 0, the profile's rank is the sum of
     * C(level + i, i + 1) over the pieces i.
     */
    private final class Profile {
        private final int[] counts = new int[levels];
        /** {@code [level]}: how many pieces stand on lower ones. */
        private final int[] below = new int[levels + 1];
        /** Sums over the first i pieces of what each adds to the rank in its place, one place lower, one place higher. */
        private final int[] inPlace = new int[pieces + 1];

        private final int[] lower = new int[pieces + 1];
        private final int[] higher = new int[pieces + 1];

        void clear() {
            Arrays.fill(counts, 0);
        }

        /** Prepares {@link #rankAfter} for the counts. */
        void rank() {
            int i = 0;
            for (int level = 0; level < levels; level++) {
                below[level] = i;
                for (int n = counts[level]; n > 0; n--, i++) {
                    inPlace[i + 1] = inPlace[i] + choose[level + i][i + 1];
                    lower[i + 1] = lower[i] + (i > 0 ? choose[level + i - 1][i] : 0);
                    // The last piece has no higher place to go to.
                    higher[i + 1] = i + 2 <= pieces ? higher[i] + choose[level + i + 1][i + 2] : 0;
                }
            }
            below[levels] = i;
        }

        int rankAfter(int from, int to) {
            int place = below[to + 1];
            if (from < to) {
                int last = below[from + 1] - 1;
                return inPlace[last]
                        + lower[place]
                        - lower[last + 1]
                        + choose[to + place - 1][place]
                        + inPlace[pieces]
                        - inPlace[place];
            }
            if (from == to) {
                return inPlace[pieces];
            }
            int first = below[from];
            return inPlace[place]
                    + choose[to + place][place + 1]
                    + higher[first]
                    - higher[place]
                    + inPlace[pieces]
                    - inPlace[first + 1];
        }

        void unrank(int rank) {
            clear();
            int rest = rank;
            int level = levels - 1;
            for (int i = pieces - 1; i >= 0; i--) {
                while (choose[level + i][i + 1] > rest) {
                    level--;
                }
                rest -= choose[level + i][i + 1];
                counts[level]++;
            }
        }
    }
}
