package hoppity.studio.tree;

import hoppity.record.GameNode;
import java.util.Arrays;

/** The line that a document follows, as the stretches of runs that it consists of. */
final class FollowedLine {
    static final FollowedLine NONE = new FollowedLine(new int[0], new int[0]);

    private static final int NOT = -1;

    private final int[] lastRows;
    private final int[] runs;

    /**
     * @param lastRows by run: the last row in which the line keeps to it, −1 if it does not touch it
     * @param runs that the line consists of, from the root on
     */
    private FollowedLine(int[] lastRows, int[] runs) {
        this.lastRows = lastRows;
        this.runs = runs;
    }

    /** @param end of the line; where it is folded away the line ends at the nearest ancestor that shows */
    static FollowedLine to(GameNode end, TreeLayout layout) {
        int last = layout.nearest(end);
        if (last < 0) {
            return NONE;
        }
        var shape = layout.shape();
        var lastRows = new int[shape.runCount()];
        Arrays.fill(lastRows, NOT);
        var runs = new int[shape.runCount()];
        int at = runs.length;
        for (int i = last; i >= 0; i = shape.parent(runs[at])) {
            int run = shape.runOf(i);
            lastRows[run] = layout.row(i);
            runs[--at] = run;
        }
        return new FollowedLine(lastRows, Arrays.copyOfRange(runs, at, runs.length));
    }

    /** The last row in which the line keeps to a run; −1 if it does not touch it. */
    int lastRow(int run) {
        return run < lastRows.length ? lastRows[run] : NOT;
    }

    int runCount() {
        return runs.length;
    }

    /** A run of the line, counted from the root's. */
    int run(int number) {
        return runs[number];
    }

    /** The number of the first stretch that does not end above a row. */
    int firstReaching(int row) {
        int low = 0;
        int high = runs.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (lastRows[runs[middle]] < row) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
