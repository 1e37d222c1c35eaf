package hoppity.record;

import hoppity.rules.MutablePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
        var search = new Search();
        new TreeWalk(record).walk(search);
        return search.result();
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
    private static final class Search implements TreeWalk.Visitor<Search.Stay> {
        private final Map<Long, Group> byKey = new HashMap<>();
        private final Set<Integer> repeating = new HashSet<>();

        /** The nodes with one position. */
        private static final class Group {
            final List<Integer> nodes = new ArrayList<>(1);
            /** For each of the nodes how many others are above and below it. */
            final List<Integer> related = new ArrayList<>(1);

            int onPath;
        }

        /** The place of a node in its group, while what is below it is walked through. */
        private record Stay(Group group, int index) {}

        @Override
        public Stay enter(GameNode node, MutablePosition board) {
            var group = byKey.computeIfAbsent(board.key(), key -> new Group());
            group.nodes.add(node.id());
            group.related.add(group.onPath);
            if (group.onPath++ > 0) {
                repeating.add(node.id());
            }
            return new Stay(group, group.nodes.size() - 1);
        }

        @Override
        public void leave(Stay stay) {
            var group = stay.group();
            int below = group.nodes.size() - 1 - stay.index();
            group.related.set(stay.index(), group.related.get(stay.index()) + below);
            group.onPath--;
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
