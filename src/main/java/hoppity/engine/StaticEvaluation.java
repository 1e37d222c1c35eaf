package hoppity.engine;

import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Variant;

/** What the evaluation alone says of a position, with no search behind it. */
public final class StaticEvaluation {
    private StaticEvaluation() {}

    /**
     * The estimate for the seat to move, in hundredths of a tempo; with more than two seats, for its side against all others
     * together.
     */
    public static Score.Estimate of(Variant variant, Position position) {
        var board = new MutablePosition(variant, position);
        if (variant.seatCount() == 2) {
            return new Score.Estimate(new Evaluation(variant, board).evaluate(board));
        }
        var standing = new Standing(variant, new Armies(new CellValues(variant), board));
        return new Score.Estimate(standing.lead(board, standing.side(board.toMove())));
    }
}
