package hoppity.studio.graph;

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
        addClock(marks, series, start, options.homeLimit() == 0 ? 0 : check, homeLabel(options));
        addClock(marks, series, start, options.tempoLimit(), "tempo decides");
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
            marks.add(new GraphMark(ply, label + " · move " + moveNumber, Kind.CLOCK));
        }
    }

    private static String homeLabel(RuleOptions options) {
        return options.homeCheck() == RuleOptions.HomeCheck.NONE ? "home closes" : "home check";
    }

    private static String endLabel(TempoSeries.End end) {
        var outcome = end.outcome();
        return switch (outcome.termination()) {
            case CAMP_FILLED -> "camp filled";
            case BOTH_FILLED -> "both filled";
            case HOME_NOT_LEFT -> "home not left";
            case BOTH_HOME_NOT_LEFT -> "neither left home";
            case HOME_REENTERED -> "home re-entered";
            case TEMPO_LIMIT -> "decided by tempo";
            case TEMPO_LIMIT_EQUAL -> "equal tempo";
            case REPETITION -> "repetition";
            case NO_MOVES -> "no moves";
            case RESIGNATION -> "resigned";
            case TIME -> "out of time";
            case AGREEMENT -> "draw agreed";
            case ADJUDICATION -> "adjudicated";
            case ABANDONED -> "abandoned";
            case UNTERMINATED -> "end";
        };
    }
}
