package hoppity.record;

import hoppity.notation.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A turn in the tree with what is written beside it. Nodes are changed by {@link Edit}s only; from outside they are read.
 */
public final class GameNode {
    private final int id;
    private final @Nullable GameNode parent;
    private final @Nullable Turn turn;
    private final int ply;
    private final List<GameNode> children = new ArrayList<>(1);
    private Annotations annotations = Annotations.NONE;
    private List<BrokenTail> brokenTails = List.of();

    GameNode(int id, @Nullable GameNode parent, @Nullable Turn turn) {
        this.id = id;
        this.parent = parent;
        this.turn = turn;
        ply = parent == null ? 0 : parent.ply + 1;
    }

    /** Stable for the life of the record, through saving and loading; 0 is the root. */
    public int id() {
        return id;
    }

    public @Nullable GameNode parent() {
        return parent;
    }

    /** The turn that leads here; the root has none. */
    public @Nullable Turn turn() {
        return turn;
    }

    public boolean isRoot() {
        return parent == null;
    }

    /** The number of turns from the root. */
    public int ply() {
        return ply;
    }

    /** The continuations, the main one first. */
    public List<GameNode> children() {
        return Collections.unmodifiableList(children);
    }

    public Annotations annotations() {
        return annotations;
    }

    /** What a file held after this turn that is no legal continuation, kept as text. */
    public List<BrokenTail> brokenTails() {
        return brokenTails;
    }

    /** The place among the siblings, 0 for the main continuation and for the root. */
    public int index() {
        return parent == null ? 0 : parent.children.indexOf(this);
    }

    /** The first node of the innermost variation that this node is in; empty on the main line of the game. */
    public Optional<GameNode> variation() {
        for (var node = this; node.parent != null; node = node.parent) {
            if (node.parent.children.get(0) != node) {
                return Optional.of(node);
            }
        }
        return Optional.empty();
    }

    /** Whether this node is on the main line of the game. */
    public boolean isMainLine() {
        return variation().isEmpty();
    }

    List<GameNode> mutableChildren() {
        return children;
    }

    void setAnnotations(Annotations changed) {
        // Nothing stands before the start of a game: what is said there is said about the start.
        annotations = parent != null || changed.pre().isEmpty() ? changed : changed.withAllCommentsAfter();
    }

    void setBrokenTails(List<BrokenTail> tails) {
        brokenTails = List.copyOf(tails);
    }
}
