package hoppity.analysis;

import hoppity.engine.Score;
import hoppity.record.Evaluation;
import java.util.OptionalDouble;

/**
 * The chance that seat 1 wins, 0 to 1, a draw counting half. Scores become chances by a logistic curve in tempi: one tempo
 * ahead is 60 %, five are 88 %. The slope is a guess until self-play has fitted it.
 */
public final class WinChance {
    private static final double SLOPE_PER_TEMPO = 0.4;
    private static final double CENTITEMPI_PER_TEMPO = 100;

    private WinChance() {}

    /** @param centitempi hundredths of a tempo that a seat is ahead */
    public static double of(int centitempi) {
        return 1 / (1 + Math.exp(-SLOPE_PER_TEMPO * centitempi / CENTITEMPI_PER_TEMPO));
    }

    /** @param score from seat 1's point of view */
    public static double of(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return of(estimate.centitempi());
        }
        return score instanceof Score.Win ? 1 : score instanceof Score.Loss ? 0 : 0.5;
    }

    /** Of a stored evaluation in a game of two seats; empty if it says nothing that can be turned into a chance. */
    public static OptionalDouble of(Evaluation evaluation) {
        var own = ofOwnView(evaluation);
        return own.isEmpty() || evaluation.pov() == 1 ? own : OptionalDouble.of(1 - own.getAsDouble());
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
