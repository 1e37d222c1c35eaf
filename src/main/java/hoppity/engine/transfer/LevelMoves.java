package hoppity.engine.transfer;

import hoppity.board.Topology;
import java.util.Arrays;

/** The moves on a board of which only the levels of its cells are known; see {@link LevelBound}. */
final class LevelMoves {
    private final int levels;
    /** {@code [level]}: how many cells there are for the army. */
    private final int[] room;
    /** The levels on which there is an obstacle, a bit each. */
    private int obstacles;
    /** {@code [level]}: where steps from there end, a bit each. */
    private final int[] steps;
    /** {@code [level × levels + level jumped over]}: where such jumps land, a bit each. */
    private final int[] jumps;

    LevelMoves(ArmyTransfer task, int[] levelOf, int levels) {
        this.levels = levels;
        room = new int[levels];
        steps = new int[levels];
        jumps = new int[levels * levels];
        Arrays.stream(levelOf).forEach(level -> room[level]++);
        for (int cell : task.obstacles()) {
            room[levelOf[cell]]--;
            obstacles |= 1 << levelOf[cell];
        }
        var topology = task.variant().topology();
        var options = task.variant().options();
        var shape = topology.shape();
        for (int cell = 0; cell < levelOf.length; cell++) {
            for (int direction : shape.directionSet(options.stepDirections())) {
                int to = topology.neighbour(cell, direction);
                if (to != Topology.NONE) {
                    steps[levelOf[cell]] |= 1 << levelOf[to];
                }
            }
            for (int direction : shape.directionSet(options.jumpDirections())) {
                addJumps(topology, levelOf, cell, direction, options.longJumps());
            }
        }
    }

    /** Where a piece of a level can go, a bit each, with so many pieces, this one included, on each level. */
    int from(int level, int[] counts) {
        int occupied = obstacles;
        int free = 0;
        for (int other = 0; other < levels; other++) {
            int others = other == level ? counts[other] - 1 : counts[other];
            occupied |= others > 0 ? 1 << other : 0;
            free |= others < room[other] ? 1 << other : 0;
        }
        int reached = 0;
        int wave = 1 << level;
        while (wave != 0) {
            int origin = Integer.numberOfTrailingZeros(wave) * levels;
            wave &= wave - 1;
            int landings = 0;
            for (int over = occupied; over != 0; over &= over - 1) {
                landings |= jumps[origin + Integer.numberOfTrailingZeros(over)];
            }
            int found = landings & free & ~reached;
            reached |= found;
            wave |= found;
        }
        return (reached | steps[level] & free) & ~(1 << level);
    }

    private void addJumps(Topology topology, int[] levelOf, int cell, int direction, boolean longJumps) {
        int over = cell;
        int to = cell;
        do {
            over = topology.neighbour(over, direction);
            for (int i = 0; i < 2 && to != Topology.NONE; i++) {
                to = topology.neighbour(to, direction);
            }
            if (to == Topology.NONE) {
                return;
            }
            jumps[levelOf[cell] * levels + levelOf[over]] |= 1 << levelOf[to];
        } while (longJumps);
    }
}
