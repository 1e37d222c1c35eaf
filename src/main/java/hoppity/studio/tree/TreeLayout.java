package hoppity.studio.tree;

import hoppity.record.GameNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where the nodes of a tree stand: in the row of their ply, and in lanes by interval packing. A run has one lane, which it
 * needs from the row of the node that it branches off from to its own last row: the leftmost lane to the right of that
 * node's that is free there. Runs that branch off late are placed before those that branch off early, so that nothing
 * stands in the way of the latter's branch to the right. The root's run has lane 0.
 *
 * <p>Immutable, and free of the toolkit; nodes and runs are known by their numbers in the {@link TreeShape}.
 */
final class TreeLayout {
    static final TreeLayout EMPTY = of(TreeShape.EMPTY);

    private final TreeShape shape;
    private final int[] laneOfRun;
    private final List<Lane> lanes;
    private final Map<Integer, Integer> indexOfId;
    private final Forks forks;
    private final int rows;

    private TreeLayout(TreeShape shape, int[] laneOfRun, List<Lane> lanes) {
        this.shape = shape;
        this.laneOfRun = laneOfRun;
        this.lanes = lanes;
        indexOfId = new HashMap<>(shape.nodeCount() * 4 / 3 + 1);
        int deepest = -1;
        for (int i = 0; i < shape.nodeCount(); i++) {
            indexOfId.put(shape.node(i).id(), i);
            deepest = Math.max(deepest, row(i));
        }
        rows = deepest + 1;
        forks = Forks.of(this);
    }

    /** Arranges a tree: milliseconds for tens of thousands of nodes. */
    static TreeLayout of(TreeShape shape) {
        var laneOfRun = new int[shape.runCount()];
        var lanes = new ArrayList<Lane>();
        // Up to here every lane to the right of a node is taken at the node's own row, by its variations or by others.
        var takenUpTo = new int[shape.nodeCount()];
        for (int run = 0; run < shape.runCount(); run++) {
            int parent = shape.parent(run);
            int to = shape.node(shape.last(run)).ply();
            int from = parent < 0 ? 0 : shape.node(parent).ply();
            int lane = parent < 0 ? 0 : Math.max(laneOfRun[shape.runOf(parent)] + 1, takenUpTo[parent]);
            boolean unbroken = true;
            while (lane < lanes.size() && !lanes.get(lane).isFree(from, to)) {
                unbroken &= !lanes.get(lane).isFree(from, from);
                lane++;
                if (unbroken) {
                    takenUpTo[parent] = lane;
                }
            }
            if (lane == lanes.size()) {
                lanes.add(new Lane());
            }
            lanes.get(lane).take(run, from, to);
            laneOfRun[run] = lane;
        }
        return new TreeLayout(shape, laneOfRun, List.copyOf(lanes));
    }

    TreeShape shape() {
        return shape;
    }

    /** The number of rows: that of the longest line's nodes that show. */
    int rows() {
        return rows;
    }

    int lanes() {
        return lanes.size();
    }

    GameNode node(int index) {
        return shape.node(index);
    }

    int row(int index) {
        return shape.node(index).ply();
    }

    int lane(int index) {
        return laneOfRun[shape.runOf(index)];
    }

    int laneOfRun(int run) {
        return laneOfRun[run];
    }

    int firstRow(int run) {
        return row(shape.first(run));
    }

    int lastRow(int run) {
        return row(shape.last(run));
    }

    /** Index of the node with an id; empty if it is folded away or not in the tree. */
    OptionalInt find(int id) {
        var index = indexOfId.get(id);
        return index == null ? OptionalInt.empty() : OptionalInt.of(index);
    }

    /** Index of a node, or of the nearest node above it that shows; −1 if there is none. */
    int nearest(GameNode node) {
        for (var n = node; n != null; n = n.parent()) {
            var index = find(n.id());
            if (index.isPresent()) {
                return index.getAsInt();
            }
        }
        return -1;
    }

    /** Index of the node in a cell; empty if there is none. */
    OptionalInt nodeAt(int lane, int row) {
        if (lane < 0 || lane >= lanes.size()) {
            return OptionalInt.empty();
        }
        var runs = lanes.get(lane);
        int i = runs.firstReaching(row);
        if (i == runs.count || firstRow(runs.runs[i]) > row) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(shape.first(runs.runs[i]) + row - firstRow(runs.runs[i]));
    }

    /** Receives the runs that are in sight. */
    interface RunVisitor {
        /** @param from to rows of the run that are asked for, both included */
        void visit(int run, int from, int to);
    }

    /** Visits the runs with nodes within these rows of one lane, from top to bottom. */
    void runs(int lane, int fromRow, int toRow, RunVisitor visitor) {
        var runs = lanes.get(lane);
        for (int i = runs.firstReaching(fromRow); i < runs.count; i++) {
            int run = runs.runs[i];
            int from = Math.max(fromRow, firstRow(run));
            if (from > toRow) {
                return;
            }
            visitor.visit(run, from, Math.min(toRow, lastRow(run)));
        }
    }

    /** The nodes with variations, by row. */
    Forks forks() {
        return forks;
    }

    /** What is taken in one lane: stretches of rows, none over another, from top to bottom. */
    private static final class Lane {
        private int[] runs = new int[2];
        private int[] starts = new int[2];
        private int[] ends = new int[2];
        private int count;

        /** The first stretch that does not end before a row. */
        int firstReaching(int row) {
            int found = Arrays.binarySearch(ends, 0, count, row);
            return found >= 0 ? found : -found - 1;
        }

        boolean isFree(int from, int to) {
            int next = firstReaching(from);
            return next == count || starts[next] > to;
        }

        void take(int run, int from, int to) {
            int at = firstReaching(from);
            runs = inserted(runs, at, run);
            starts = inserted(starts, at, from);
            ends = inserted(ends, at, to);
            count++;
        }

        private int[] inserted(int[] values, int at, int value) {
            var target = count < values.length ? values : Arrays.copyOf(values, 2 * count);
            System.arraycopy(values, at, target, at + 1, count - at);
            target[at] = value;
            return target;
        }
    }
}
