package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * The answer that ends a search.
 *
 * @param requestId whose search it was
 * @param move what to play, {@link Move#PASS} where the seat cannot move; null if the game is over
 * @param outcome how the game stands in the position that was asked about
 * @param result the last state of the search
 */
public record BestMove(long requestId, @Nullable Move move, Outcome outcome, Snapshot result) {}
