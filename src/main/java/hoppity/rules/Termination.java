package hoppity.rules;

import java.util.Arrays;
import java.util.Optional;

/** Why a game ended: the closed list of rules §4. */
public enum Termination {
    CAMP_FILLED("campFilled"),
    BOTH_FILLED("bothFilled"),
    HOME_NOT_LEFT("homeNotLeft"),
    BOTH_HOME_NOT_LEFT("bothHomeNotLeft"),
    HOME_REENTERED("homeReentered"),
    TEMPO_LIMIT("tempoLimit"),
    TEMPO_LIMIT_EQUAL("tempoLimitEqual"),
    REPETITION("repetition"),
    NO_MOVES("noMoves"),
    RESIGNATION("resignation"),
    TIME("time"),
    AGREEMENT("agreement"),
    ADJUDICATION("adjudication"),
    ABANDONED("abandoned"),
    UNTERMINATED("unterminated");

    private final String key;

    Termination(String key) {
        this.key = key;
    }

    /** The word in files and on the command line. */
    public String key() {
        return key;
    }

    public static Optional<Termination> find(String key) {
        return Arrays.stream(values()).filter(t -> t.key.equals(key)).findFirst();
    }
}
