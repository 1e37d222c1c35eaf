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

    /** Stands for more turns than there are, or than anybody has asked for. */
    static final int UNREACHED = Byte.MAX_VALUE;

    private final int pieces;
    private final int[] levelOf;
    private final int levels;
    private final LevelMoves moves;
    /** {@code [n][k]}: C(n, k). */
    private final int[][] choose;
    /** {@code [rank of a profile]}. */
    private final byte[] turns;

    private final Profile profile;

    private LevelBound(int pieces, int[] levelOf, int levels, LevelMoves moves, int[][] choose, Allowance allowance)
            throws Stopped {
        this.pieces = pieces;
        this.levelOf = levelOf;
        this.levels = levels;
        this.moves = moves;
        this.choose = choose;
        int profiles = choose[levels + pieces - 1][pieces];
        allowance.reserve(profiles);
        turns = new byte[profiles];
        Arrays.fill(turns, (byte) UNREACHED);
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
        var moves = new LevelMoves(task, levelOf, levels);
        var bound = new LevelBound(
                goal.size(), levelOf, levels, moves, binomials(levels + goal.size(), goal.size()), allowance);
        bound.load(goal.stream().mapToInt(Integer::intValue).toArray());
        bound.new Solution(allowance).seed(bound.profile.rankAfter(0, 0), 0).solve(UNREACHED);
        return Optional.of(bound);
    }

    /**
     * A sharper bound, for armies that cannot reach the goal but through one of some placements.
     *
     * @param gate these placements
     * @param permutation through which the gate stands for them
     * @param distance turns from each of them to the goal
     * @param most bounds greater than this need not be told apart
     */
    LevelBound through(
            PlacementSet gate, PlacementCode code, int[] permutation, int distance, int most, Allowance allowance)
            throws Stopped {
        var bound = new LevelBound(pieces, levelOf, levels, moves, choose, allowance);
        var solution = bound.new Solution(allowance);
        var key = new long[code.words()];
        var army = new int[pieces];
        var walk = gate.walk();
        while (walk.next(key)) {
            allowance.tick();
            code.decode(key, army);
            bound.profile.clear();
            for (int cell : army) {
                bound.profile.counts[levelOf[permutation[cell]]]++;
            }
            solution.seed(bound.profile.rank(), distance);
        }
        solution.solve(most);
        return bound;
    }

    /** Gives the memory back. */
    void discard(Allowance allowance) {
        allowance.release(turns.length);
    }

    /** How many profiles there are: what it takes to prepare a bound grows with them. */
    int profiles() {
        return turns.length;
    }

    /** Looks at a placement. */
    void load(int[] army) {
        profile.clear();
        for (int cell : army) {
            profile.counts[levelOf[cell]]++;
        }
        int unused = profile.rank();
    }

    /** The bound after a piece of the placement has gone from one cell to another. */
    int turnsAfter(int from, int to) {
        return turns[profile.rankAfter(levelOf[from], levelOf[to])];
    }

    /** The profiles by their distance, breadth first. */
    private final class Solution {
        private final Allowance allowance;
        private final int[] queue = new int[turns.length];
        private int queued;

        Solution(Allowance allowance) throws Stopped {
            this.allowance = allowance;
            allowance.reserve((long) turns.length * Integer.BYTES);
        }

        /** All seeds have the same distance. */
        Solution seed(int rank, int distance) {
            if (turns[rank] == UNREACHED) {
                turns[rank] = (byte) distance;
                queue[queued++] = rank;
            }
            return this;
        }

        void solve(int most) throws Stopped {
            for (int i = 0; i < queued && turns[queue[i]] < most; i++) {
                allowance.tick();
                profile.unrank(queue[i]);
                int unused = profile.rank();
                int next = turns[queue[i]] + 1;
                for (int from = 0; from < levels; from++) {
                    if (profile.counts[from] == 0) {
                        continue;
                    }
                    for (int ends = moves.from(from, profile.counts); ends != 0; ends &= ends - 1) {
                        seed(profile.rankAfter(from, Integer.numberOfTrailingZeros(ends)), next);
                    }
                }
            }
            allowance.release((long) turns.length * Integer.BYTES);
        }
    }

    private static int[][] binomials(int size, int pieces) {
        var choose = new int[size][pieces + 1];
        for (int n = 0; n < size; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, pieces); k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        return choose;
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

        /** Prepares {@link #rankAfter} for the counts and returns their rank. */
        int rank() {
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
            return inPlace[pieces];
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
