package hoppity.studio.board;

import hoppity.rules.Outcome;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/** How a game ended, in words. */
public final class OutcomeText {
    private static final List<String> PLACES = List.of("first", "second", "third", "fourth", "fifth", "sixth");

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
        var winner =
                outcome.winner() < 0 ? "nobody" : variant.seat(outcome.winner()).name();
        var loser = outcome.winner() < 0
                ? "nobody"
                : variant.seat(variant.next(outcome.winner())).name();
        var result = isDraw(outcome) ? "a draw" : winner + " wins";
        return switch (outcome.termination()) {
            case CAMP_FILLED -> winner + " filled its camp";
            case BOTH_FILLED -> "both filled their camps, a draw";
            case HOME_NOT_LEFT -> loser + " had not left home, " + winner + " wins";
            case BOTH_HOME_NOT_LEFT -> "neither had left home, a draw";
            case HOME_REENTERED -> loser + " went back home, " + winner + " wins";
            case TEMPO_LIMIT -> winner + " wins by tempo";
            case TEMPO_LIMIT_EQUAL -> "tempo is level, a draw";
            case REPETITION -> "the same position for the third time, a draw";
            case NO_MOVES -> "nobody can move, a draw";
            case RESIGNATION -> loser + " resigned";
            case TIME -> loser + " ran out of time";
            case AGREEMENT -> "draw agreed";
            case ADJUDICATION -> result + " by adjudication";
            case ABANDONED -> "abandoned, " + result;
            case UNTERMINATED -> result;
        };
    }

    /** Not all of these reasons can end a game of three and more by the rules, but a record may give them. */
    private static String amongMore(Variant variant, Outcome outcome) {
        var groups = outcome.allPlaces(variant.seatCount());
        var losers = isDraw(outcome) ? "nobody" : names(variant, groups.get(groups.size() - 1));
        var result = result(variant, outcome);
        return switch (outcome.termination()) {
            case CAMP_FILLED -> filled(variant, outcome);
            case BOTH_FILLED -> "camps filled in the same round, " + result;
            case HOME_NOT_LEFT -> losers + " had not left home, " + result;
            case BOTH_HOME_NOT_LEFT -> "homes not left in time, " + result;
            case HOME_REENTERED -> losers + " went back home, " + result;
            case TEMPO_LIMIT -> "by tempo, " + result;
            case TEMPO_LIMIT_EQUAL -> "tempo is level, " + result;
            case REPETITION -> "the same position for the third time, " + result;
            case NO_MOVES -> "nobody can move, " + result;
            case RESIGNATION -> losers + " resigned, " + result;
            case TIME -> losers + " lost on time, " + result;
            case AGREEMENT -> isDraw(outcome) ? "draw agreed" : "draw agreed, " + result;
            case ADJUDICATION -> "by adjudication, " + result;
            case ABANDONED -> "abandoned, " + result;
            case UNTERMINATED -> result;
        };
    }

    private static String filled(Variant variant, Outcome outcome) {
        if (isDraw(outcome) || outcome.places().size() > 1) {
            return result(variant, outcome);
        }
        var winners = outcome.places().get(0);
        return names(variant, winners)
                + (winners.size() == 1 ? " filled its camp" : " filled their camps and have won");
    }

    private static String result(Variant variant, Outcome outcome) {
        if (isDraw(outcome)) {
            return "a draw";
        }
        if (variant.playsOn()
                || outcome.places().size() > 1 && variant.options().partners() == Partners.NONE) {
            return places(variant, outcome);
        }
        var winners = outcome.places().get(0);
        return names(variant, winners) + (winners.size() == 1 ? " has won" : " have won");
    }

    /** All seats by place, such as {@code White is first, Black and Red share second place}. */
    private static String places(Variant variant, Outcome outcome) {
        var clauses = new ArrayList<String>();
        int before = 0;
        boolean isVerbNeeded = true;
        for (var group : outcome.allPlaces(variant.seatCount())) {
            var place = PLACES.get(before);
            var names = names(variant, group);
            if (group.size() > 1) {
                clauses.add(names + " share " + place + " place");
            } else {
                clauses.add(names + (isVerbNeeded ? " is " : " ") + place);
            }
            isVerbNeeded = group.size() > 1;
            before += group.size();
        }
        return String.join(", ", clauses);
    }

    private static String names(Variant variant, List<Integer> seats) {
        var names = seats.stream().map(seat -> variant.seat(seat).name()).toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    private static boolean isDraw(Outcome outcome) {
        return outcome.kind() == Outcome.Kind.DRAW;
    }
}
