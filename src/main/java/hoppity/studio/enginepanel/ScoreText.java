package hoppity.studio.enginepanel;

import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.rules.Variant;
import java.util.Locale;
import java.util.stream.Collectors;

/** Scores as people read them: of seat 1 where two play, as shares where more do. */
final class ScoreText {
    private static final double CENTITEMPI_PER_TEMPO = 100;
    private static final int PERCENT = 100;
    private static final char MINUS = '\u2212';

    private ScoreText() {}

    /** For a badge: {@link #brief(Variant, Score)}, with more than two seats "White 41 %" of the seat to move. */
    static String brief(Variant variant, Line line, int toMove) {
        if (variant.seatCount() == 2) {
            return brief(variant, line.score());
        }
        var name = variant.seat(toMove).name();
        if (line.score() instanceof Score.Win win) {
            return name + " wins in " + win.turns();
        }
        // Once the winner is known the lead over those who still play tells more than the share.
        return line.score() instanceof Score.Estimate estimate && isSettled(line)
                ? signed(estimate.centitempi())
                : percent(name, line.shares().get(toMove));
    }

    /** In a sentence: {@link #sentence(Variant, Score)}, with more than two seats all shares. */
    static String sentence(Variant variant, Line line, int toMove) {
        if (variant.seatCount() == 2) {
            return sentence(variant, line.score());
        }
        var name = variant.seat(toMove).name();
        if (line.score() instanceof Score.Win) {
            return "A fact: " + name + " wins with this move.";
        }
        if (line.score() instanceof Score.Estimate estimate && isSettled(line)) {
            boolean ahead = estimate.centitempi() >= 0;
            return "For the next place " + name + " is " + unsigned(estimate.centitempi()) + " tempi "
                    + (ahead ? "ahead." : "behind.");
        }
        return "Estimated chances to win: "
                + variant.seats().stream()
                        .filter(seat -> variant.team(seat.index()).get(0) == seat.index())
                        .map(seat -> percent(
                                variant.sideName(seat.index()), line.shares().get(seat.index())))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** The seat whose badge it is: with more than two seats the one to move, else as {@link #favours(Score)}. */
    static int favours(Variant variant, Line line, int toMove) {
        return variant.seatCount() == 2 ? favours(line.score()) : toMove;
    }

    private static boolean isSettled(Line line) {
        return line.shares().contains(1.0);
    }

    private static String percent(String name, double share) {
        return String.format(Locale.ROOT, "%s %.0f %%", name, PERCENT * share);
    }

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
