package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/**
 * The positions of a tree by 64-bit keys and move numbers, found in one pass. The number keeps a position apart from its
 * repetitions, so no node has the position of one above it.
 */
final class PositionKeys {
    private static final int NOTHING = -1;

    /** @param number the move number, which the home and tempo limits count by */
    private record Key(long placement, int number) {}

    private final Map<Integer, Key> ofNodes = new HashMap<>();
    private final Map<Key, GameNode> firstNodes = new HashMap<>();

    private PositionKeys() {}

    /** A node, and what is still to be visited below it. */
    private record Open(GameNode node, Iterator<GameNode> children) {
        static Open of(GameNode node) {
            return new Open(node, node.children().iterator());
        }
    }

    static PositionKeys of(GameRecord record) {
        var keys = new PositionKeys();
        var board = new MutablePosition(record.variant(), record.startPosition());
        var path = new ArrayDeque<Open>();
        path.push(Open.of(record.tree().root()));
        keys.add(record.tree().root(), board);
        while (!path.isEmpty()) {
            var open = path.peek();
            if (open.children().hasNext()) {
                var node = open.children().next();
                int code = code(node);
                if (code != NOTHING) {
                    board.make(code);
                    keys.add(node, board);
                }
                path.push(Open.of(node));
            } else {
                path.pop();
                int code = code(open.node());
                if (code != NOTHING) {
                    board.unmake(code);
                }
            }
        }
        return keys;
    }

    /** What the turn does on the board; nothing for the root and for claims, which leave it as it is. */
    private static int code(GameNode node) {
        if (node.turn() instanceof Turn.Played played) {
            return played.move().code();
        }
        return node.turn() instanceof Turn.Skipped ? Move.PASS_CODE : NOTHING;
    }

    private void add(GameNode node, MutablePosition board) {
        var key = new Key(board.key(), board.moveNumber());
        ofNodes.put(node.id(), key);
        firstNodes.putIfAbsent(key, node);
    }

    /** The first node of this tree with the position that a node of another tree has there; none for a claim. */
    Optional<GameNode> sameAs(int node, PositionKeys there) {
        return Optional.ofNullable(there.ofNodes.get(node)).map(firstNodes::get);
    }
}
