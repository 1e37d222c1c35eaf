package hoppity.engine.race;

import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.function.BooleanSupplier;

/**
 * Says who wins a race of two seats, where that is certain. Not thread-safe.
 *
 * <p>The proof has two halves. One seat's way is <em>safe</em>: it jumps only pieces of its own, and no cell that it passes can
 * be reached by the other side in time, whatever that plays ({@link Spread}). And with that way played, the quickest way of the
 * other side, found by a full search among the pieces that stand where the first seat's way has put them, comes too late. The
 * rules' order of things is kept: the equalising move, the home limits on either way, and the tempo limit, before which the
 * way must be at its end. A safe way never comes back to a position, so that no repetition ends it.
 *
 * <p>A side that holds back, a piece in its home for instance, stands or may stand in the way, so that there is no safe way
 * and no verdict.
 */
public final class RaceSolver {
    private final Variant variant;
    private final Terrain[] terrains;

    /** @throws IllegalArgumentException if the variant has more than two seats */
    public RaceSolver(Variant variant) {
        this(variant, PatternTables.none());
    }

    /**
     * @param tables what makes long ways short work
     * @throws IllegalArgumentException if the variant has more than two seats
     */
    public RaceSolver(Variant variant, PatternTables tables) {
        if (variant.seatCount() != 2) {
            throw new IllegalArgumentException("a race is for two seats, not " + variant.seatCount());
        }
        this.variant = variant;
        terrains = new Terrain[] {new Terrain(variant, 0, tables), new Terrain(variant, 1, tables)};
    }

    /** Solves within the limits. */
    public RaceResult solve(Position position, RaceLimits limits) {
        return solve(position, limits, () -> false);
    }

    /** @param cancelled is asked often, on this thread; once it is true the solver ends with what it has */
    public RaceResult solve(Position position, RaceLimits limits, BooleanSupplier cancelled) {
        return new Race(variant, terrains, position, new Effort(limits, cancelled)).solve();
    }
}
