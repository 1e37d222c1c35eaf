package hoppity.engine;

/**
 * What the engine thinks of a position, from one seat's point of view: an estimate in hundredths of a tempo, or a result
 * that is proven under the rules of the variant. A proven result is a score of its own, never a large number.
 */
public sealed interface Score {

    /**
     * A judgement that may turn out wrong.
     *
     * @param centitempi hundredths of a tempo ahead (negative: behind); 80 is "four fifths of a tempo ahead"
     */
    record Estimate(int centitempi) implements Score {}

    /**
     * A win that cannot be prevented.
     *
     * @param turns at most so many turns of the seat to move until the game is won, the present one included; from 1
     */
    record Win(int turns) implements Score {}

    /**
     * A loss that cannot be prevented.
     *
     * @param turns at most so many turns of the seat to move until the game is lost, the present one included; from 1
     */
    record Loss(int turns) implements Score {}

    /** A draw that neither seat can avoid without losing. */
    record Draw() implements Score {}

    Score DRAW = new Draw();

    /** Whether the rules leave no doubt. */
    default boolean isProven() {
        return !(this instanceof Estimate);
    }

    /** The same score as the other seat sees it. */
    default Score negated() {
        if (this instanceof Estimate estimate) {
            return new Estimate(-estimate.centitempi());
        }
        if (this instanceof Win win) {
            return new Loss(win.turns());
        }
        return this instanceof Loss loss ? new Win(loss.turns()) : this;
    }

    /** A score of seat 1 (index 0) as the seat with this index sees it. */
    default Score seenBy(int seat) {
        return seat == 0 ? this : negated();
    }
}
