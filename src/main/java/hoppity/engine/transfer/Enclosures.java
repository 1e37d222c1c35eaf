package hoppity.engine.transfer;

import hoppity.board.Topology;
import java.util.ArrayDeque;
import java.util.OptionalInt;

/**
 * The parts of a board between which the obstacles let nobody pass: two cells are of one part if a hop may lead from one to
 * the other whatever stands on the cells that hold no obstacle.
 */
final class Enclosures {
    private final ArmyTransfer task;
    private final Topology topology;
    private final boolean[] obstacles;
    /** {@code [cell]}: the number of its part, from 1; 0 where an obstacle stands. */
    private final int[] partOf;

    private int parts;

    Enclosures(ArmyTransfer task) {
        this.task = task;
        topology = task.variant().topology();
        obstacles = new boolean[topology.size()];
        task.obstacles().forEach(cell -> obstacles[cell] = true);
        partOf = new int[topology.size()];
        for (int cell = 0; cell < partOf.length; cell++) {
            if (!obstacles[cell] && partOf[cell] == 0) {
                spread(cell, ++parts);
            }
        }
    }

    /** A goal cell in a part of the board that holds too few pieces for the goal cells there; empty if there is none. */
    OptionalInt unreachable() {
        var spare = new int[parts + 1];
        task.army().forEach(cell -> spare[partOf[cell]]++);
        task.goal().stream().filter(cell -> !obstacles[cell]).forEach(cell -> spare[partOf[cell]]--);
        return task.goal().stream()
                .mapToInt(Integer::intValue)
                .filter(cell -> spare[partOf[cell]] < 0)
                .findFirst();
    }

    private void spread(int first, int part) {
        var options = task.variant().options();
        int[] steps = topology.shape().directionSet(options.stepDirections());
        int[] jumps = topology.shape().directionSet(options.jumpDirections());
        var queue = new ArrayDeque<Integer>();
        partOf[first] = part;
        queue.add(first);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction : steps) {
                take(topology.neighbour(cell, direction), part, queue);
            }
            for (int direction : jumps) {
                int landing = topology.landing(cell, direction);
                take(landing, part, queue);
                // A long jump lands at an even distance, too.
                while (options.longJumps() && landing != Topology.NONE) {
                    landing = topology.landing(landing, direction);
                    take(landing, part, queue);
                }
            }
        }
    }

    private void take(int cell, int part, ArrayDeque<Integer> queue) {
        if (cell != Topology.NONE && !obstacles[cell] && partOf[cell] == 0) {
            partOf[cell] = part;
            queue.add(cell);
        }
    }
}
