package hoppity.protocol;

import java.util.List;
import java.util.Optional;

/** What a user interface can say to an engine. */
public sealed interface UgiCommand {

    /** Asks who the engine is and what can be set. */
    record Ugi() implements UgiCommand {}

    /** Asks whether all that was sent before has been taken in. */
    record IsReady() implements UgiCommand {}

    record SetOption(String name, String value) implements UgiCommand {}

    record NewGame() implements UgiCommand {}

    /**
     * The position to speak about.
     *
     * @param start a position string; empty for the variant's initial position
     * @param moves played from there
     */
    record Position(Optional<String> start, List<String> moves) implements UgiCommand {
        public Position {
            moves = List.copyOf(moves);
        }
    }

    record Go(GoLimits limits) implements UgiCommand {}

    record Stop() implements UgiCommand {}

    record Quit() implements UgiCommand {}

    record Query(Question question) implements UgiCommand {}

    /** @param depth in plies, from 1 */
    record Perft(int depth) implements UgiCommand {}

    /** Asks for the evaluation without a search. */
    record Eval() implements UgiCommand {}

    /** Asks for the position in words. */
    record Display() implements UgiCommand {}

    /** What can be asked about the position. */
    enum Question {
        /** Whether the game is over. */
        GAMEOVER,
        /** Whether the first seat is to move. */
        P1TURN,
        /** Which seat is to move, from 1. */
        TURN,
        /** Who has won. */
        RESULT
    }
}
