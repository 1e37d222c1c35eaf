package hoppity.studio.enginepanel;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

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
            return tr("{0} wins in {1}", name, win.turns());
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
            return tr("A fact: {0} wins with this move.", name);
        }
        if (line.score() instanceof Score.Estimate estimate && isSettled(line)) {
            var tempi = unsigned(estimate.centitempi());
            return estimate.centitempi() >= 0
                    ? tr("For the next place {0} is {1} tempi ahead.", name, tempi)
                    : tr("For the next place {0} is {1} tempi behind.", name, tempi);
        }
        var chances = variant.seats().stream()
                .filter(seat -> variant.team(seat.index()).get(0) == seat.index())
                .map(seat ->
                        percent(variant.sideName(seat.index()), line.shares().get(seat.index())))
                .collect(Collectors.joining(", "));
        return tr("Estimated chances to win: {0}.", chances);
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
        return score instanceof Score.Loss loss ? wins(variant, 1, loss.turns()) : tr("draw");
    }

    /** In a sentence: "White is 0.8 tempi ahead." */
    static String sentence(Variant variant, Score score) {
        if (score instanceof Score.Estimate estimate) {
            int seat = estimate.centitempi() >= 0 ? 0 : 1;
            var tempi = unsigned(estimate.centitempi());
            if (tempi.equals("0.0")) {
                return tr("Nobody is ahead.");
            }
            return tempi.equals("1.0")
                    ? tr("{0} is {1} tempo ahead.", variant.seat(seat).name(), tempi)
                    : tr("{0} is {1} tempi ahead.", variant.seat(seat).name(), tempi);
        }
        if (score instanceof Score.Win win) {
            return proven(variant, 0, win.turns());
        }
        return score instanceof Score.Loss loss
                ? proven(variant, 1, loss.turns())
                : tr("Proven: neither can win against the best play.");
    }

    /** The seat that a score favours; −1 for neither. */
    static int favours(Score score) {
        if (score instanceof Score.Estimate estimate) {
            return unsigned(estimate.centitempi()).equals("0.0") ? -1 : estimate.centitempi() > 0 ? 0 : 1;
        }
        return score instanceof Score.Win ? 0 : score instanceof Score.Loss ? 1 : -1;
    }

    private static String wins(Variant variant, int seat, int turns) {
        return tr("{0} wins in {1}", variant.seat(seat).name(), turns);
    }

    private static String proven(Variant variant, int seat, int turns) {
        return count(
                turns,
                "Proven: {1} wins in {0} move.",
                "Proven: {1} wins in {0} moves.",
                variant.seat(seat).name());
    }

    private static String signed(int centitempi) {
        var text = unsigned(centitempi);
        return text.equals("0.0") ? text : (centitempi > 0 ? '+' : MINUS) + text;
    }

    private static String unsigned(int centitempi) {
        return String.format(Locale.ROOT, "%.1f", Math.abs(centitempi) / CENTITEMPI_PER_TEMPO);
    }
}
