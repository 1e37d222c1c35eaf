package hoppity.engine.transfer;

import java.util.Arrays;

/**
 * How far from the far corner of the target the armies of a set of placements stand, all distances of an army summed. What
 * is outside the band need not be looked for in the set: where two searches meet, that is most of it.
 */
final class Band {
    private final int[] distances;
    private final int least;
    private final int most;

    private Band(int[] distances, int least, int most) {
        this.distances = distances;
        this.least = least;
        this.most = most;
    }

    /** A band that holds everything. */
    static Band unbounded(Space space) {
        return new Band(new int[space.cells()], 0, 0);
    }

    /**
     * The band of a set.
     *
     * @param permutation through which the set holds its placements
     */
    static Band of(Space space, PlacementSet set, int[] permutation, Allowance allowance) throws Stopped {
        var topology = space.task().variant().topology();
        int corner = space.task().variant().target(space.task().seat()).corner();
        var distances = new int[space.cells()];
        Arrays.setAll(distances, cell -> topology.distance(cell, corner));
        var held = new int[space.cells()];
        for (int cell = 0; cell < held.length; cell++) {
            held[permutation[cell]] = distances[cell];
        }
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        var key = new long[space.code().words()];
        var army = new int[space.pieces()];
        var walk = set.walk();
        while (walk.next(key)) {
            allowance.tick();
            space.code().decode(key, army);
            int sum = 0;
            for (int cell : army) {
                sum += held[cell];
            }
            least = Math.min(least, sum);
            most = Math.max(most, sum);
        }
        return new Band(distances, least, most);
    }

    int distance(int cell) {
        return distances[cell];
    }

    int distance(int[] army) {
        int sum = 0;
        for (int cell : army) {
            sum += distances[cell];
        }
        return sum;
    }

    boolean holds(int distance) {
        return distance >= least && distance <= most;
    }
}
