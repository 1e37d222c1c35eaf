package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.Position;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The positions of a tree's nodes, computed from the nearest ancestor that is known. Every 32nd ply of a line that was
 * walked stays known, and the last few hundred positions that were asked for: so a step costs one move, a leap at most 32
 * once the line has been walked, and a long game little memory.
 */
final class TreePositions {
    private static final int MILESTONE = 32;
    private static final int RECENT = 512;

    private final GameRecord record;
    private final Map<GameNode, Position> milestones = new HashMap<>();
    private final Map<GameNode, Position> recent = new LinkedHashMap<>(RECENT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GameNode, Position> eldest) {
            return size() > RECENT;
        }
    };

    TreePositions(GameRecord record) {
        this.record = record;
    }

    Position at(GameNode node) {
        var missing = new ArrayDeque<GameNode>();
        Position position = record.startPosition();
        for (var n = node; n != null && n.parent() != null; n = n.parent()) {
            var known = milestones.getOrDefault(n, recent.get(n));
            if (known != null) {
                position = known;
                break;
            }
            missing.push(n);
        }
        while (!missing.isEmpty()) {
            var next = missing.pop();
            position = after(position, next.turn());
            if (next.ply() % MILESTONE == 0) {
                milestones.put(next, position);
            }
        }
        recent.put(node, position);
        return position;
    }

    private Position after(Position position, @org.jspecify.annotations.Nullable Turn turn) {
        var variant = record.variant();
        if (turn instanceof Turn.Played played) {
            return position.after(played.move(), variant);
        }
        // A claim ends the game and moves nothing; the seat to move stays the same.
        return turn instanceof Turn.Skipped ? position.after(Move.PASS, variant) : position;
    }
}
