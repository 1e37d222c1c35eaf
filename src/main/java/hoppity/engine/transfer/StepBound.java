package hoppity.engine.transfer;

import hoppity.board.Topology;
import hoppity.rules.Variant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;

/**
 * A number of turns below which no army can reach its goal. Each goal cell that stands empty of the army costs a turn of its
 * own. Jumps keep a piece within a class of cells (on squares: the parities of file and rank), so that for every piece that
 * a class is short of somebody must step; that step is a further turn, unless the piece is a neighbour of the goal and
 * steps in with it.
 *
 * <p>The counts that the bound needs are sums over the pieces and travel in one long, a byte each, so that a move changes
 * them by an addition: {@link #weight} of a cell.
 */
public final class StepBound {
    private static final int NEAR = Integer.SIZE;
    private static final int INSIDE = NEAR + Short.SIZE;
    private static final int MASK = 0xffff;

    /** Per cell, its share in the number of a distribution over the classes, in the pieces near and in those inside. */
    private final long[] weights;

    private final int goalCells;
    /** {@code [number of a distribution]}. */
    private final short[] steps;

    /** @param goal the cells that must all hold a piece of the army */
    public StepBound(Variant variant, int pieces, List<Integer> goal) {
        var classes = new JumpClasses(variant, pieces);
        steps = classes.stepsTo(goal);
        goalCells = goal.size();
        int[] distance = stepsFrom(variant, goal);
        weights = new long[distance.length];
        for (int cell = 0; cell < weights.length; cell++) {
            long inside = distance[cell] == 0 ? 1 : 0;
            long near = distance[cell] > 0 && distance[cell] <= classes.diameter() ? 1 : 0;
            weights[cell] = inside << INSIDE | near << NEAR | classes.weight(cell);
        }
    }

    /** What a piece on the cell adds to the sum that {@link #turns} reads. */
    public long weight(int cell) {
        return weights[cell];
    }

    public long weigh(int[] army) {
        long sum = 0;
        for (int cell : army) {
            sum += weights[cell];
        }
        return sum;
    }

    /** The bound, from the sum of the weights of all pieces. 0 says that the goal is reached. */
    public int turns(long sum) {
        int near = (int) (sum >>> NEAR) & MASK;
        int inside = (int) (sum >>> INSIDE);
        return goalCells - inside + Math.max(0, steps[(int) sum] - near);
    }

    /** The number of steps from the goal to each cell of an empty board. */
    private static int[] stepsFrom(Variant variant, List<Integer> goal) {
        var topology = variant.topology();
        var distance = new int[topology.size()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        var queue = new ArrayDeque<>(goal);
        goal.forEach(cell -> distance[cell] = 0);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction : topology.shape().directionSet(variant.options().stepDirections())) {
                int to = topology.neighbour(cell, direction);
                if (to != Topology.NONE && distance[to] == Integer.MAX_VALUE) {
                    distance[to] = distance[cell] + 1;
                    queue.add(to);
                }
            }
        }
        return distance;
    }
}
