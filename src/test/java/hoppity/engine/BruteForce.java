package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * The truth about a position by looking at everything: whether a result can be forced within so many plies, on whole
 * positions, without values, windows, tables or any other thing of the engine's.
 */
final class BruteForce {
    private static final int DRAW = -1;

    private final Variant variant;
    private final Referee referee;
    private final MoveGenerator generator;
    private final boolean repetition;
    private final List<Position> line = new ArrayList<>();

    /** @param game all positions since the start; the last one is judged */
    BruteForce(Variant variant, List<Position> game) {
        this.variant = variant;
        referee = new Referee(variant);
        generator = new MoveGenerator(variant);
        repetition = variant.options().repetition() == Repetition.THREEFOLD_DRAW;
        line.addAll(game);
    }

    /**
     * Whether a seat can force a result once a move of the last position has been played.
     *
     * @param seat who forces it
     * @param draw whether a draw is enough
     * @param plies within how many plies, the move included
     */
    boolean forces(Move move, int seat, boolean draw, int plies) {
        var after = last().after(move, variant);
        line.add(after);
        var outcome = outcome(after, move);
        boolean forced = outcome.isOver()
                ? outcome.isWinOf(seat) || draw && outcome.winner() == DRAW
                : plies > 1 && forces(seat, draw, plies - 1);
        line.remove(line.size() - 1);
        return forced;
    }

    private boolean forces(int seat, boolean draw, int plies) {
        var moves = generator.moves(last());
        var choice = moves.isEmpty() ? List.of(Move.PASS) : moves;
        return last().toMove() == seat
                ? choice.stream().anyMatch(move -> forces(move, seat, draw, plies))
                : choice.stream().allMatch(move -> forces(move, seat, draw, plies));
    }

    /** How the game stands after a move to {@code after}, the last position of the line. */
    Outcome outcome(Position after, Move move) {
        var position = new MutablePosition(variant, after);
        var outcome = referee.afterPly(position, move.code());
        if (outcome.isOver()) {
            return outcome;
        }
        if (repetition && line.stream().filter(after::repeats).count() >= 3) {
            return Outcome.draw(hoppity.rules.Termination.REPETITION);
        }
        boolean stuck = generator.moves(after).isEmpty()
                && !referee.awaitsEqualiser(position)
                && generator.moves(after.after(Move.PASS, variant)).isEmpty();
        return stuck ? Outcome.draw(hoppity.rules.Termination.NO_MOVES) : Outcome.ONGOING;
    }

    private Position last() {
        return line.get(line.size() - 1);
    }
}
