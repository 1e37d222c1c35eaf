package hoppity.engine.race;

import hoppity.engine.race.RaceResult.Limit;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceResult.Unsolved;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.List;
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

    /**
     * The same in a game: what is proven holds although positions count that have come about before.
     *
     * @param twice the positions that have occurred twice in the game
     * @param cancelled is asked often, on this thread; once it is true the solver ends with what it has
     */
    public RaceResult solve(Position position, List<Position> twice, RaceLimits limits, BooleanSupplier cancelled) {
        var result = solve(position, limits, cancelled);
        if (!(result instanceof Proven proven)) {
            return result;
        }
        // Whoever runs a race of its own never comes back to where it begins; elsewhere waiting may be part of the way.
        long root = key(position);
        var others = proven.apart()
                ? twice.stream().filter(other -> key(other) != root).toList()
                : twice;
        return isDisturbed(proven, others) ? new Unsolved(Limit.REPETITION) : result;
    }

    /**
     * Whether one of these positions may come about. A side that goes its way is never farther from its goal than the turns that it
     * has left, so that it passes none of them where it is farther away.
     */
    private boolean isDisturbed(Proven proven, List<Position> twice) {
        if (twice.isEmpty() || variant.options().repetition() == Repetition.NONE) {
            return false;
        }
        boolean byFilling = switch (proven.outcome().termination()) {
            case CAMP_FILLED, BOTH_FILLED -> variant.options().win() == Win.ALL_OWN;
            default -> false;
        };
        int winner = proven.outcome().winner();
        for (int seat = 0; seat < 2; seat++) {
            if (winner == 1 - seat) {
                continue;
            }
            int turns = proven.fills().get(seat).upper().orElse(Integer.MAX_VALUE);
            for (var position : twice) {
                if (!byFilling || bound(seat, position) <= turns) {
                    return true;
                }
            }
        }
        return false;
    }

    private long key(Position position) {
        return new MutablePosition(variant, position).key();
    }

    private int bound(int seat, Position position) {
        var army = position.piecesOf(seat).stream().mapToInt(Integer::intValue).toArray();
        return terrains[seat].bound.turns(terrains[seat].bound.weigh(army));
    }

    /** @param cancelled is asked often, on this thread; once it is true the solver ends with what it has */
    public RaceResult solve(Position position, RaceLimits limits, BooleanSupplier cancelled) {
        return new Race(variant, terrains, position, new Effort(limits, cancelled)).solve();
    }
}
