package hoppity.rules;

import hoppity.board.Topology;

/** Jumps over one piece at any distance, landing as far behind it, all other cells of the line empty (rules §4). */
final class LongJumps {
    private final boolean enabled;
    private final Topology topology;
    private final int[] directions;
    private final int[] landings;
    private int size;

    LongJumps(Variant variant) {
        enabled = variant.options().longJumps();
        topology = variant.topology();
        directions = topology.shape().directionSet(variant.options().jumpDirections());
        landings = new int[directions.length];
    }

    boolean enabled() {
        return enabled;
    }

    /** How many landings the last call of {@link #from} found. */
    int size() {
        return size;
    }

    /** The landings of one jump from a cell; the start of the chain counts as empty. */
    int[] from(byte[] at, int start, int cell) {
        size = 0;
        for (int direction : directions) {
            int landing = landing(at, start, cell, direction);
            if (landing != Topology.NONE) {
                landings[size++] = landing;
            }
        }
        return landings;
    }

    private int landing(byte[] at, int start, int cell, int direction) {
        int distance = 1;
        int over = topology.neighbour(cell, direction);
        while (over != Topology.NONE && isEmpty(at, start, over)) {
            over = topology.neighbour(over, direction);
            distance++;
        }
        int to = over;
        for (int i = 0; i < distance && to != Topology.NONE; i++) {
            to = topology.neighbour(to, direction);
            if (to != Topology.NONE && !isEmpty(at, start, to)) {
                return Topology.NONE;
            }
        }
        return to;
    }

    private static boolean isEmpty(byte[] at, int start, int cell) {
        return at[cell] == Position.EMPTY || cell == start;
    }
}
