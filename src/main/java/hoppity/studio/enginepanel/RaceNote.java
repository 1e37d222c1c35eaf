package hoppity.studio.enginepanel;

import static hoppity.words.Words.tr;

import hoppity.engine.race.RaceResult.Fill;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.rules.Variant;

/** What is proven of a race, in a sentence. */
final class RaceNote {
    private RaceNote() {}

    /** The winner first: "Proven: White fills in 9, Black in 10." */
    static String of(Variant variant, Proven race) {
        boolean draw = race.outcome().winner() < 0;
        int first = Math.max(0, race.outcome().winner());
        var winner = variant.seat(first).name();
        var loser = variant.seat(1 - first).name();
        var soon = turns(race.fills().get(first));
        var later = turns(race.fills().get(1 - first));
        return switch (race.outcome().termination()) {
            case TEMPO_LIMIT -> tr("Proven: {0} wins by the tempo limit.", winner);
            case TEMPO_LIMIT_EQUAL -> tr("Proven: a draw, equal at the tempo limit.");
            default ->
                draw
                        ? tr("Proven: a draw; {0} fills in {1}, {2} in {3}.", winner, soon, loser, later)
                        : tr("Proven: {0} fills in {1}, {2} in {3}.", winner, soon, loser, later);
        };
    }

    private static String turns(Fill fill) {
        if (fill.isExact()) {
            return Integer.toString(fill.lower());
        }
        return fill.upper().isPresent() ? tr("at most {0}", fill.upper().getAsInt()) : tr("at least {0}", fill.lower());
    }
}
