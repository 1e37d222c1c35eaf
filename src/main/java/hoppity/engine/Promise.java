package hoppity.engine;

import hoppity.engine.race.RaceResult.Fill;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A win that was proven, of the seat that has moved or of the other. It still holds at the winner's next turn, after its move and any
 * reply or after the loser's move, whether or not the same limits suffice to find it again.
 */
record Promise(SearchRequest request, Proven proven) {

    /** What was proven with an answer; null if that was no win. */
    static @Nullable Promise of(SearchRequest request, @Nullable RootRace race) {
        return race == null || race.proven().outcome().kind() != Outcome.Kind.WIN
                ? null
                : new Promise(request, race.proven());
    }

    /** Whether a request is about the winner's next turn. */
    boolean isAbout(SearchRequest next) {
        int plies = request.moves().size();
        return next.moves().size() == plies + 1 + made()
                && next.variant().equals(request.variant())
                && next.start().equals(request.start())
                && (made() == 0 || next.moves().get(plies).equals(proven.move()))
                && next.moves().subList(0, plies).equals(request.moves());
    }

    /** How many turns of the winner have been played since. */
    private int made() {
        return proven.move() == null ? 0 : 1;
    }

    /** The turns that are left. */
    int turns() {
        return proven.turns() - made();
    }

    /** The rest of a way that nobody can hinder; null if the proof was of another kind. */
    @Nullable
    Proven rest() {
        int winner = proven.outcome().winner();
        var way = proven.fills().get(winner).line();
        if (turns() < 1 || way.size() != proven.turns()) {
            return null;
        }
        var line = way.subList(made(), way.size());
        var own = new Fill(Math.max(1, proven.fills().get(winner).lower() - made()), OptionalInt.of(turns()), line);
        int soonest = Math.max(1, proven.fills().get(1 - winner).lower() - 1);
        var fills = new ArrayList<>(List.of(own, new Fill(soonest, OptionalInt.empty(), List.<Move>of())));
        if (winner == 1) {
            Collections.reverse(fills);
        }
        return new Proven(proven.outcome(), fills, true, turns(), Objects.requireNonNull(line.get(0)));
    }
}
