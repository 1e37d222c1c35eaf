package hoppity.engine.transfer;

import hoppity.board.Topology;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.List;

/**
 * The classes of cells that a piece cannot leave by jumping: on squares, the parities of file and rank. A distribution says
 * how many pieces of an army stand in each class; only steps change it.
 */
final class JumpClasses {
    /** Further classes count as one with the last of these; no common board has more. */
    private static final int MAX_CLASSES = 4;

    private static final int UNREACHED = Integer.MAX_VALUE;

    private final int pieces;
    private final int[] classOf;
    private final int classes;
    /** {@code [class][class]}: the least number of steps from one to the other. */
    private final int[][] distance;

    JumpClasses(Variant variant, int pieces) {
        this.pieces = pieces;
        var topology = variant.topology();
        var shape = topology.shape();
        classOf = classes(topology, shape.directionSet(variant.options().jumpDirections()));
        classes = Arrays.stream(classOf).max().orElse(0) + 1;
        distance = new int[classes][classes];
        for (int[] row : distance) {
            Arrays.fill(row, UNREACHED);
        }
        for (int direction : shape.directionSet(variant.options().stepDirections())) {
            for (int cell = 0; cell < classOf.length; cell++) {
                int to = topology.neighbour(cell, direction);
                if (to != Topology.NONE) {
                    distance[classOf[cell]][classOf[to]] = 1;
                }
            }
        }
        closeDistances();
    }

    /** The greatest number of steps that lie between two classes. */
    int diameter() {
        return Arrays.stream(distance)
                .flatMapToInt(Arrays::stream)
                .filter(steps -> steps != UNREACHED)
                .max()
                .orElse(0);
    }

    /** What a piece on the cell adds to the number of a distribution. */
    int weight(int cell) {
        return unit(classOf[cell]);
    }

    /**
     * For each number of a distribution, the least number of steps to one that has a piece for each of the goal's cells;
     * 0 where steps lead to none.
     */
    short[] stepsTo(List<Integer> goal) {
        int size = 1;
        for (int c = 1; c < classes; c++) {
            size *= pieces + 1;
        }
        var wanted = new int[classes];
        goal.forEach(cell -> wanted[classOf[cell]]++);
        var steps = new short[size];
        Arrays.fill(steps, Short.MAX_VALUE);
        var queue = new int[size];
        int queued = 0;
        for (int number = 0; number < size; number++) {
            if (holds(number, wanted)) {
                steps[number] = 0;
                queue[queued++] = number;
            }
        }
        for (int i = 0; i < queued; i++) {
            for (int from = 0; from < classes; from++) {
                for (int to = 0; to < classes; to++) {
                    if (distance[from][to] != 1 || count(queue[i], from) == 0) {
                        continue;
                    }
                    int next = queue[i] - unit(from) + unit(to);
                    if (steps[next] == Short.MAX_VALUE) {
                        steps[next] = (short) (steps[queue[i]] + 1);
                        queue[queued++] = next;
                    }
                }
            }
        }
        for (int number = 0; number < size; number++) {
            if (steps[number] == Short.MAX_VALUE) {
                steps[number] = 0;
            }
        }
        return steps;
    }

    private boolean holds(int number, int[] wanted) {
        for (int c = 0; c < classes; c++) {
            if (count(number, c) < wanted[c]) {
                return false;
            }
        }
        return true;
    }

    private int count(int number, int wanted) {
        if (wanted > 0) {
            return number / unit(wanted) % (pieces + 1);
        }
        // The first class has what the others leave.
        int rest = pieces;
        for (int c = 1; c < classes; c++) {
            rest -= count(number, c);
        }
        return rest;
    }

    private int unit(int c) {
        int unit = c == 0 ? 0 : 1;
        for (int i = 1; i < c; i++) {
            unit *= pieces + 1;
        }
        return unit;
    }

    private void closeDistances() {
        for (int via = 0; via < classes; via++) {
            distance[via][via] = 0;
            for (int from = 0; from < classes; from++) {
                for (int to = 0; to < classes; to++) {
                    if (distance[from][via] != UNREACHED && distance[via][to] != UNREACHED) {
                        distance[from][to] = Math.min(distance[from][to], distance[from][via] + distance[via][to]);
                    }
                }
            }
        }
    }

    private static int[] classes(Topology topology, int[] jumpDirections) {
        var classOf = new int[topology.size()];
        Arrays.fill(classOf, -1);
        int count = 0;
        for (int first = 0; first < classOf.length; first++) {
            if (classOf[first] < 0) {
                spread(topology, jumpDirections, classOf, first, Math.min(count++, MAX_CLASSES - 1));
            }
        }
        return classOf;
    }

    private static void spread(Topology topology, int[] jumpDirections, int[] classOf, int first, int number) {
        var stack = new int[classOf.length];
        int size = 0;
        stack[size++] = first;
        classOf[first] = number;
        while (size > 0) {
            int cell = stack[--size];
            for (int direction : jumpDirections) {
                int to = topology.landing(cell, direction);
                if (to != Topology.NONE && classOf[to] < 0) {
                    classOf[to] = number;
                    stack[size++] = to;
                }
            }
        }
    }
}
