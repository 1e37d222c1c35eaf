package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;

/**
 * Judges a position of two seats in hundredths of a tempo: what one army lacks less than the other, pieces at home before the
 * home limit, and the turn.
 */
final class Evaluation {
    /** What it is worth to be the seat to move. */
    static final int TO_MOVE = 100;

    private final Armies armies;
    private final HomeUrgency urgency;

    /** @param position where the moves begin */
    Evaluation(Variant variant, MutablePosition position) {
        this(variant, Weights.of(variant), position);
    }

    /** @param position where the moves begin */
    Evaluation(Variant variant, Weights weights, MutablePosition position) {
        armies = new Armies(new CellValues(variant, weights), position);
        urgency = new HomeUrgency(variant, position);
    }

    Armies armies() {
        return armies;
    }

    /** Follows a move of a seat; with the ends exchanged it takes the move back. */
    void move(int seat, int from, int to) {
        armies.move(seat, from, to);
        urgency.move(seat, from, to);
    }

    /** What a move brings the seat that plays it, as far as the distances go. */
    int gain(int seat, int move) {
        return armies.gain(seat, move);
    }

    /** The estimate for the seat to move. */
    int evaluate(MutablePosition position) {
        int seat = position.toMove();
        int number = position.moveNumber();
        return estimate(burden(position, 1 - seat, seat, number) - burden(position, seat, seat, number) + TO_MOVE);
    }

    /** Whether {@link #after} knows what all moves of the seat to move come to: the last gaps play no part for either army. */
    boolean isForeseeable(MutablePosition position) {
        int seat = position.toMove();
        return armies.isOnTheWay(position, seat, 1) && armies.isOnTheWay(position, 1 - seat, 0);
    }

    /** The estimate of the position after a move, for the seat that plays it, before the move is made. */
    int after(MutablePosition position, int move) {
        int seat = position.toMove();
        int from = Move.from(move);
        int to = Move.to(move);
        int number = position.moveNumber() + seat;
        int own = armies.lackingAfter(seat, from, to) + urgency.penaltyAfter(position, seat, from, to, number);
        return estimate(burden(position, 1 - seat, 1 - seat, number) - own - TO_MOVE);
    }

    /** @param toMove the seat to move, at {@code number} */
    private int burden(MutablePosition position, int seat, int toMove, int number) {
        int lacking = armies.lacking(position, seat);
        int atHome = position.atHome(seat);
        return atHome == 0 ? lacking : lacking + urgency.penalty(seat, atHome, toMove, number);
    }

    private static int estimate(int lead) {
        return Math.max(-Values.MAX_ESTIMATE, Math.min(Values.MAX_ESTIMATE, lead));
    }
}
