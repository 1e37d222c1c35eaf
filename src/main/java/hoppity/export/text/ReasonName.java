package hoppity.export.text;

import hoppity.rules.Termination;

/** The reasons why a game ends, as a list offers them. */
public final class ReasonName {
    private ReasonName() {}

    public static String of(Termination reason) {
        return switch (reason) {
            case CAMP_FILLED -> "Camp filled";
            case BOTH_FILLED -> "Both camps filled";
            case HOME_NOT_LEFT -> "Home not left in time";
            case BOTH_HOME_NOT_LEFT -> "Neither home left in time";
            case HOME_REENTERED -> "Went back home";
            case TEMPO_LIMIT -> "Tempo at the limit";
            case TEMPO_LIMIT_EQUAL -> "Equal tempo at the limit";
            case REPETITION -> "Repetition";
            case NO_MOVES -> "Nobody can move";
            case RESIGNATION -> "Resignation";
            case TIME -> "Time";
            case AGREEMENT -> "Agreement";
            case ADJUDICATION -> "Adjudication";
            case ABANDONED -> "Abandoned";
            case UNTERMINATED -> "Not finished";
        };
    }
}
