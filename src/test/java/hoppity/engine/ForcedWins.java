package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Wins by force in games of two, found by trying every move to the horizon: no values, no memory, no order of moves. For
 * positions without a history, in which nothing can be repeated often enough within so few turns.
 */
final class ForcedWins {
    /** Positions visited before it gives up. */
    private static final long PATIENCE = 3_000_000;

    private final Variant variant;
    private final MoveGenerator generator;
    private final Referee referee;
    private final int[][] buffers;
    private long visited;

    /** @param turns of the seat to move that the horizon may be away */
    ForcedWins(Variant variant, int turns) {
        this.variant = variant;
        generator = new MoveGenerator(variant);
        referee = new Referee(variant);
        buffers = new int[2 * turns + 1][MoveGenerator.MAX_MOVES];
    }

    /** Whether the last call has come to an end before the patience did. */
    boolean isComplete() {
        return visited < PATIENCE;
    }

    /** The moves after which the seat to move wins within so many of its turns, this one included, whatever is played. */
    List<Move> winning(Position start, int turns) {
        visited = 0;
        var position = new MutablePosition(variant, start);
        int seat = start.toMove();
        var winning = new ArrayList<Move>();
        for (var move : generator.moves(start)) {
            if (wins(position, move.code(), seat, 2 * turns - 1)) {
                winning.add(move);
            }
        }
        return winning;
    }

    /** @param left plies that may follow the move */
    private boolean wins(MutablePosition position, int move, int seat, int left) {
        visited++;
        boolean stuck = move == Move.PASS_CODE
                && !referee.awaitsEqualiser(position)
                && generator.count(position, 1 - position.toMove()) == 0;
        position.make(move);
        var outcome = referee.afterPly(position, move);
        if (!outcome.isOver() && stuck) {
            outcome = Outcome.draw(Termination.NO_MOVES);
        }
        boolean wins =
                outcome.isOver() ? outcome.isWinOf(seat) : left > 0 && isComplete() && wins(position, seat, left);
        position.unmake(move);
        return wins;
    }

    private boolean wins(MutablePosition position, int seat, int left) {
        var moves = buffers[left];
        int count = generator.generate(position, moves);
        if (count == 0) {
            moves[count++] = Move.PASS_CODE;
        }
        boolean own = position.toMove() == seat;
        for (int i = 0; i < count; i++) {
            if (wins(position, moves[i], seat, left - 1) == own) {
                return own;
            }
        }
        return !own;
    }
}
