package hoppity.engine.race;

import hoppity.rules.Move;
import java.util.List;

/**
 * A way of one seat to its target that the other cannot hinder.
 *
 * @param moves one a turn
 * @param placements {@code [n]}: per cell, whether a piece of the seat stands there after n turns, from 0
 */
record SafeWay(List<Move> moves, List<boolean[]> placements) {
    SafeWay {
        moves = List.copyOf(moves);
        placements = List.copyOf(placements);
    }

    int turns() {
        return moves.size();
    }

    /** Where the seat's pieces stand after so many of its turns; at the end it stands still. */
    boolean[] after(int turns) {
        return placements.get(Math.min(turns, turns()));
    }
}
