package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game with everything that is known and written about it. The variant is fixed; all else changes by {@link Edit}s, except the view state, which is no part of the document. Not thread-safe.
 */
public final class GameRecord {
    private final Variant variant;
    private @Nullable Position start;
    private final GameTree tree = new GameTree();
    private final TreePositions positions;
    private String id = UUID.randomUUID().toString();
    private @Nullable Instant created = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private @Nullable Instant modified = created;
    private GameInfo info = GameInfo.EMPTY;
    private ViewState view = ViewState.DEFAULT;
    private FileExtras extras = FileExtras.NONE;

    /** A new game from the variant's initial position. */
    public GameRecord(Variant variant) {
        this(variant, null);
    }

    /** @param start a set-up position, or null for the variant's initial one */
    public GameRecord(Variant variant, @Nullable Position start) {
        this.variant = variant;
        this.start = start;
        positions = new TreePositions(this);
    }

    /** Keys that this program does not know, at the places of a file that have no object of their own here. */
    public record FileExtras(Extras game, Extras writer, Extras variant, Extras start) {
        public static final FileExtras NONE = new FileExtras(Extras.NONE, Extras.NONE, Extras.NONE, Extras.NONE);
    }

    public Variant variant() {
        return variant;
    }

    /** Whether the game starts from the variant's initial position. */
    public boolean startsInitially() {
        return start == null;
    }

    public Position startPosition() {
        return start == null ? Position.initial(variant.geometry()) : start;
    }

    public GameTree tree() {
        return tree;
    }

    /** The position after a node's turn. */
    public Position positionAt(GameNode node) {
        return positions.at(node);
    }

    public String id() {
        return id;
    }

    /** When the record was begun; null if its file does not tell. */
    public @Nullable Instant created() {
        return created;
    }

    /** When the record was last saved; null if its file does not tell. */
    public @Nullable Instant modified() {
        return modified;
    }

    public GameInfo info() {
        return info;
    }

    public ViewState view() {
        return view;
    }

    public FileExtras extras() {
        return extras;
    }

    public void setView(ViewState changed) {
        view = changed;
    }

    /** Sets when the record was last changed; said when it is saved. */
    public void setModified(Instant when) {
        modified = when.truncatedTo(ChronoUnit.SECONDS);
    }

    /**
     * A copy of the record as it is now, node ids included: for writing it on another thread while this one is edited.
     */
    public GameRecord snapshot() {
        return copy(UnaryOperator.identity(), UnaryOperator.identity());
    }

    /** A copy in which what is written beside the nodes, and what could not be played, is changed. */
    public GameRecord copy(UnaryOperator<Annotations> annotations, UnaryOperator<BrokenTail> tails) {
        var copy = new GameRecord(variant, start);
        copy.id = id;
        copy.created = created;
        copy.modified = modified;
        copy.info = info;
        copy.view = view;
        copy.extras = extras;
        copy.tree.copyFrom(tree, annotations, tails);
        return copy;
    }

    /**
     * A game of its own of what follows a node, from the position after it, under an id of its own. It has the result of this
     * one if it goes on to the end of its main line.
     *
     * @return empty where {@link Edits#canStartFrom} says so
     */
    public Optional<GameRecord> splitAt(GameNode node) {
        if (!Edits.canStartFrom(this, node)) {
            return Optional.empty();
        }
        var split = snapshot();
        new StartFrom(split, split.tree.get(node.id())).apply(split);
        split.id = UUID.randomUUID().toString();
        split.created = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        split.modified = split.created;
        split.info = node.isMainLine() ? info : info.withResult(null);
        split.view = new ViewState(0, view.collapsed(), view.rotation(), view.extras());
        return Optional.of(split);
    }

    /** The set-up position that the game starts from; null for the variant's initial one. */
    @Nullable
    Position setUp() {
        return start;
    }

    /** Exchanges all nodes together with the position that they start from. */
    void restart(@Nullable Position setUp, GameTree.Content nodes) {
        start = setUp;
        tree.setContent(nodes);
    }

    void setInfo(GameInfo changed) {
        info = changed;
    }

    /** Fills a record while it is read from a file, before anybody else sees it. */
    public Loader loader() {
        return new Loader();
    }

    /** See {@link #loader()}. */
    public final class Loader {
        private Loader() {}

        public void identity(String recordId, @Nullable Instant createdAt, @Nullable Instant modifiedAt) {
            id = recordId;
            created = createdAt;
            modified = modifiedAt;
        }

        public void info(GameInfo read) {
            info = read;
        }

        public void extras(FileExtras read) {
            extras = read;
        }

        /** A node id that is free. */
        public int freshId() {
            return tree.freshId();
        }

        /** Adds a node as the last continuation of its parent. The turn is not checked. */
        public GameNode add(int nodeId, GameNode parent, Turn turn) {
            return tree.add(nodeId, parent, parent.children().size(), turn);
        }

        /** Adds a node at a place among the continuations of its parent. The turn is not checked. */
        public GameNode add(int nodeId, GameNode parent, int index, Turn turn) {
            return tree.add(nodeId, parent, index, turn);
        }

        public void annotate(GameNode node, Annotations annotations) {
            node.setAnnotations(annotations);
        }

        /** Keeps the lines that cannot be played from a node on, in place of those that it has. */
        public void brokenTails(GameNode node, List<BrokenTail> tails) {
            node.setBrokenTails(tails);
        }

        /** Sees to it that no node of this record will be given an id up to this one. */
        public void reserveIds(int highest) {
            tree.reserveIds(highest);
        }
    }
}
