package hoppity.record;

import hoppity.rules.MutablePosition;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The positions of a tree by 64-bit keys and move numbers, found in one pass. The number keeps a position apart from its
 * repetitions, so no node has the position of one above it.
 */
final class PositionKeys {
    /** @param number the move number, which the home and tempo limits count by */
    private record Key(long placement, int number) {
        static Key of(MutablePosition board) {
            return new Key(board.key(), board.moveNumber());
        }
    }

    private final Map<Integer, Key> ofNodes = new HashMap<>();
    private final Map<Key, GameNode> firstNodes = new HashMap<>();

    private PositionKeys() {}

    static PositionKeys of(GameRecord record) {
        var keys = new PositionKeys();
        new TreeWalk(record).walk((node, board) -> keys.add(node, Key.of(board)));
        return keys;
    }

    private Key add(GameNode node, Key key) {
        ofNodes.put(node.id(), key);
        firstNodes.putIfAbsent(key, node);
        return key;
    }

    /** The first node of this tree with the position that a node of another tree has there; none for a claim. */
    Optional<GameNode> sameAs(int node, PositionKeys there) {
        return Optional.ofNullable(there.ofNodes.get(node)).map(firstNodes::get);
    }
}
