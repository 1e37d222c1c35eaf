package hoppity.engine.transfer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a way of a given number of turns from both ends at once, where shorter ways are known not to exist: layers grow
 * from the start and from the goal, always the smaller of the two, until one turn is left between them. Where start and goal
 * can be exchanged, one side does for both. Where more than one placement reaches the goal, only the start has a side.
 */
final class BoundedSearch {
    private final Space space;
    private final int turns;
    private final Allowance allowance;
    private final LowerBound toGoal;
    private final LowerBound toStart;
    private final Layers forward;
    private final Layers backward;

    BoundedSearch(Space space, int turns, LowerBound toGoal, LowerBound toStart, Allowance allowance) throws Stopped {
        this.space = space;
        this.turns = turns;
        this.allowance = allowance;
        this.toGoal = toGoal;
        this.toStart = toStart;
        forward = Layers.fromStart(space, turns, toGoal, allowance);
        if (space.hasOneGoal() && space.exchange().isEmpty()) {
            backward = Layers.fromGoal(space, turns, toStart, allowance);
        } else {
            backward = forward;
        }
    }

    /** Whether no way exists however many turns are allowed: one end has been explored whole, without the other. */
    boolean isExhausted() {
        return forward.isExhausted() || backward.isExhausted();
    }

    /** The keys of the placements on a shortest way, from the start to the goal; empty if there is none of so few turns. */
    Optional<List<long[]>> run() throws Stopped {
        if (!space.hasOneGoal()) {
            while (forward.depth() < turns && !forward.last().isEmpty()) {
                forward.advance();
            }
            // What the bound has let through with no turn left is at the goal.
            return forward.last().any().map(key -> reversed(forward.trace(key, turns)));
        }
        return space.exchange().isPresent() ? runWithOneSide(space.exchange().get()) : runWithTwoSides();
    }

    int forwardDepth() {
        return forward.depth();
    }

    int backwardDepth() {
        return backward == forward && !space.hasOneGoal() ? 0 : backward.depth();
    }

    /** How many placements are held. */
    long size() {
        return backward == forward ? forward.size() : forward.size() + backward.size();
    }

    /** Gives the memory back. */
    void discard() {
        discard(forward, toGoal);
        if (backward != forward) {
            discard(backward, toStart);
        }
    }

    private void discard(Layers layers, LowerBound base) {
        layers.discard();
        if (layers.bound() != base) {
            layers.bound().discard(allowance);
        }
    }

    private Optional<List<long[]>> runWithOneSide(int[] exchange) throws Stopped {
        int longer = turns / 2;
        int shorter = turns - 1 - longer;
        while (forward.depth() < longer && !forward.last().isEmpty()) {
            forward.advance();
            // What the way comes through as far from the goal is the image of this layer.
            if (forward.depth() <= shorter) {
                sharpen(forward, toGoal, forward, exchange);
            }
        }
        if (forward.last().isEmpty()) {
            return Optional.empty();
        }
        var throughExchange = space.symmetries().stream()
                .map(symmetry -> Symmetry.after(symmetry, exchange))
                .toList();
        return forward.meet(shorter, forward.last(), throughExchange).map(meeting -> {
            var way = reversed(forward.trace(meeting.before(), shorter));
            var undo = Symmetry.inverse(exchange);
            forward.trace(meeting.after(), longer).forEach(key -> way.add(space.image(key, undo)));
            return way;
        });
    }

    private Optional<List<long[]>> runWithTwoSides() throws Stopped {
        var identity = Symmetry.identity(space.cells());
        while (forward.depth() + backward.depth() < turns - 1) {
            var smaller = smaller();
            if (smaller.last().isEmpty()) {
                return Optional.empty();
            }
            smaller.advance();
            if (smaller == forward) {
                sharpen(backward, toStart, forward, identity);
            } else {
                sharpen(forward, toGoal, backward, identity);
            }
        }
        var from = smaller();
        var onto = from == forward ? backward : forward;
        return from.meet(from.depth(), onto.last(), space.symmetries()).map(meeting -> {
            boolean forth = from == forward;
            var way = reversed(forward.trace(forth ? meeting.before() : meeting.after(), forward.depth()));
            way.addAll(backward.trace(forth ? meeting.after() : meeting.before(), backward.depth()));
            return way;
        });
    }

    /**
     * Every way still sought comes through the last layer of the other side, which says more about what is left than the bare
     * goal.
     */
    private void sharpen(Layers layers, LowerBound base, Layers other, int[] permutation) throws Stopped {
        int most = turns - layers.depth();
        var sharper = base.through(other.last(), space.code(), permutation, other.depth(), most, allowance);
        if (sharper != base) {
            if (layers.bound() != base) {
                layers.bound().discard(allowance);
            }
            layers.setBound(sharper);
        }
    }

    private Layers smaller() {
        return forward.last().size() <= backward.last().size() ? forward : backward;
    }

    private static List<long[]> reversed(List<long[]> way) {
        var reversed = new ArrayList<>(way);
        Collections.reverse(reversed);
        return reversed;
    }
}
