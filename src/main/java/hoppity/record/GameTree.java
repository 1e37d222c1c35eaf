package hoppity.record;

import hoppity.notation.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The nodes of a record. Nothing here is recursive: a line may be as long as memory allows. */
public final class GameTree {
    private GameNode root = new GameNode(0, null, null);
    private Map<Integer, GameNode> byId = new HashMap<>();
    private int nextId = 1;

    GameTree() {
        byId.put(0, root);
    }

    /** All nodes of a tree; swapped as a whole when a game is made to start elsewhere. */
    record Content(GameNode root, Map<Integer, GameNode> byId) {}

    Content content() {
        return new Content(root, byId);
    }

    void setContent(Content changed) {
        root = changed.root();
        byId = changed.byId();
    }

    public GameNode root() {
        return root;
    }

    /** The number of nodes, the root included. */
    public int size() {
        return byId.size();
    }

    public Optional<GameNode> find(int id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * The node with this id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public GameNode get(int id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("there is no node " + id));
    }

    public Collection<GameNode> nodes() {
        return Collections.unmodifiableCollection(byId.values());
    }

    /** The continuation of a node by the same turn, if there is one; two ways to one cell are the same turn. */
    public Optional<GameNode> child(GameNode node, Turn turn) {
        for (var child : node.mutableChildren()) {
            if (turn.equals(child.turn())) {
                return Optional.of(child);
            }
        }
        return Optional.empty();
    }

    /** The nodes from the root to this one, both included. */
    public List<GameNode> pathTo(GameNode node) {
        var path = new ArrayList<GameNode>(node.ply() + 1);
        for (var n = node; n != null; n = n.parent()) {
            path.add(n);
        }
        Collections.reverse(path);
        return path;
    }

    /** The line that runs through a node: the way to it, and from there the main continuation to the end. */
    public List<GameNode> lineThrough(GameNode node) {
        var line = new ArrayList<>(pathTo(node));
        for (var n = node; !n.children().isEmpty(); ) {
            n = n.children().get(0);
            line.add(n);
        }
        return line;
    }

    /** Visits a node and all below it, parents first, main continuations before variations. */
    public void walk(GameNode from, Consumer<GameNode> visitor) {
        var stack = new ArrayDeque<GameNode>();
        stack.push(from);
        while (!stack.isEmpty()) {
            var node = stack.pop();
            visitor.accept(node);
            for (int i = node.children().size() - 1; i >= 0; i--) {
                stack.push(node.children().get(i));
            }
        }
    }

    /**
     * Visits all nodes as one reads them: the root, and after each main move first what could have been played in its place,
     * then how it goes on.
     */
    public void read(Consumer<GameNode> visitor) {
        visitor.accept(root);
        var stack = new ArrayDeque<GameNode>();
        // A node is on the stack with what follows it still to be read; the first of a variation also itself.
        stack.push(root);
        while (!stack.isEmpty()) {
            var node = stack.pop();
            var parent = node.parent();
            if (parent != null && parent.children().get(0) != node) {
                visitor.accept(node);
            }
            var children = node.children();
            if (!children.isEmpty()) {
                visitor.accept(children.get(0));
                stack.push(children.get(0));
                for (int i = children.size() - 1; i > 0; i--) {
                    stack.push(children.get(i));
                }
            }
        }
    }

    /** The number of nodes of the subtree, the node included. */
    public int sizeFrom(GameNode node) {
        var count = new int[1];
        walk(node, n -> count[0]++);
        return count[0];
    }

    /** A node id that no node of this record has had yet. */
    int freshId() {
        return nextId;
    }

    void reserveIds(int highest) {
        nextId = Math.max(nextId, highest + 1);
    }

    /** Fills this tree, which is still empty, with the nodes of another under the same ids. */
    void copyFrom(GameTree other, UnaryOperator<Annotations> annotations, UnaryOperator<BrokenTail> tails) {
        // What is a tree there is one here: nothing is checked again, for long games are copied while somebody waits.
        other.walk(other.root, original -> {
            var parent = original.parent();
            var copy = root;
            if (parent != null) {
                var copyOfParent = get(parent.id());
                copy = new GameNode(original.id(), copyOfParent, original.turn());
                copyOfParent.mutableChildren().add(copy);
                byId.put(copy.id(), copy);
            }
            copy.setAnnotations(annotations.apply(original.annotations()));
            if (!original.brokenTails().isEmpty()) {
                copy.setBrokenTails(original.brokenTails().stream().map(tails).toList());
            }
        });
        reserveIds(other.nextId - 1);
    }

    GameNode add(int id, GameNode parent, int index, Turn turn) {
        if (child(parent, turn).isPresent()) {
            throw new IllegalStateException("node " + parent.id() + " has this continuation already");
        }
        var node = new GameNode(id, parent, turn);
        attach(node, index);
        return node;
    }

    /** Puts a subtree, new or removed before, below its parent. */
    void attach(GameNode node, int index) {
        var parent = node.parent();
        if (parent == null || byId.get(parent.id()) != parent) {
            throw new IllegalStateException("the parent of node " + node.id() + " is not in the tree");
        }
        if (byId.containsKey(node.id())) {
            throw new IllegalStateException("node " + node.id() + " is in the tree already");
        }
        parent.mutableChildren().add(index, node);
        if (node.mutableChildren().isEmpty()) {
            enter(node);
        } else {
            walk(node, this::enter);
        }
    }

    private void enter(GameNode node) {
        byId.put(node.id(), node);
        nextId = Math.max(nextId, node.id() + 1);
    }

    /** Gives a node other continuations: those that go leave the tree with all below them, those that come enter it. */
    void setChildren(GameNode parent, List<GameNode> after) {
        var before = new ArrayList<>(parent.children());
        without(before, after).forEach(gone -> walk(gone, n -> byId.remove(n.id())));
        parent.mutableChildren().clear();
        parent.mutableChildren().addAll(after);
        without(after, before).forEach(come -> walk(come, n -> byId.put(n.id(), n)));
    }

    private static List<GameNode> without(List<GameNode> nodes, List<GameNode> others) {
        var left = new HashSet<>(others);
        return nodes.stream().filter(node -> !left.contains(node)).toList();
    }

    void detach(GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the root cannot be removed");
        }
        parent.mutableChildren().remove(node);
        walk(node, n -> byId.remove(n.id()));
    }
}
