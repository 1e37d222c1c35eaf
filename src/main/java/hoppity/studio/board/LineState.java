package hoppity.studio.board;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.LineReplay;
import hoppity.record.LineReplay.Ply;
import java.util.List;

/** The followed line played through by the rules, kept until the line is another one. */
final class LineState {
    private final GameRecord record;
    private List<GameNode> line = List.of();
    private List<Ply> plies = List.of();
    private int end = -1;

    LineState(GameRecord record) {
        this.record = record;
    }

    /** Plays the line through unless it is the one that was played through last. */
    void follow(List<GameNode> followed) {
        if (!line.equals(followed)) {
            plies = LineReplay.of(record.variant(), record.startPosition(), followed);
            line = List.copyOf(followed);
            end = -1;
            for (int i = 0; i < plies.size() && end < 0; i++) {
                end = plies.get(i).endsHere() ? i : -1;
            }
        }
    }

    Ply at(GameNode node) {
        return plies.get(node.ply());
    }

    /** Whether the game was over at the node, or before. */
    boolean isOver(GameNode node) {
        return end >= 0 && node.ply() >= end;
    }

    /** Whether it is the node's turn that ended the game. */
    boolean endsAt(GameNode node) {
        return end == node.ply();
    }

    /** The number of the move that ended the game; 0 if it was over before the first. */
    int endMoveNumber() {
        return end <= 0 ? 0 : plies.get(end - 1).moveNumber();
    }

    boolean goesOnAfter(GameNode node) {
        return node.ply() + 1 < line.size();
    }

    /** The time that a seat had left as recorded last at the node or before, in milliseconds; −1 if never. */
    long millisLeft(int seat, GameNode node) {
        for (int i = node.ply(); i > 0; i--) {
            var clock = line.get(i).annotations().clock();
            if (clock != null && clock.leftMs() != null && plies.get(i - 1).toMove() == seat) {
                return clock.leftMs();
            }
        }
        return -1;
    }
}
