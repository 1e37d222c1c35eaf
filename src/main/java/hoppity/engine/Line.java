package hoppity.engine;

import hoppity.rules.Move;
import java.util.List;

/**
 * One line of a search's result.
 *
 * @param rank 1 for the best
 * @param depth plies of the iteration that gave it
 * @param score from the point of view of seat 1
 * @param moves the principal variation, beginning with the move it is about; never empty
 */
public record Line(int rank, int depth, Score score, List<Move> moves) {
    public Line {
        moves = List.copyOf(moves);
    }
}
