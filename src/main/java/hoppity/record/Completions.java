package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * With which of its moves each seat first filled its camp on a line, also where the record goes on after the rules' end: a
 * seat that completes at move m, where the winner completed at n, has lost by m − n (rules §5).
 *
 * @param moves per seat the number of that move; empty for a seat that never did
 */
public record Completions(List<OptionalInt> moves) {
    public Completions {
        moves = List.copyOf(moves);
    }

    /**
     * Plays a line from the start position.
     *
     * @param line the nodes from the root on
     */
    public static Completions of(Variant variant, Position start, List<GameNode> line) {
        var referee = new Referee(variant);
        var board = new MutablePosition(variant, start);
        var moves = new ArrayList<>(Collections.nCopies(variant.seatCount(), OptionalInt.empty()));
        for (var node : line) {
            int mover = board.toMove();
            int number = board.moveNumber();
            if (node.turn() instanceof Turn.Played played) {
                board.make(played.move().code());
                if (moves.get(mover).isEmpty() && referee.completes(board, mover)) {
                    moves.set(mover, OptionalInt.of(number));
                }
            } else if (node.turn() instanceof Turn.Skipped) {
                board.make(Move.PASS_CODE);
            }
        }
        return new Completions(moves);
    }
}
