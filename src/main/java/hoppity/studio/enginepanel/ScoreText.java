package hoppity.studio.enginepanel;

import hoppity.engine.Score;
import hoppity.rules.Variant;
import java.util.Locale;

/** Scores of seat 1 as people read them. */
final class ScoreText {
    private static final double CENTITEMPI_PER_TEMPO = 100;
    private static final char MINUS = '\u2212';

    private ScoreText() {}

    /** For a badge: "+0.8" in tempi, "White wins in 5", "draw". */
    static String brief(Variant variant, Score score) {
        if (score instanceof Score.Estimate estimate) {
            return signed(estimate.centitempi());
        }
        if (score instanceof Score.Win win) {
            return wins(variant, 0, win.turns());
        }
        return score instanceof Score.Loss loss ? wins(variant, 1, loss.turns()) : "draw";
    }

    /** In a sentence: "White is 0.8 tempi ahead." */
    static String sentence(Variant variant, Score score) {
        if (score instanceof Score.Estimate estimate) {
            int seat = estimate.centitempi() >= 0 ? 0 : 1;
            var tempi = unsigned(estimate.centitempi());
            return tempi.equals("0.0")
                    ? "Nobody is ahead."
                    : variant.seat(seat).name() + " is " + tempi + (tempi.equals("1.0") ? " tempo" : " tempi")
                            + " ahead.";
        }
        return score instanceof Score.Draw
                ? "Proven: neither can win against the best play."
                : "Proven: " + brief(variant, score) + (brief(variant, score).endsWith(" 1") ? " move." : " moves.");
    }

    /** The seat that a score favours; −1 for neither. */
    static int favours(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return unsigned(estimate.centitempi()).equals("0.0") ? -1 : estimate.centitempi() > 0 ? 0 : 1;
        }
        return score instanceof Score.Win ? 0 : score instanceof Score.Loss ? 1 : -1;
    }

    private static String wins(Variant variant, int seat, int turns) {
        return variant.seat(seat).name() + " wins in " + turns;
    }

    private static String signed(int centitempi) {
        var text = unsigned(centitempi);
        return text.equals("0.0") ? text : (centitempi > 0 ? '+' : MINUS) + text;
    }

    private static String unsigned(int centitempi) {
        return String.format(Locale.ROOT, "%.1f", Math.abs(centitempi) / CENTITEMPI_PER_TEMPO);
    }
}
