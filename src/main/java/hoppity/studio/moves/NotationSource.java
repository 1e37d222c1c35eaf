package hoppity.studio.moves;

import hoppity.record.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * All that the notation of a game is made from.
 *
 * @param ending where the rules end the game although the record goes on; null if nowhere
 * @param result what stands at the end; empty for nothing
 */
record NotationSource(
        GameRecord game, Folding folding, @Nullable Ending ending, String result) {
    /** A note behind a node of the main line. */
    record Ending(int node, String text) {}

    /** The same as it is now, for arranging it on another thread while the game is edited. */
    NotationSource snapshot() {
        return new NotationSource(game.snapshot(), folding.copy(), ending, result);
    }
}
