package hoppity.format.json;

import hoppity.format.FormatException;
import hoppity.format.LineBoard;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.record.BrokenTail;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The nodes of a line that cannot be played, one JSON object a line, as {@link BrokenTail} keeps them. */
final class BrokenNodes {
    private BrokenNodes() {}

    static String text(List<RawNode> subtree) {
        return String.join("\n", subtree.stream().map(NodeWriter::write).toList());
    }

    /** The nodes of a text; empty if it holds anything else. */
    static List<RawNode> parse(String text) {
        var nodes = new ArrayList<RawNode>();
        try {
            for (var line : text.split("\n", -1)) {
                var in = new JsonInput(line, 1);
                nodes.add(new NodeReader(in).read());
                in.end();
            }
        } catch (FormatException e) {
            return List.of();
        }
        return nodes;
    }

    /**
     * The nodes of a broken line, if they can be written among the others: their ids are free, they hang together below the
     * node, and the first one is still no legal continuation.
     *
     * @param taken ids of broken lines that were placed before; those of this one are added
     */
    static Optional<List<RawNode>> placeable(GameRecord record, GameNode node, BrokenTail tail, Set<Integer> taken) {
        if (!tail.format().equals(BrokenTail.JSON)) {
            return Optional.empty();
        }
        var nodes = parse(tail.text());
        if (nodes.isEmpty() || nodes.get(0).parent() != node.id() || isPlayable(record, node, nodes.get(0))) {
            return Optional.empty();
        }
        var ids = new HashSet<Integer>();
        for (var raw : nodes) {
            boolean hangsTogether = ids.isEmpty() || ids.contains(raw.parent());
            boolean free =
                    !taken.contains(raw.id()) && record.tree().find(raw.id()).isEmpty();
            if (!hangsTogether || !free || !ids.add(raw.id())) {
                return Optional.empty();
            }
        }
        taken.addAll(ids);
        return Optional.of(nodes);
    }

    private static boolean isPlayable(GameRecord record, GameNode node, RawNode raw) {
        var board = new LineBoard(record.variant(), record.positionAt(node));
        try {
            Turn turn = board.moveText().read(raw.move());
            return board.problem(turn).isEmpty();
        } catch (NotationException e) {
            return false;
        }
    }
}
