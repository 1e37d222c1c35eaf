package hoppity.analysis;

import hoppity.engine.Score;
import hoppity.engine.WinShares;
import hoppity.record.Evaluation;
import hoppity.rules.Variant;
import java.util.List;
import java.util.OptionalDouble;

/** The chance that seat 1 wins, 0 to 1, a draw counting half, from scores by the curve of {@link WinShares}. */
public final class WinChance {
    private WinChance() {}

    /** @param centitempi hundredths of a tempo that a seat is ahead of its one rival */
    public static double of(int centitempi) {
        return WinShares.of(centitempi);
    }

    /** @param score from seat 1's point of view */
    public static double of(Score score) {
        return WinShares.of(score).get(0);
    }

    /** Of a stored evaluation in a game of two seats; empty if it says nothing that can be turned into a chance. */
    public static OptionalDouble of(Evaluation evaluation) {
        var own = ofOwnView(evaluation);
        return own.isEmpty() || evaluation.pov() == 1 ? own : OptionalDouble.of(1 - own.getAsDouble());
    }

    /**
     * Each seat's chance to win as a stored evaluation has it, in turn order; partners have the same. Empty if it says nothing
     * that can be turned into chances: with three or more seats a score alone does not tell how the rivals stand.
     */
    public static List<Double> shares(Evaluation evaluation, Variant variant) {
        int seats = variant.seatCount();
        if (seats == 2) {
            var first = of(evaluation);
            return first.isEmpty() ? List.of() : List.of(first.getAsDouble(), 1 - first.getAsDouble());
        }
        if (evaluation.wins().size() == seats) {
            return evaluation.wins();
        }
        if (evaluation.proven() != Evaluation.Proven.WIN || evaluation.pov() > seats) {
            return List.of();
        }
        var winners = variant.team(evaluation.pov() - 1);
        return variant.seats().stream()
                .map(seat -> winners.contains(seat.index()) ? 1.0 : 0.0)
                .toList();
    }

    private static OptionalDouble ofOwnView(Evaluation evaluation) {
        if (evaluation.proven() != null) {
            return OptionalDouble.of(
                    switch (evaluation.proven()) {
                        case WIN -> 1;
                        case DRAW -> 0.5;
                        case LOSS -> 0;
                    });
        }
        if (evaluation.win() != null) {
            return OptionalDouble.of(Math.max(0, Math.min(1, evaluation.win())));
        }
        return evaluation.score() == null ? OptionalDouble.empty() : OptionalDouble.of(of(evaluation.score()));
    }
}
