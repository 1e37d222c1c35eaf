package hoppity.studio.board;

import hoppity.record.Completions;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.LineReplay;
import hoppity.record.LineReplay.Ply;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The followed line played through by the rules, kept until the line is another one. */
final class LineState {
    private final GameRecord record;
    private List<GameNode> line = List.of();
    private List<Ply> plies = List.of();
    private int end = -1;
    private @Nullable Completions completions;
    /** The plies with a clock, ascending, as of a revision. */
    private int[] clocked = {};

    private long clocksRead = -1;

    LineState(GameRecord record) {
        this.record = record;
    }

    /**
     * Plays the line through unless it is the one that was played through last.
     *
     * @param revision of the record: what is written beside the nodes is read again when it changes
     */
    void follow(List<GameNode> followed, long revision) {
        if (line != followed) {
            if (!line.equals(followed)) {
                plies = LineReplay.of(record.variant(), record.startPosition(), followed);
                end = IntStream.range(0, plies.size())
                        .filter(i -> plies.get(i).endsHere())
                        .findFirst()
                        .orElse(-1);
                completions = null;
            }
            line = followed;
            clocksRead = -1;
        }
        if (clocksRead != revision) {
            clocked = IntStream.range(1, line.size())
                    .filter(i -> line.get(i).annotations().clock() != null)
                    .toArray();
            clocksRead = revision;
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

    /** The end of the game at the node or before, by the rules or as the record tells it; null if it goes on. */
    @Nullable
    Finish finish(GameNode node) {
        if (!isOver(node) && !isToldToEndAt(node)) {
            return null;
        }
        if (completions == null) {
            completions = Completions.of(record.variant(), record.startPosition(), line);
        }
        var last = isOver(node) ? line.get(end) : node;
        return new Finish(record.variant(), record.positionAt(last), at(last).outcome(), last != node, completions);
    }

    private boolean isToldToEndAt(GameNode node) {
        var result = record.info().result();
        boolean isDecided = result != null
                && !(result.scores().isEmpty() && result.ranking().isEmpty());
        return isDecided && node.children().isEmpty() && line.equals(mainLine());
    }

    private List<GameNode> mainLine() {
        return record.tree().lineThrough(record.tree().root());
    }

    boolean goesOnAfter(GameNode node) {
        return node.ply() + 1 < line.size();
    }

    /** The time that a seat had left as recorded last at the node or before, in milliseconds; −1 if never. */
    long millisLeft(int seat, GameNode node) {
        int known = Arrays.binarySearch(clocked, node.ply());
        for (int i = known >= 0 ? known : -known - 2; i >= 0; i--) {
            int ply = clocked[i];
            var clock = line.get(ply).annotations().clock();
            if (clock != null && clock.leftMs() != null && plies.get(ply - 1).toMove() == seat) {
                return clock.leftMs();
            }
        }
        return -1;
    }
}
