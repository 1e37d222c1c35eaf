package hoppity.rules;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The cells of a board in the order of what it costs to stand on them, so that the moves that gain so much or more can be found
 * without looking at the others ({@link MoveGenerator#generate(MutablePosition, CellOrder, int, int[])}).
 */
public final class CellOrder {
    private static final int BYTE = 0xff;

    private final int[] cost;
    private final int least;
    private final int rings;
    /** {@code [cost − least]}: which of the {@link #sets} has the cells that cost no more. */
    private final byte[] rank;
    /** One long a ring for each different cost. */
    private final long[] sets;
    /** {@code [cell]}: where steps lead, the cheapest cell first. */
    private final int[][] steps;

    private final int[] stepGain;

    /** @param cost {@code [cell]}; the range should be within some thousands, since there is an entry for each number in it */
    public CellOrder(Variant variant, int[] cost) {
        this.cost = cost.clone();
        var tables = Tables.of(variant);
        var layout = tables.rings;
        rings = layout.count;
        int[] costs = Arrays.stream(cost).sorted().distinct().toArray();
        least = costs[0];
        sets = new long[costs.length * rings];
        steps = new int[cost.length][];
        stepGain = new int[cost.length];
        for (int cell = 0; cell < cost.length; cell++) {
            for (int i = 0; i < costs.length; i++) {
                sets[i * rings + layout.ring[cell]] |= cost[cell] <= costs[i] ? layout.bit[cell] : 0;
            }
            steps[cell] = Arrays.stream(tables.steps[cell])
                    .boxed()
                    .sorted(Comparator.comparingInt((Integer to) -> cost[to]))
                    .mapToInt(Integer::intValue)
                    .toArray();
            stepGain[cell] = steps[cell].length == 0 ? Integer.MIN_VALUE : gain(cell, steps[cell][0]);
        }
        rank = new byte[costs[costs.length - 1] - least + 1];
        for (int i = 0, c = 0; c < rank.length; c++) {
            i += i + 1 < costs.length && costs[i + 1] - least <= c ? 1 : 0;
            rank[c] = (byte) i;
        }
    }

    int gain(int from, int to) {
        return cost[from] - cost[to];
    }

    /** Where steps lead from a cell, the cheapest cell first. */
    int[] steps(int from) {
        return steps[from];
    }

    /** The most that a step from the cell can gain. */
    int stepGain(int from) {
        return stepGain[from];
    }

    /** Where the sets begin of the cells that gain so much or more from a cell, one a ring; −1 if there are none. */
    int row(int from, int gain) {
        int dearest = cost[from] - gain - least;
        return dearest < 0 ? -1 : (rank[Math.min(dearest, rank.length - 1)] & BYTE) * rings;
    }

    long set(int index) {
        return sets[index];
    }
}
