package hoppity.studio.board;

import hoppity.rules.Outcome;
import hoppity.rules.Variant;

/** How a game ended, in words. */
public final class OutcomeText {
    private OutcomeText() {}

    /** The end without a full stop, such as {@code White filled its camp}; empty for a game that goes on. */
    public static String of(Variant variant, Outcome outcome) {
        if (!outcome.isOver()) {
            return "";
        }
        var winner =
                outcome.winner() < 0 ? "nobody" : variant.seat(outcome.winner()).name();
        var loser = outcome.winner() < 0
                ? "nobody"
                : variant.seat(variant.next(outcome.winner())).name();
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
            case ADJUDICATION -> decided(outcome, winner) + " by adjudication";
            case ABANDONED -> "abandoned, " + decided(outcome, winner);
            case UNTERMINATED -> decided(outcome, winner);
        };
    }

    private static String decided(Outcome outcome, String winner) {
        return outcome.kind() == Outcome.Kind.DRAW ? "a draw" : winner + " wins";
    }
}
