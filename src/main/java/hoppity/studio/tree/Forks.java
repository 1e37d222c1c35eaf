package hoppity.studio.tree;

import java.util.Arrays;

/** The nodes that have variations, by row: from each a line runs to the right as far as its last variation's lane. */
final class Forks {
    private final int[] rows;
    private final int[] lanes;
    private final int[] reaches;

    private Forks(int count) {
        rows = new int[count];
        lanes = new int[count];
        reaches = new int[count];
    }

    static Forks of(TreeLayout layout) {
        var shape = layout.shape();
        var reach = new int[shape.nodeCount()];
        int count = 0;
        for (int run = 0; run < shape.runCount(); run++) {
            int parent = shape.parent(run);
            if (parent >= 0) {
                count += reach[parent] == 0 ? 1 : 0;
                reach[parent] = Math.max(reach[parent], layout.laneOfRun(run));
            }
        }
        var order = new long[count];
        for (int node = 0, i = 0; node < reach.length; node++) {
            if (reach[node] > 0) {
                order[i++] = (long) layout.row(node) << Integer.SIZE | node;
            }
        }
        Arrays.sort(order);
        var forks = new Forks(count);
        for (int i = 0; i < count; i++) {
            int node = (int) order[i];
            forks.rows[i] = layout.row(node);
            forks.lanes[i] = layout.lane(node);
            forks.reaches[i] = reach[node];
        }
        return forks;
    }

    int count() {
        return rows.length;
    }

    /** The number of the first fork in a row or below it. */
    int firstFrom(int row) {
        int low = 0;
        int high = rows.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows[middle] < row) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    int row(int fork) {
        return rows[fork];
    }

    /** The lane of the node. */
    int lane(int fork) {
        return lanes[fork];
    }

    /** The lane of its rightmost variation. */
    int reach(int fork) {
        return reaches[fork];
    }
}
