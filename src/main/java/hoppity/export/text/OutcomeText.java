package hoppity.export.text;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.Outcome;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/** How a game ended, in words. */
public final class OutcomeText {
    private OutcomeText() {}

    /**
     * The end without a full stop, such as {@code White filled its camp} or, among more than two,
     * {@code Red is first, White second, Black third}; empty for a game that goes on.
     */
    public static String of(Variant variant, Outcome outcome) {
        if (!outcome.isOver()) {
            return "";
        }
        return variant.seatCount() == 2 ? betweenTwo(variant, outcome) : amongMore(variant, outcome);
    }

    private static String betweenTwo(Variant variant, Outcome outcome) {
        var winner = outcome.winner() < 0
                ? tr("nobody")
                : variant.seat(outcome.winner()).name();
        var loser = outcome.winner() < 0
                ? tr("nobody")
                : variant.seat(variant.next(outcome.winner())).name();
        boolean draw = isDraw(outcome);
        return switch (outcome.termination()) {
            case CAMP_FILLED -> tr("{0} filled its camp", winner);
            case BOTH_FILLED -> tr("both filled their camps, a draw");
            case HOME_NOT_LEFT -> tr("{0} had not left home, {1} wins", loser, winner);
            case BOTH_HOME_NOT_LEFT -> tr("neither had left home, a draw");
            case HOME_REENTERED -> tr("{0} went back home, {1} wins", loser, winner);
            case TEMPO_LIMIT -> tr("{0} wins by tempo", winner);
            case TEMPO_LIMIT_EQUAL -> tr("tempo is level, a draw");
            case REPETITION -> tr("the same position for the third time, a draw");
            case NO_MOVES -> tr("nobody can move, a draw");
            case RESIGNATION -> tr("{0} resigned", loser);
            case TIME -> tr("{0} ran out of time", loser);
            case AGREEMENT -> tr("draw agreed");
            case ADJUDICATION -> draw ? tr("a draw by adjudication") : tr("{0} wins by adjudication", winner);
            case ABANDONED -> draw ? tr("abandoned, a draw") : tr("abandoned, {0} wins", winner);
            case UNTERMINATED -> draw ? tr("a draw") : tr("{0} wins", winner);
        };
    }

    /** Not all of these reasons can end a game of three and more by the rules, but a record may give them. */
    private static String amongMore(Variant variant, Outcome outcome) {
        var groups = outcome.allPlaces(variant.seatCount());
        var losers = isDraw(outcome) ? tr("nobody") : names(variant, groups.get(groups.size() - 1));
        var result = result(variant, outcome);
        return switch (outcome.termination()) {
            case CAMP_FILLED -> filled(variant, outcome);
            case BOTH_FILLED -> tr("camps filled in the same round, {0}", result);
            case HOME_NOT_LEFT -> tr("{0} had not left home, {1}", losers, result);
            case BOTH_HOME_NOT_LEFT -> tr("homes not left in time, {0}", result);
            case HOME_REENTERED -> tr("{0} went back home, {1}", losers, result);
            case TEMPO_LIMIT -> tr("by tempo, {0}", result);
            case TEMPO_LIMIT_EQUAL -> tr("tempo is level, {0}", result);
            case REPETITION -> tr("the same position for the third time, {0}", result);
            case NO_MOVES -> tr("nobody can move, {0}", result);
            case RESIGNATION -> tr("{0} resigned, {1}", losers, result);
            case TIME -> tr("{0} lost on time, {1}", losers, result);
            case AGREEMENT -> isDraw(outcome) ? tr("draw agreed") : tr("draw agreed, {0}", result);
            case ADJUDICATION -> tr("by adjudication, {0}", result);
            case ABANDONED -> tr("abandoned, {0}", result);
            case UNTERMINATED -> result;
        };
    }

    private static String filled(Variant variant, Outcome outcome) {
        if (isDraw(outcome) || outcome.places().size() > 1) {
            return result(variant, outcome);
        }
        var winners = outcome.places().get(0);
        var names = names(variant, winners);
        return winners.size() == 1
                ? tr("{0} filled its camp", names)
                : tr("{0} filled their camps and have won", names);
    }

    private static String result(Variant variant, Outcome outcome) {
        if (isDraw(outcome)) {
            return tr("a draw");
        }
        if (variant.playsOn()
                || outcome.places().size() > 1 && variant.options().partners() == Partners.NONE) {
            return places(variant, outcome);
        }
        var winners = outcome.places().get(0);
        var names = names(variant, winners);
        return winners.size() == 1 ? tr("{0} has won", names) : tr("{0} have won", names);
    }

    /** All seats by place, such as {@code White is first, Black and Red share second place}. */
    private static String places(Variant variant, Outcome outcome) {
        var clauses = new ArrayList<String>();
        int before = 0;
        boolean isVerbNeeded = true;
        for (var group : outcome.allPlaces(variant.seatCount())) {
            var place = place(before);
            var names = names(variant, group);
            if (group.size() > 1) {
                clauses.add(tr("{0} share {1} place", names, place));
            } else {
                clauses.add(
                        isVerbNeeded
                                ? trIn("places", "{0} is {1}", names, place)
                                : trIn("places", "{0} {1}", names, place));
            }
            isVerbNeeded = group.size() > 1;
            before += group.size();
        }
        return String.join(", ", clauses);
    }

    private static String place(int before) {
        return switch (before) {
            case 0 -> trIn("places", "first");
            case 1 -> trIn("places", "second");
            case 2 -> trIn("places", "third");
            case 3 -> trIn("places", "fourth");
            case 4 -> trIn("places", "fifth");
            default -> trIn("places", "sixth");
        };
    }

    private static String names(Variant variant, List<Integer> seats) {
        var names = seats.stream().map(seat -> variant.seat(seat).name()).toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : tr("{0} and {1}", String.join(", ", names.subList(0, last)), names.get(last));
    }

    private static boolean isDraw(Outcome outcome) {
        return outcome.kind() == Outcome.Kind.DRAW;
    }
}
