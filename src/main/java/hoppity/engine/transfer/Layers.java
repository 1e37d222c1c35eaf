package hoppity.engine.transfer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Placements by their distance from an origin, one set for each number of turns, breadth first. With a bound on the whole
 * way, placements that are too far from the other end to lie on a way so short are left out.
 */
final class Layers {
    private final Space space;
    private final Allowance allowance;
    private final ArmyMoves onwards;
    private final ArmyMoves backwards;
    private LowerBound bound;
    private final int limit;
    /** Stands for a way of any length. */
    static final int UNLIMITED = Integer.MAX_VALUE;

    private final List<PlacementSet> layers = new ArrayList<>();
    private boolean pruned;

    private Layers(
            Space space,
            List<Integer> origin,
            ArmyMoves onwards,
            ArmyMoves backwards,
            LowerBound bound,
            int limit,
            Allowance allowance)
            throws Stopped {
        this.space = space;
        this.allowance = allowance;
        this.onwards = onwards;
        this.backwards = backwards;
        this.limit = limit;
        this.bound = bound;
        var first = new PlacementSet(space.code().words(), allowance);
        first.add(space.key(origin));
        layers.add(first);
    }

    /**
     * Layers around the start.
     *
     * @param limit the greatest number of turns of the whole way
     * @param toGoal turns that are left to the goal
     */
    static Layers fromStart(Space space, int limit, LowerBound toGoal, Allowance allowance) throws Stopped {
        var task = space.task();
        return new Layers(space, task.army(), space.forth(), space.back(), toGoal, limit, allowance);
    }

    /**
     * Layers around the goal, by turns taken back; for armies that just fill it.
     *
     * @param limit the greatest number of turns of the whole way
     * @param toStart turns that are left to the start
     */
    static Layers fromGoal(Space space, int limit, LowerBound toStart, Allowance allowance) throws Stopped {
        var task = space.task();
        return new Layers(space, task.goal(), space.back(), space.forth(), toStart, limit, allowance);
    }

    /** Goes on with another bound. */
    void setBound(LowerBound sharper) {
        bound = sharper;
    }

    LowerBound bound() {
        return bound;
    }

    /** The distance of the last layer. */
    int depth() {
        return layers.size() - 1;
    }

    PlacementSet last() {
        return layers.get(depth());
    }

    long size() {
        return layers.stream().mapToLong(PlacementSet::size).sum();
    }

    /** The number of a placement's layer; −1 if it is in none. */
    int depthOf(long[] key) {
        for (int depth = 0; depth < layers.size(); depth++) {
            if (layers.get(depth).contains(key)) {
                return depth;
            }
        }
        return -1;
    }

    /** Gives the memory back. */
    void discard() {
        layers.forEach(PlacementSet::discard);
    }

    /** Whether nothing more can be reached, and the bound has left out nothing. */
    boolean isExhausted() {
        return last().isEmpty() && !pruned;
    }

    /** Adds the next layer. */
    void advance() throws Stopped {
        var next = new PlacementSet(space.code().words(), allowance);
        var expansion = new Expansion(space.symmetries(), limit - depth() - 1, Band.unbounded(space));
        var walk = last().walk();
        while (expansion.next(walk)) {
            next.addAll(expansion.keys, expansion.count);
        }
        pruned |= expansion.pruned;
        // Where turns can be taken back, the neighbours of a layer are at most one layer away.
        int oldest = space.reversible() ? Math.max(0, depth() - 1) : 0;
        next.removeAll(layers.subList(oldest, layers.size()));
        layers.add(next);
    }

    /**
     * Looks for a turn that leads from a layer into another set.
     *
     * @param permutations through which the other set holds its placements
     */
    Optional<Meeting> meet(int depth, PlacementSet onto, List<int[]> permutations) throws Stopped {
        var band = Band.of(space, onto, permutations.get(0), allowance);
        var expansion = new Expansion(permutations, limit - depth - 1, band);
        var walk = layers.get(depth).walk();
        while (expansion.next(walk)) {
            int found = onto.firstContained(expansion.keys, expansion.count);
            if (found >= 0) {
                return Optional.of(new Meeting(expansion.before, expansion.key(found)));
            }
        }
        return Optional.empty();
    }

    /**
     * A turn from one set of placements into another.
     *
     * @param before in the layer
     * @param after in the other set, as that holds it
     */
    record Meeting(long[] before, long[] after) {}

    /** A shortest way from a placement of some layer back to the origin, both included. */
    List<long[]> trace(long[] from, int depth) {
        var expanderBack = new Expander(space, backwards, space.symmetries());
        var way = new ArrayList<long[]>();
        way.add(from.clone());
        var key = from.clone();
        for (int layer = depth - 1; layer >= 0; layer--) {
            expanderBack.load(key);
            int move = 0;
            do {
                expanderBack.keyAfter(move++, key);
            } while (!layers.get(layer).contains(key));
            way.add(key.clone());
        }
        return way;
    }

    /** The placements that one placement leads to, as far as the bound lets them pass. */
    private final class Expansion {
        private final int words = space.code().words();
        private final Expander expander;
        private final int left;
        private final Band band;
        private final long[] before = new long[words];
        private final long[] after = new long[words];
        private final long[] keys;
        private int count;
        private boolean pruned;

        /**
         * @param left turns that are left from the placements to the other end
         * @param band what else the placements must keep to
         */
        Expansion(List<int[]> permutations, int left, Band band) {
            expander = new Expander(space, onwards, permutations);
            keys = new long[onwards.capacity(space.pieces()) * words];
            this.left = left;
            this.band = band;
        }

        /** Expands the next placement of a walk. */
        boolean next(PlacementSet.Walk walk) throws Stopped {
            if (!walk.next(before)) {
                return false;
            }
            allowance.tick();
            expander.load(before);
            count = 0;
            bound.load(expander.army());
            // The bound may have become sharper since the placement was found.
            if (bound.turns() > left + 1) {
                pruned = true;
                return true;
            }
            int distance = band.distance(expander.army());
            for (int i = 0; i < expander.moves(); i++) {
                int from = expander.from(i);
                int to = expander.to(i);
                if (!bound.allowsAfter(from, to, left)) {
                    pruned = true;
                } else if (band.holds(distance - band.distance(from) + band.distance(to))) {
                    expander.keyAfter(i, after);
                    System.arraycopy(after, 0, keys, count++ * words, words);
                }
            }
            return true;
        }

        long[] key(int number) {
            return Arrays.copyOfRange(keys, number * words, (number + 1) * words);
        }
    }
}
