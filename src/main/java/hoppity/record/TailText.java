package hoppity.record;

import hoppity.rules.Position;

/** Puts moves that an edit makes impossible into words, which stay in the game as a {@link BrokenTail}. */
@FunctionalInterface
public interface TailText {
    /**
     * A move and all below it as text, with what is written beside the moves.
     *
     * @param record the game that the move is part of
     * @param first the move
     * @param at the position in which it cannot be played
     */
    BrokenTail of(GameRecord record, GameNode first, Position at);
}
