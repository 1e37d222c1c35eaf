package hoppity.studio.tree;

import hoppity.record.GameNode;
import hoppity.record.GameTree;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Set;

/**
 * A tree cut into runs, as it is at one moment. A run begins at the root or with the first node of a variation and follows
 * the main continuations to their end. Nodes are known by their index here: those of a run follow each other, and the
 * runs stand in the order in which they find their lanes: from a run's end to its beginning, each variation with all of
 * its own before the next. What is folded away is left out; of a folded variation its first node stays.
 */
final class TreeShape {
    static final TreeShape EMPTY = new TreeShape(new GameNode[0], new int[1], new int[0], new int[0]);

    private final GameNode[] nodes;
    private final int[] starts;
    private final int[] parents;
    private final int[] hidden;

    /** @param starts of the runs among the nodes, and the number of nodes behind the last */
    private TreeShape(GameNode[] nodes, int[] starts, int[] parents, int[] hidden) {
        this.nodes = nodes;
        this.starts = starts;
        this.parents = parents;
        this.hidden = hidden;
    }

    /**
     * Reads a tree; takes time in proportion to it, a few milliseconds for 50,000 nodes.
     *
     * @param folded ids of the first nodes of folded variations
     */
    static TreeShape of(GameTree tree, Set<Integer> folded) {
        var builder = new Builder(tree, folded);
        builder.build();
        return new TreeShape(
                Arrays.copyOf(builder.nodes, builder.nodeCount),
                Arrays.copyOf(builder.starts, builder.runCount + 1),
                Arrays.copyOf(builder.parents, builder.runCount),
                Arrays.copyOf(builder.hidden, builder.runCount));
    }

    int nodeCount() {
        return nodes.length;
    }

    GameNode node(int index) {
        return nodes[index];
    }

    int runCount() {
        return parents.length;
    }

    /** Index of the first node of a run. */
    int first(int run) {
        return starts[run];
    }

    /** Index of the last node of a run. */
    int last(int run) {
        return starts[run + 1] - 1;
    }

    /** Index of the node that a run branches off from; −1 for the run of the root. */
    int parent(int run) {
        return parents[run];
    }

    /** How many nodes are folded away behind a run's only node; 0 if it is not folded. */
    int hidden(int run) {
        return hidden[run];
    }

    /** The run that a node is in. */
    int runOf(int node) {
        int found = Arrays.binarySearch(starts, node);
        return found >= 0 ? found : -found - 2;
    }

    /** Whether another shape has the same nodes in the same places. */
    boolean looksLike(TreeShape other) {
        return Arrays.equals(nodes, other.nodes)
                && Arrays.equals(starts, other.starts)
                && Arrays.equals(hidden, other.hidden);
    }

    private static final class Builder {
        private final GameTree tree;
        private final Set<Integer> folded;
        private final GameNode[] nodes;
        private final int[] starts;
        private final int[] parents;
        private final int[] hidden;
        private final ArrayDeque<GameNode> waiting = new ArrayDeque<>();
        private final ArrayDeque<Integer> waitingParents = new ArrayDeque<>();
        private int nodeCount;
        private int runCount;

        Builder(GameTree tree, Set<Integer> folded) {
            this.tree = tree;
            this.folded = folded;
            nodes = new GameNode[tree.size()];
            starts = new int[tree.size() + 1];
            parents = new int[tree.size()];
            hidden = new int[tree.size()];
        }

        void build() {
            push(tree.root(), -1);
            while (!waiting.isEmpty()) {
                var first = waiting.pop();
                parents[runCount] = waitingParents.pop();
                int from = nodeCount;
                if (parents[runCount] >= 0 && folded.contains(first.id())) {
                    nodes[nodeCount++] = first;
                    hidden[runCount] = tree.sizeFrom(first) - 1;
                } else {
                    follow(first);
                    variationsFrom(from);
                }
                starts[++runCount] = nodeCount;
            }
        }

        private void follow(GameNode first) {
            var node = first;
            nodes[nodeCount++] = node;
            while (!node.children().isEmpty()) {
                node = node.children().get(0);
                nodes[nodeCount++] = node;
            }
        }

        /** The deepest variation is to come off the stack first, and of those of one node the first. */
        private void variationsFrom(int from) {
            for (int i = from; i < nodeCount; i++) {
                var children = nodes[i].children();
                for (int j = children.size() - 1; j > 0; j--) {
                    push(children.get(j), i);
                }
            }
        }

        private void push(GameNode first, int parent) {
            waiting.push(first);
            waitingParents.push(parent);
        }
    }
}
