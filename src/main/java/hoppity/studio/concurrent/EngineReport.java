package hoppity.studio.concurrent;

import hoppity.engine.Snapshot;
import hoppity.rules.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * What is known from the engine about the position at the cursor, or about what the next seat threatens there.
 *
 * @param threat whether it is about the position with the turn passed
 * @param snapshot how far the search has come; null before its first word
 * @param outcome how the game ended, in the state {@link State#GAME_OVER}; null elsewhere and where a player ended it
 * @param problem what went wrong, in the state {@link State#FAILED}; empty elsewhere
 */
public record EngineReport(
        State state,
        boolean threat,
        @Nullable Snapshot snapshot,
        @Nullable Outcome outcome,
        String problem) {

    /** Where a session stands. */
    public enum State {
        /** No game is open. */
        NO_GAME,
        /** The engine is off. */
        OFF,
        /** It was switched off at this position; what it had found stays. */
        STOPPED,
        /** It searches, or is about to. */
        THINKING,
        /** It has nothing left to find out. */
        FINISHED,
        /** Nothing is to be searched: the game has ended. */
        GAME_OVER,
        /** The engine broke off or does not play this. */
        FAILED
    }

    static EngineReport of(State state, boolean threat) {
        return new EngineReport(state, threat, null, null, "");
    }

    static EngineReport failed(boolean threat, String problem) {
        return new EngineReport(State.FAILED, threat, null, null, problem);
    }

    EngineReport in(State changed) {
        return new EngineReport(changed, threat, snapshot, outcome, problem);
    }
}
