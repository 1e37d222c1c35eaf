package hoppity.studio.moves;

import hoppity.record.GameRecord;
import hoppity.record.Transpositions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that the notation of a game is made from.
 *
 * @param ending where the rules end the game although the record goes on; null if nowhere
 * @param result what stands at the end; empty for nothing
 * @param same which positions come about more than once
 * @param clocks whether recorded times show
 * @param only the nodes that show, by their ids; null for all
 */
record NotationSource(
        GameRecord game,
        Folding folding,
        @Nullable Ending ending,
        String result,
        Transpositions same,
        boolean clocks,
        @Nullable Set<Integer> only) {
    /** The whole game and no more than is written in it. */
    NotationSource(GameRecord game, Folding folding, @Nullable Ending ending, String result) {
        this(game, folding, ending, result, Transpositions.NONE, true, null);
    }

    /** A note behind a node of the main line. */
    record Ending(int node, String text) {}

    /**
     * The same as it is now, for arranging it on another thread while the game is edited.
     *
     * @param copy of the game
     */
    NotationSource copied(GameRecord copy) {
        return new NotationSource(copy, folding.copy(), ending, result, same, clocks, only);
    }

    /** The same once it is known which positions come about more than once. */
    NotationSource with(Transpositions found) {
        return new NotationSource(game, folding, ending, result, found, clocks, only);
    }
}
