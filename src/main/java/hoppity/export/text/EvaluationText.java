package hoppity.export.text;

import static hoppity.words.Words.tr;

import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.rules.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * Stored evaluations in short: tempi from the first seat's point of view, {@code +0.8}, or what is proven; where more than
 * two play, the chance of winning of the seat that moved.
 */
public final class EvaluationText {
    private static final double HUNDREDTHS = 100.0;

    private EvaluationText() {}

    /** The evaluation that says the most: a proven one, else the deepest, else the last. */
    public static Optional<Evaluation> best(List<Evaluation> evaluations) {
        return evaluations.stream()
                .reduce((a, b) -> Comparator.<Evaluation>comparingInt(e -> e.proven() != null ? 1 : 0)
                                        .thenComparingInt(e -> e.depth() == null ? 0 : e.depth())
                                        .compare(a, b)
                                > 0
                        ? a
                        : b);
    }

    /** The evaluation of a move; empty if there is none. */
    public static String of(List<Evaluation> evaluations, Variant variant, IntSupplier mover) {
        return evaluations.isEmpty()
                ? ""
                : best(evaluations).map(e -> of(e, variant, mover)).orElse("");
    }

    /** @param mover index of the seat that made the evaluated turn; asked only where more than two play */
    public static String of(Evaluation evaluation, Variant variant, IntSupplier mover) {
        int seats = variant.seatCount();
        boolean otherSide = evaluation.pov() != 1 && seats == 2;
        var proven = evaluation.proven();
        if (proven != null) {
            return proven(proven, evaluation, variant);
        }
        if (seats > 2 && !evaluation.wins().isEmpty()) {
            int seat = mover.getAsInt();
            return seat >= evaluation.wins().size()
                    ? ""
                    : String.format(
                            Locale.ROOT,
                            "%.0f %%",
                            HUNDREDTHS * evaluation.wins().get(seat));
        }
        var score = evaluation.score();
        if (score != null) {
            return tempi((otherSide ? -score : score) / HUNDREDTHS);
        }
        var win = evaluation.win();
        return win == null ? "" : String.format(Locale.ROOT, "%.0f %%", HUNDREDTHS * (otherSide ? 1 - win : win));
    }

    private static String tempi(double tempi) {
        var size = String.format(Locale.ROOT, "%.1f", Math.abs(tempi));
        return size.equals("0.0") ? size : (tempi < 0 ? "−" : "+") + size;
    }

    /** Who wins, and in how many turns: "Black wins in 3". */
    private static String proven(Proven proven, Evaluation evaluation, Variant variant) {
        int seat = Math.min(evaluation.pov(), variant.seatCount()) - 1;
        var known = evaluation.turns();
        int turns = known == null ? 0 : known;
        return switch (proven) {
            case WIN -> wins(variant.seat(seat).name(), turns);
            case DRAW -> tr("draw");
            // Who of several wins when one has lost is not said.
            case LOSS ->
                variant.seatCount() == 2
                        ? wins(variant.seat(1 - seat).name(), turns)
                        : loses(variant.seat(seat).name(), turns);
        };
    }

    private static String wins(String side, int turns) {
        return turns == 0 ? tr("{0} wins", side) : tr("{0} wins in {1}", side, turns);
    }

    private static String loses(String side, int turns) {
        return turns == 0 ? tr("{0} loses", side) : tr("{0} loses in {1}", side, turns);
    }
}
