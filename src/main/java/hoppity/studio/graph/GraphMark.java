package hoppity.studio.graph;

import static hoppity.words.Words.tr;

import hoppity.rules.Position;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A moment of the game at which a rule decides or decided.
 *
 * @param ply after which the rule is read
 * @param label in two or three words
 */
public record GraphMark(int ply, String label, Kind kind) {

    public enum Kind {
        /** A rule clock runs out. */
        CLOCK,
        /** The rules ended the game. */
        END
    }

    /** The marks on a line, by ply. */
    public static List<GraphMark> of(TempoSeries series, Position start) {
        var options = series.variant().options();
        var marks = new ArrayList<GraphMark>();
        // A check after each move looks first after the one beyond the limit.
        int check = options.homeLimit() + (options.homeCheck() == RuleOptions.HomeCheck.EACH_MOVE ? 1 : 0);
        addClock(marks, series, start, options.homeLimit() == 0 ? 0 : check, homeLabel(options, check));
        int tempo = options.tempoLimit();
        addClock(marks, series, start, tempo, tr("tempo decides · move {0}", tempo));
        series.end().ifPresent(end -> {
            // A clock that decided, or was never reached, has nothing to add.
            marks.removeIf(mark -> mark.ply() >= end.ply());
            marks.add(new GraphMark(end.ply(), endLabel(end), Kind.END));
        });
        marks.sort(Comparator.comparingInt(GraphMark::ply));
        return List.copyOf(marks);
    }

    /**
     * The number of plies from a start position until every seat has made its move of this number.
     *
     * @return 0 or less if that lies before the start
     */
    static int pliesUntil(int moveNumber, Variant variant, Position start) {
        return (moveNumber + 1 - start.moveNumber()) * variant.seatCount() - start.toMove();
    }

    private static void addClock(
            List<GraphMark> marks, TempoSeries series, Position start, int moveNumber, String label) {
        int ply = pliesUntil(moveNumber, series.variant(), start);
        if (moveNumber > 0 && ply > 0) {
            marks.add(new GraphMark(ply, label, Kind.CLOCK));
        }
    }

    private static String homeLabel(RuleOptions options, int move) {
        return options.homeCheck() == RuleOptions.HomeCheck.NONE
                ? tr("home closes · move {0}", move)
                : tr("home check · move {0}", move);
    }

    private static String endLabel(TempoSeries.End end) {
        var outcome = end.outcome();
        return switch (outcome.termination()) {
            case CAMP_FILLED -> tr("camp filled");
            case BOTH_FILLED -> tr("both filled");
            case HOME_NOT_LEFT -> tr("home not left");
            case BOTH_HOME_NOT_LEFT -> tr("neither left home");
            case HOME_REENTERED -> tr("home re-entered");
            case TEMPO_LIMIT -> tr("decided by tempo");
            case TEMPO_LIMIT_EQUAL -> tr("equal tempo");
            case REPETITION -> tr("repetition");
            case NO_MOVES -> tr("no moves");
            case RESIGNATION -> tr("resigned");
            case TIME -> tr("out of time");
            case AGREEMENT -> tr("draw agreed");
            case ADJUDICATION -> tr("adjudicated");
            case ABANDONED -> tr("abandoned");
            case UNTERMINATED -> tr("end");
        };
    }
}
