package hoppity.format.json;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.format.Drafts;
import hoppity.format.FormatException;
import hoppity.format.LineBoard;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.Evaluation;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Makes the tree of a record from the nodes of a file. Each line is played on one board, forward and back, so that a tree of
 * any shape costs one move a node.
 */
final class TreeBuilder {
    private final Map<Integer, List<RawNode>> children = new HashMap<>();
    private final List<RawNode> nodes;
    private final JsonInput in;
    private final Notes notes;
    private final GameRecord record;
    private final GameRecord.Loader loader;
    private final LineBoard board;
    private final Drafts drafts = new Drafts();
    private final Deque<Branch> branches = new ArrayDeque<>();

    /** A node whose continuations are being added. */
    private record Branch(GameNode node, Iterator<RawNode> continuations) {}

    /**
     * @param offset where the list of nodes stands
     * @throws FormatException if the nodes do not make one tree, parents first
     */
    TreeBuilder(List<RawNode> nodes, int offset, JsonInput in, GameRecord record, Notes notes) throws FormatException {
        this.nodes = nodes;
        this.in = in;
        this.notes = notes;
        this.record = record;
        loader = record.loader();
        board = new LineBoard(record.variant(), record.startPosition());
        if (nodes.isEmpty() || !nodes.get(0).isRoot()) {
            throw new FormatException(
                    nodes.isEmpty() ? in.where(offset, "$.nodes") : where(nodes.get(0)),
                    "the first node must have the id 0");
        }
        for (var node : nodes) {
            if (children.put(node.id(), new ArrayList<>()) != null) {
                throw new FormatException(where(node), "the id " + node.id() + " is there twice");
            }
            if (node.isRoot()) {
                continue;
            }
            var siblings = node.parent() == node.id() ? null : children.get(node.parent());
            if (siblings == null) {
                throw new FormatException(
                        where(node), "the parent of node " + node.id() + ", " + node.parent() + ", is not above it");
            }
            siblings.add(node);
        }
    }

    void build() throws FormatException {
        fill(record.tree().root(), nodes.get(0));
        while (!branches.isEmpty()) {
            var branch = branches.peek();
            if (branch.continuations().hasNext()) {
                add(branch.node(), branch.continuations().next());
            } else {
                branches.pop();
                if (!branch.node().isRoot()) {
                    board.takeBack();
                }
            }
        }
        drafts.putInPlace(loader);
    }

    private void add(GameNode parent, RawNode raw) throws FormatException {
        Turn turn;
        try {
            turn = board.moveText().read(raw.move());
        } catch (NotationException e) {
            keepAsText(parent, raw, tr("\"{0}\" is no move: {1}", raw.move(), e.getMessage()));
            return;
        }
        var problem = board.problem(turn);
        if (problem.isPresent()) {
            keepAsText(parent, raw, problem.get());
            return;
        }
        if (!board.isWalkable(turn)) {
            notes.forgiven(where(raw), tr("{0} cannot be gone that way; only its ends are kept", raw.move()));
            turn = Turn.Played.of(((Turn.Played) turn).move());
        }
        var known = record.tree().child(parent, turn);
        if (known.isPresent()) {
            notes.forgiven(
                    where(raw), tr("{0} is there twice at the same place; the two are put together", raw.move()));
        }
        var node = known.isPresent() ? known.get() : loader.add(raw.id(), parent, turn);
        board.play(turn);
        fill(node, raw);
    }

    private void fill(GameNode node, RawNode raw) throws FormatException {
        for (var shape : raw.annotations().shapes()) {
            check(shape, raw);
        }
        for (var evaluation : raw.annotations().evaluations()) {
            check(evaluation, raw);
        }
        if (node.id() == raw.id()) {
            loader.annotate(node, raw.annotations());
        } else {
            drafts.of(node).add(raw.annotations());
        }
        for (var tail : raw.tails()) {
            drafts.brokenTail(node, tail);
            if (tail.format().equals(BrokenTail.JSON)) {
                BrokenNodes.parse(tail.text()).forEach(n -> loader.reserveIds(n.id()));
            }
        }
        branches.push(new Branch(node, below(raw).iterator()));
    }

    private void keepAsText(GameNode parent, RawNode raw, String message) {
        notes.broken(where(raw), message);
        var subtree = new ArrayList<RawNode>();
        var stack = new ArrayDeque<RawNode>();
        stack.push(raw);
        while (!stack.isEmpty()) {
            var node = stack.pop();
            subtree.add(node.id() == raw.id() ? node.below(parent.id()) : node);
            loader.reserveIds(node.id());
            var below = below(node);
            for (int i = below.size() - 1; i >= 0; i--) {
                stack.push(below.get(i));
            }
        }
        drafts.brokenTail(parent, new BrokenTail(BrokenTail.JSON, BrokenNodes.text(subtree), message));
    }

    private Where where(RawNode node) {
        return in.where(node.offset(), NodeReader.path(node.index()));
    }

    private List<RawNode> below(RawNode node) {
        return children.getOrDefault(node.id(), List.of());
    }

    private void check(Evaluation evaluation, RawNode raw) throws FormatException {
        int seats = record.variant().seatCount();
        if (evaluation.highestSeat() > seats) {
            throw new FormatException(
                    where(raw), "an evaluation speaks of seat " + evaluation.highestSeat() + " in a game of " + seats);
        }
    }

    private void check(Shape shape, RawNode raw) throws FormatException {
        List<String> cells;
        if (shape instanceof Shape.Arrow arrow) {
            cells = arrow.path();
        } else {
            cells = List.of(shape instanceof Shape.Circle circle ? circle.cell() : ((Shape.Label) shape).cell());
        }
        for (var cell : cells) {
            if (board.topology().find(cell) == Topology.NONE) {
                throw new FormatException(
                        where(raw),
                        "a shape is on \"" + cell + "\", which is no cell of a board of "
                                + board.topology().shape().label());
            }
        }
    }
}
