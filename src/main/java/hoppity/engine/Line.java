package hoppity.engine;

import hoppity.rules.Move;
import java.util.List;

/**
 * One line of a search's result.
 *
 * @param rank 1 for the best
 * @param depth plies of the iteration that gave it; with three or more seats those of the best line, or in best-reply
 *     search the turns of the seat to move (and its partner) with one reply of the others to each
 * @param score with two seats from the point of view of seat 1; with more, of the side of the seat to move against all others
 *     together
 * @param shares each seat's chance of winning, 0 to 1, in turn order; partners have the same, that of their side, and those
 *     of the sides sum to 1
 * @param moves the principal variation, beginning with the move it is about; never empty
 */
public record Line(int rank, int depth, Score score, List<Double> shares, List<Move> moves) {
    public Line {
        shares = List.copyOf(shares);
        moves = List.copyOf(moves);
    }

    /** A line of a game of two seats, whose shares follow from the score. */
    public Line(int rank, int depth, Score score, List<Move> moves) {
        this(rank, depth, score, WinShares.of(score), moves);
    }
}
