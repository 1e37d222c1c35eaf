package hoppity.engine.race;

import hoppity.engine.race.RaceResult.Fill;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.rules.Variant;

/** Races in words, in English, for the command line. */
public final class RaceText {
    private RaceText() {}

    /**
     * One line without a full stop, the winner first, such as {@code proven: White fills in 9, Black in 10}; of a draw {@code
     * proven draw: White fills in 9, Black in 9}.
     */
    public static String of(Variant variant, Proven race) {
        boolean draw = race.outcome().winner() < 0;
        int first = Math.max(0, race.outcome().winner());
        var winner = variant.seat(first).name();
        var turns = turns(race.fills().get(first));
        var loser = variant.seat(1 - first).name();
        var others = turns(race.fills().get(1 - first));
        return switch (race.outcome().termination()) {
            case TEMPO_LIMIT -> "proven: " + winner + " wins by the tempo limit";
            case TEMPO_LIMIT_EQUAL -> "proven draw: equal at the tempo limit";
            default ->
                (draw ? "proven draw: " : "proven: ") + winner + " fills in " + turns + ", " + loser + " in " + others;
        };
    }

    private static String turns(Fill fill) {
        if (fill.isExact()) {
            return Integer.toString(fill.lower());
        }
        return fill.upper().isPresent() ? "at most " + fill.upper().getAsInt() : "at least " + fill.lower();
    }
}
