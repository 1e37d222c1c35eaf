package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which nodes of a tree have the same position: the same placement, seat to move and seats that have finished. Each node is
 * looked at once, and its position is a 64-bit key, so that 50,000 nodes take a fraction of a second. To be worked out anew
 * after an edit that adds or takes away turns.
 */
public final class Transpositions {
    public static final Transpositions NONE = new Transpositions(Map.of(), Set.of(), Set.of());

    private final Map<Integer, List<Integer>> groups;
    private final Set<Integer> repeating;
    private final Set<Integer> transposing;

    private Transpositions(Map<Integer, List<Integer>> groups, Set<Integer> repeating, Set<Integer> transposing) {
        this.groups = groups;
        this.repeating = repeating;
        this.transposing = transposing;
    }

    public static Transpositions of(GameRecord record) {
        return new Search(record).run();
    }

    /** The ids of the other nodes with the same position, parents first, main continuations before variations. */
    public List<Integer> sameAs(int node) {
        return groups.getOrDefault(node, List.of()).stream()
                .filter(other -> other != node)
                .toList();
    }

    /** Whether the position stood before on the way to a node. */
    public boolean isRepetition(int node) {
        return repeating.contains(node);
    }

    /** Whether the position comes about on another line, too. */
    public boolean isTransposition(int node) {
        return transposing.contains(node);
    }

    /** One pass through the tree, in and out of every node. */
    private static final class Search {
        private final GameTree tree;
        private final MutablePosition board;
        private final Map<Long, Group> byKey = new HashMap<>();
        private final Set<Integer> repeating = new HashSet<>();

        Search(GameRecord record) {
            tree = record.tree();
            board = new MutablePosition(record.variant(), record.startPosition());
        }

        /** The nodes with one position. */
        private static final class Group {
            final List<Integer> nodes = new ArrayList<>(1);
            /** For each of the nodes how many others are above and below it. */
            final List<Integer> related = new ArrayList<>(1);

            int onPath;
        }

        /** A node that is being walked through, with its place in its group. */
        private record Open(GameNode node, Iterator<GameNode> children, Group group, int index) {}

        Transpositions run() {
            var path = new ArrayDeque<Open>();
            path.push(enter(tree.root()));
            while (!path.isEmpty()) {
                var open = path.peek();
                if (open.children().hasNext()) {
                    path.push(enter(open.children().next()));
                } else {
                    leave(path.pop());
                }
            }
            return result();
        }

        private Open enter(GameNode node) {
            if (node.turn() instanceof Turn.Played played) {
                board.make(played.move().code());
            } else if (node.turn() instanceof Turn.Skipped) {
                board.make(Move.PASS_CODE);
            }
            if (node.turn() instanceof Turn.Claimed) {
                // It moves nothing, so that its position is its parent's and says nothing new.
                return new Open(node, node.children().iterator(), new Group(), -1);
            }
            var group = byKey.computeIfAbsent(board.key(), key -> new Group());
            group.nodes.add(node.id());
            group.related.add(group.onPath);
            if (group.onPath++ > 0) {
                repeating.add(node.id());
            }
            return new Open(node, node.children().iterator(), group, group.nodes.size() - 1);
        }

        private void leave(Open open) {
            var group = open.group();
            if (open.index() >= 0) {
                int below = group.nodes.size() - 1 - open.index();
                group.related.set(open.index(), group.related.get(open.index()) + below);
                group.onPath--;
            }
            if (open.node().turn() instanceof Turn.Played played) {
                board.unmake(played.move().code());
            } else if (open.node().turn() instanceof Turn.Skipped) {
                board.unmake(Move.PASS_CODE);
            }
        }

        private Transpositions result() {
            var groups = new HashMap<Integer, List<Integer>>();
            var transposing = new HashSet<Integer>();
            for (var group : byKey.values()) {
                int others = group.nodes.size() - 1;
                for (int i = 0; i <= others && others > 0; i++) {
                    groups.put(group.nodes.get(i), group.nodes);
                    if (group.related.get(i) < others) {
                        transposing.add(group.nodes.get(i));
                    }
                }
            }
            return new Transpositions(groups, repeating, transposing);
        }
    }
}
