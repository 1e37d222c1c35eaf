package hoppity.export.text;

import static hoppity.words.Words.trIn;

import hoppity.rules.Termination;

/** The reasons why a game ends, as a list offers them. */
public final class ReasonName {
    private ReasonName() {}

    public static String of(Termination reason) {
        return switch (reason) {
            case CAMP_FILLED -> trIn("end", "Camp filled");
            case BOTH_FILLED -> trIn("end", "Both camps filled");
            case HOME_NOT_LEFT -> trIn("end", "Home not left in time");
            case BOTH_HOME_NOT_LEFT -> trIn("end", "Neither home left in time");
            case HOME_REENTERED -> trIn("end", "Went back home");
            case TEMPO_LIMIT -> trIn("end", "Tempo at the limit");
            case TEMPO_LIMIT_EQUAL -> trIn("end", "Equal tempo at the limit");
            case REPETITION -> trIn("end", "Repetition");
            case NO_MOVES -> trIn("end", "Nobody can move");
            case RESIGNATION -> trIn("end", "Resignation");
            case TIME -> trIn("end", "Time");
            case AGREEMENT -> trIn("end", "Agreement");
            case ADJUDICATION -> trIn("end", "Adjudication");
            case ABANDONED -> trIn("end", "Abandoned");
            case UNTERMINATED -> trIn("end", "Not finished");
        };
    }
}
