package hoppity.studio.playback;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import hoppity.record.GameNode;

/** How long a position stays before the next move is shown. */
public enum Pace {
    HALF_SECOND(noted("Half a second a move"), 500),
    SECOND(noted("One second a move"), 1000),
    TWO_SECONDS(noted("Two seconds a move"), 2000),
    FIVE_SECONDS(noted("Five seconds a move"), 5000),
    AS_PLAYED(noted("As long as the players thought"), 1000);

    /** A long thought is cut short, and one too short to be seen is drawn out. */
    private static final long LONGEST = 30_000;

    private static final long SHORTEST = 300;

    private final String displayName;
    private final long millis;

    Pace(String displayName, long millis) {
        this.displayName = displayName;
        this.millis = millis;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** Milliseconds before a turn is shown; where the record has no time for it, a second. */
    long before(GameNode turn) {
        var clock = turn.annotations().clock();
        if (this != AS_PLAYED || clock == null || clock.usedMs() == null) {
            return millis;
        }
        return Math.max(SHORTEST, Math.min(LONGEST, clock.usedMs()));
    }
}
