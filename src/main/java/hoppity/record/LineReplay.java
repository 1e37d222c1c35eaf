package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Game;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * A line played through by the rules: for each node the tempo numbers, the pieces at home and how the game stood, so that a
 * reader can see where the rules ended the game although the record goes on (rules §4).
 */
public final class LineReplay {
    private LineReplay() {}

    /**
     * The state after a node's turn.
     *
     * @param moveNumber number of the move about to be played
     * @param toMove index of the seat to move
     * @param tempo per seat
     * @param atHome pieces still at home, per seat
     * @param outcome how the game stood; stays as it is once the rules have ended the game
     * @param endsHere whether it is this turn that ended the game
     * @param needlessSkip whether the turn was skipped though the seat could have moved
     * @param awaitsEqualiser whether the next turn is the equalising move
     */
    public record Ply(
            GameNode node,
            int moveNumber,
            int toMove,
            List<Integer> tempo,
            List<Integer> atHome,
            Outcome outcome,
            boolean endsHere,
            boolean needlessSkip,
            boolean awaitsEqualiser) {}

    /**
     * Plays a line from the start position. Only reads what never changes in a node, so it may run beside the user interface.
     *
     * @param line the nodes from the root on
     */
    public static List<Ply> of(Variant variant, Position start, List<GameNode> line) {
        var game = new Game(variant, start);
        var plies = new ArrayList<Ply>(line.size());
        var outcome = game.outcome();
        for (var node : line) {
            boolean wasOver = outcome.isOver();
            boolean needlessSkip = false;
            var turn = node.turn();
            if (turn instanceof Turn.Played played) {
                game.play(played.move());
            } else if (turn instanceof Turn.Skipped) {
                needlessSkip = !wasOver && game.canMove();
                game.skip();
            }
            if (!wasOver) {
                outcome = turn instanceof Turn.Claimed claimed
                        ? claimed.claim().outcome(variant, game.toMove())
                        : game.outcome();
            }
            plies.add(new Ply(
                    node,
                    game.moveNumber(),
                    game.toMove(),
                    perSeat(variant, game::tempo),
                    perSeat(variant, game::atHome),
                    outcome,
                    outcome.isOver() && !wasOver,
                    needlessSkip,
                    game.awaitsEqualiser()));
        }
        return plies;
    }

    private static List<Integer> perSeat(Variant variant, java.util.function.IntUnaryOperator value) {
        var values = new ArrayList<Integer>(variant.seatCount());
        for (int seat = 0; seat < variant.seatCount(); seat++) {
            values.add(value.applyAsInt(seat));
        }
        return List.copyOf(values);
    }
}
