package hoppity.studio.moves;

import hoppity.notation.MoveText;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;

/** A line as text that can be pasted again: {@code 1. g3-f4 c8-d7 2. g1-g3-e5}. */
final class LineText {
    private LineText() {}

    /** The moves from the start through a node to the end of its line. */
    static String of(GameRecord record, GameNode node) {
        var moveText = new MoveText(record.variant().topology());
        var numbering = MoveNumbering.of(record);
        var text = new StringBuilder();
        for (var n : record.tree().lineThrough(node)) {
            var turn = n.turn();
            if (turn != null) {
                text.append(text.isEmpty() ? "" : " ");
                if (n.ply() == 1 || numbering.seat(n) == 0) {
                    text.append(numbering.number(n)).append(numbering.seat(n) == 0 ? ". " : "... ");
                }
                text.append(moveText.write(turn));
            }
        }
        return text.toString();
    }
}
