package hoppity.record;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The edits there are. */
public final class Edits {
    private Edits() {}

    /**
     * Adds a line of turns below a node, as its last continuation. Turns that are there already are followed, not doubled.
     *
     * @return empty if all of the line is in the tree already
     */
    public static Optional<Edit> addLine(GameRecord record, GameNode parent, List<Turn> turns) {
        return addLine(
                record,
                parent,
                turns,
                first -> tr("add {0}", new MoveText(record.variant().topology()).write(first)));
    }

    /** Adds a line that was copied elsewhere, like {@link #addLine}. */
    public static Optional<Edit> pasteLine(GameRecord record, GameNode parent, List<Turn> turns) {
        return addLine(record, parent, turns, first -> tr("paste line"));
    }

    /** The same for a line that begins another record, with its variations and all that is written beside the moves. */
    public static Optional<Edit> pasteLine(GameRecord record, GameNode parent, GameRecord line) {
        return new Merge(record, parent).pasting(line);
    }

    private static Optional<Edit> addLine(
            GameRecord record, GameNode parent, List<Turn> turns, Function<Turn, String> description) {
        var node = parent;
        int known = 0;
        while (known < turns.size()) {
            var child = record.tree().child(node, turns.get(known));
            if (child.isEmpty()) {
                break;
            }
            node = child.get();
            known++;
        }
        if (known == turns.size()) {
            return Optional.empty();
        }
        var missing = turns.subList(known, turns.size());
        return Optional.of(AddNodes.line(node, missing, parent.id(), description.apply(missing.get(0))));
    }

    /** Adds one turn; empty if it is there already. */
    public static Optional<Edit> addMove(GameRecord record, GameNode parent, Turn turn) {
        return addLine(record, parent, List.of(turn));
    }

    /**
     * Removes a node and all below it.
     *
     * @throws IllegalArgumentException for the root
     */
    public static Edit delete(GameRecord record, GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the start of a game cannot be deleted");
        }
        int count = record.tree().sizeFrom(node);
        return new Delete(node, parent, node.index(), count(count, "delete move", "delete {0} moves"));
    }

    /**
     * Makes the position after a node's turn the start of the game: the turns before it go, and all that branches off them.
     *
     * @return empty for the root, and for a position that no game of the variant can start from
     */
    public static Optional<Edit> startFrom(GameRecord record, GameNode node) {
        return canStartFrom(record, node) ? Optional.of(new StartFrom(record, node)) : Optional.empty();
    }

    /** Whether {@link #startFrom} would do anything. */
    public static boolean canStartFrom(GameRecord record, GameNode node) {
        return !node.isRoot()
                && !(node.turn() instanceof Turn.Claimed)
                && Setup.of(record.positionAt(node)).problems(record.variant()).isEmpty();
    }

    /**
     * Puts all turns of another game into this one, from a node whose position is the one that the other game starts from.
     * Turns that are there already are followed; comments and the like that they have in the other game only are added. A line
     * that comes to a position of this game by another way goes on where that position is.
     *
     * @return empty if nothing is new
     */
    public static Optional<Edit> merge(GameRecord record, GameNode at, GameRecord other) {
        return new Merge(record, at).joining(other);
    }

    /**
     * Puts a variation in the place of the main continuation beside it, as one does with a move that was written down wrong:
     * it becomes the main continuation and gets what followed the other, as far as the board allows. The other goes unless
     * something is left of it that does not.
     *
     * @return empty if the node is the main continuation
     */
    public static Optional<Edit> replaceMain(GameRecord record, GameNode node) {
        return node.index() == 0 ? Optional.empty() : Optional.of(new Merge(record, node).inPlaceOfMain());
    }

    /**
     * Takes one turn out of its line: what followed it follows the turn before, as far as the board allows; the rest is kept
     * as text there.
     *
     * @throws IllegalArgumentException for the root
     */
    public static Edit drop(GameRecord record, GameNode node, TailText tails) {
        return new Merge(record, parentOf(node), tails).dropping(node);
    }

    /**
     * Puts turns before a node's turn: that one and what follows come after them, as far as the board allows; the rest is
     * kept as text there.
     *
     * @param turns at least one, each of which can be played after the one before
     * @throws IllegalArgumentException for the root, and for turns that cannot be played
     */
    public static Edit insert(GameRecord record, GameNode node, List<Turn> turns, TailText tails) {
        if (turns.isEmpty()) {
            throw new IllegalArgumentException("nothing is to be inserted");
        }
        return new Merge(record, parentOf(node), tails).inserting(node, turns);
    }

    /**
     * Puts a variation before the main continuation beside it, as one does with moves that were left out: the variation
     * becomes the main one, and the other goes on from the node, as far as the board allows; the rest is kept as text there.
     *
     * @return empty on the main line
     */
    public static Optional<Edit> insertBeforeMain(GameRecord record, GameNode node, TailText tails) {
        return node.variation().map(variation -> new Merge(record, node, tails).beforeMain(variation));
    }

    /**
     * Puts what was made of a line that could not be played in its place.
     *
     * @param tail one of the node's
     * @param repaired a game from the node's position; its own broken tails stay ones
     * @throws IllegalArgumentException if the node has no such line
     */
    public static Edit repair(GameRecord record, GameNode node, BrokenTail tail, GameRecord repaired) {
        if (!node.brokenTails().contains(tail)) {
            throw new IllegalArgumentException("the line is not there any more");
        }
        return new Merge(record, node).repairing(tail, repaired);
    }

    /**
     * Removes all that follows a node. The result of the game goes with its main line.
     *
     * @return empty if nothing does
     */
    public static Optional<Edit> cutAfter(GameRecord record, GameNode node) {
        if (!goesOn(node)) {
            return Optional.empty();
        }
        var name = tr("cut the rest");
        var edits = new ArrayList<Edit>();
        if (node.isMainLine() && record.info().result() != null) {
            edits.add(changeInfo(record, record.info().withResult(null), node.id(), name));
        }
        if (!node.brokenTails().isEmpty()) {
            edits.add(setTails(node, List.of(), name));
        }
        edits.add(new Cut(node, List.copyOf(node.children()), name));
        return Optional.of(new EditGroup(name, edits, node.id(), node.id()));
    }

    /** Whether anything follows a node, be it only what cannot be played. */
    public static boolean goesOn(GameNode node) {
        return !node.children().isEmpty() || !node.brokenTails().isEmpty();
    }

    /** Moves the variation that a node belongs to one place up at its branch; empty on the main line. */
    public static Optional<Edit> promote(GameNode node) {
        return node.variation().map(branch -> moved(branch, branch.index() - 1, tr("promote variation"), node));
    }

    /** Moves the continuation that a node belongs to one place down at its nearest branch; empty if it is the last. */
    public static Optional<Edit> demote(GameNode node) {
        for (var n = node; n.parent() != null; n = n.parent()) {
            int siblings = n.parent().children().size();
            if (siblings > 1) {
                return n.index() + 1 < siblings
                        ? Optional.of(moved(n, n.index() + 1, tr("demote variation"), node))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Makes the line to a node the main line, at every branch on the way; empty if it is already. */
    public static Optional<Edit> makeMainLine(GameNode node) {
        var orders = new LinkedHashMap<GameNode, List<GameNode>>();
        for (var n = node; n.parent() != null; n = n.parent()) {
            if (n.index() > 0) {
                orders.put(n.parent(), order(n, 0));
            }
        }
        return orders.isEmpty() ? Optional.empty() : Optional.of(new Reorder(orders, tr("make main line"), node.id()));
    }

    /**
     * Replaces what is written beside a node.
     *
     * @param field what is changed, for merging: edits of the same node and field in a row are one; null never merges
     */
    public static Edit annotate(GameNode node, Annotations changed, String description, @Nullable String field) {
        return new Annotate(node, node.annotations(), changed, description, field);
    }

    /** Throws away what could not be played after a node; empty if there is no such thing. */
    public static Optional<Edit> discardBrokenTails(GameNode node) {
        return node.brokenTails().isEmpty()
                ? Optional.empty()
                : Optional.of(setTails(node, List.of(), tr("discard unreadable line")));
    }

    static Edit setTails(GameNode node, List<BrokenTail> changed, String description) {
        return new SetTails(node, node.brokenTails(), List.copyOf(changed), description);
    }

    /** Replaces what is told about the game. */
    public static Edit changeInfo(GameRecord record, GameInfo changed, int cursor, String description) {
        return new ChangeInfo(record.info(), changed, cursor, description, null);
    }

    /**
     * Replaces what is told about the game while it is being written.
     *
     * @param visit edits of the same visit in a row are one
     */
    public static Edit changeInfo(GameRecord record, GameInfo changed, int cursor, String description, String visit) {
        return new ChangeInfo(record.info(), changed, cursor, description, visit);
    }

    /**
     * Several edits as one, each made for the record as it is before all of them.
     *
     * @param edits at least one, in the order in which they are applied
     */
    public static Edit together(String description, List<Edit> edits) {
        return new EditGroup(description, edits);
    }

    static Edit moved(GameNode node, int index, String description, GameNode cursor) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the root has no siblings");
        }
        return new Reorder(Map.of(parent, order(node, index)), description, cursor.id());
    }

    private static GameNode parentOf(GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("the start of a game is no turn");
        }
        return parent;
    }

    private static List<GameNode> order(GameNode node, int index) {
        var parent = node.parent();
        var order = new ArrayList<GameNode>(parent == null ? List.of() : parent.children());
        order.remove(node);
        order.add(index, node);
        return order;
    }

    private record Delete(GameNode node, GameNode parent, int index, String description) implements Edit {
        @Override
        public void apply(GameRecord record) {
            record.tree().detach(node);
        }

        @Override
        public void revert(GameRecord record) {
            record.tree().attach(node, index);
        }

        @Override
        public int cursorAfterApply() {
            return parent.id();
        }

        @Override
        public int cursorAfterRevert() {
            return node.id();
        }
    }

    private static final class Reorder implements Edit {
        private final Map<GameNode, List<GameNode>> after;
        private final Map<GameNode, List<GameNode>> before = new LinkedHashMap<>();
        private final String description;
        private final int cursor;

        Reorder(Map<GameNode, List<GameNode>> after, String description, int cursor) {
            this.after = Collections.unmodifiableMap(after);
            after.keySet().forEach(parent -> before.put(parent, List.copyOf(parent.children())));
            this.description = description;
            this.cursor = cursor;
        }

        @Override
        public String description() {
            return description;
        }

        @Override
        public void apply(GameRecord record) {
            after.forEach(Reorder::arrange);
        }

        @Override
        public void revert(GameRecord record) {
            before.forEach(Reorder::arrange);
        }

        private static void arrange(GameNode parent, List<GameNode> order) {
            parent.mutableChildren().clear();
            parent.mutableChildren().addAll(order);
        }

        @Override
        public int cursorAfterApply() {
            return cursor;
        }
    }

    private record Annotate(
            GameNode node,
            Annotations before,
            Annotations after,
            String description,
            @Nullable String field) implements Edit {
        @Override
        public void apply(GameRecord record) {
            node.setAnnotations(after);
        }

        @Override
        public void revert(GameRecord record) {
            node.setAnnotations(before);
        }

        @Override
        public int cursorAfterApply() {
            return node.id();
        }

        @Override
        public Optional<Edit> mergedWith(Edit next) {
            return field != null && next instanceof Annotate a && a.node == node && field.equals(a.field)
                    ? Optional.of(new Annotate(node, before, a.after, description, field))
                    : Optional.empty();
        }
    }

    private record SetTails(GameNode node, List<BrokenTail> before, List<BrokenTail> after, String description)
            implements Edit {
        @Override
        public void apply(GameRecord record) {
            node.setBrokenTails(after);
        }

        @Override
        public void revert(GameRecord record) {
            node.setBrokenTails(before);
        }

        @Override
        public int cursorAfterApply() {
            return node.id();
        }
    }

    private record Cut(GameNode node, List<GameNode> children, String description) implements Edit {
        @Override
        public void apply(GameRecord record) {
            record.tree().setChildren(node, List.of());
        }

        @Override
        public void revert(GameRecord record) {
            record.tree().setChildren(node, children);
        }

        @Override
        public int cursorAfterApply() {
            return node.id();
        }
    }

    private record ChangeInfo(
            GameInfo before,
            GameInfo after,
            int cursor,
            String description,
            @Nullable String visit) implements Edit {
        @Override
        public void apply(GameRecord record) {
            record.setInfo(after);
        }

        @Override
        public void revert(GameRecord record) {
            record.setInfo(before);
        }

        @Override
        public int cursorAfterApply() {
            return cursor;
        }

        @Override
        public Optional<Edit> mergedWith(Edit next) {
            return visit != null && next instanceof ChangeInfo c && visit.equals(c.visit)
                    ? Optional.of(new ChangeInfo(before, c.after, cursor, description, visit))
                    : Optional.empty();
        }
    }
}
