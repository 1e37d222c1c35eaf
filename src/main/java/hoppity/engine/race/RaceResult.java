package hoppity.engine.race;

import hoppity.rules.Move;
import hoppity.rules.Outcome;
import java.util.List;
import java.util.OptionalInt;

/** What a solver found out about a race. */
public sealed interface RaceResult {

    /** The game is over in the position that was asked about. */
    record Over(Outcome outcome) implements RaceResult {}

    /**
     * The result that neither side can better, whatever it plays.
     *
     * @param outcome a win by a filled camp, or a draw by two; a limit of the rules that the loser cannot keep may end the
     *     game sooner, in the same winner's favour
     * @param fills how soon each seat fills its target, in turn order
     * @param apart whether the armies cannot meet on the way that decides; otherwise every move that might hinder has been
     *     answered
     */
    record Proven(Outcome outcome, List<Fill> fills, boolean apart) implements RaceResult {
        public Proven {
            fills = List.copyOf(fills);
        }
    }

    /** The armies can still meet before one of them is home, or may be able to. */
    record Contact() implements RaceResult {}

    /** A limit was met before anything was proven. */
    record Unsolved(Limit limit) implements RaceResult {}

    /**
     * How soon a seat fills its target. Of the winner, and of both in a draw: at the latest after the upper number of turns,
     * whatever the other side plays, and not before the lower one even if that side helps. Of the loser: with best play while
     * the winner goes its way and then stands still; where the armies can still meet, just a number that is not soon enough.
     *
     * @param lower turns, the present one included; fewer are proven not to be enough
     * @param upper turns; empty if no way has been found within the limits
     * @param line the moves of a way that takes the upper number of turns; empty if there is none
     */
    record Fill(int lower, OptionalInt upper, List<Move> line) {
        public Fill {
            line = List.copyOf(line);
        }

        public boolean isExact() {
            return upper.isPresent() && upper.getAsInt() == lower;
        }
    }

    /** What can end a solver before it has the answer. */
    enum Limit {
        PLACEMENTS,
        TIME,
        CANCELLED,
        /** The tempo limit of the rules comes before either side can be home. */
        TEMPO_LIMIT
    }
}
