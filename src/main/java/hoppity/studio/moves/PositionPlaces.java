package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.export.text.MoveWords;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Transpositions;
import java.util.List;
import java.util.Optional;

/** The other places of a game at which a position stands, in words. */
final class PositionPlaces {
    /** More of them are counted, not listed. */
    private static final int MOST_LISTED = 12;

    private final MoveWords words;
    private final GameNode node;
    private final List<GameNode> others;

    PositionPlaces(GameRecord record, Transpositions same, GameNode node) {
        this.node = node;
        words = new MoveWords(record);
        others = same.sameAs(node.id()).stream()
                .map(record.tree()::find)
                .flatMap(Optional::stream)
                .toList();
    }

    /** The first few of them. */
    List<GameNode> listed() {
        return others.subList(0, Math.min(MOST_LISTED, others.size()));
    }

    /** All in lines: that it repeats an earlier position, and where else it stands. */
    String inLines() {
        var text = new StringBuilder();
        for (var other : listed()) {
            var place = place(other);
            text.append(text.isEmpty() ? "" : "\n")
                    .append(
                            isAbove(other, node)
                                    ? tr("Repeats the position {0}", place)
                                    : tr("Same position as {0}", place));
        }
        int more = others.size() - listed().size();
        return more > 0 ? text + "\n" + tr("and at {0} more places", more) : text.toString();
    }

    /** A place: {@code after 12. g3-f4 in the variation at 9… d7-c6}. */
    String place(GameNode other) {
        if (other.isRoot()) {
            return tr("at the start");
        }
        var move = words.numbered(other);
        var around = Folding.variationsAround(other);
        if (around.isEmpty()) {
            return tr("after {0}", move);
        }
        var first = around.get(around.size() - 1);
        return first == other
                ? tr("after {0}, a variation", move)
                : tr("after {0} in the variation at {1}", move, words.numbered(first));
    }

    private static boolean isAbove(GameNode upper, GameNode lower) {
        var above = lower;
        while (above.ply() > upper.ply() && above.parent() != null) {
            above = above.parent();
        }
        return above == upper;
    }
}
