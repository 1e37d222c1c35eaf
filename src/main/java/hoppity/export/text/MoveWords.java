package hoppity.export.text;

import static hoppity.words.Words.tr;

import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;

/** The moves of a record as people read them: turns without a move and claims are in words. */
public final class MoveWords {
    private final MoveText moveText;
    private final MoveNumbering numbering;

    public MoveWords(GameRecord game) {
        moveText = new MoveText(game.variant().topology());
        numbering = MoveNumbering.of(game);
    }

    /** A move with its whole route: {@code a8-c8-e6}; empty for the root. */
    public String of(GameNode node) {
        var turn = node.turn();
        if (turn instanceof Turn.Claimed claimed) {
            return switch (claimed.claim()) {
                case RESIGN -> tr("resigns");
                case DRAW -> tr("draw agreed");
                case TIME -> tr("out of time");
            };
        }
        if (turn instanceof Turn.Skipped) {
            return tr("skips");
        }
        return turn == null ? "" : moveText.write(turn);
    }

    /** A move with its way left out: {@code a8-…-e6}. */
    public String brief(GameNode node) {
        return node.turn() instanceof Turn.Played played && played.route().size() > 2
                ? moveText.write(played.move()).replace("-", "-…-")
                : of(node);
    }

    /** The number of the move that a node's turn is; not for the root. */
    public int number(GameNode node) {
        return numbering.number(node);
    }

    /** Index of the seat that makes a node's turn; not for the root. */
    public int seat(GameNode node) {
        return numbering.seat(node);
    }

    /** A move with its number: {@code 5… a8-c8-e6}; empty for the root. */
    public String numbered(GameNode node) {
        return node.isRoot() ? "" : numbering.label(node) + " " + of(node);
    }
}
