package hoppity.rules;

import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.List;

/**
 * Tells whether routes can be gone, hop by hop, on positions of one variant. Made once for many moves, unlike
 * {@link Routes}, which looks into one position. Not thread-safe.
 */
public final class RouteCheck {
    private final Tables tables;
    private final LeaveTarget leaveTarget;
    private final boolean forwardOnly;
    private final MoveGenerator generator;
    private final LongJumps longJumps;

    public RouteCheck(MoveGenerator generator) {
        this(generator.variant(), generator, new LongJumps(generator.variant()));
    }

    RouteCheck(Variant variant, MoveGenerator generator, LongJumps longJumps) {
        tables = Tables.of(variant);
        leaveTarget = variant.options().leaveTarget();
        forwardOnly = variant.options().forwardOnly();
        this.generator = generator;
        this.longJumps = longJumps;
    }

    /** Whether the seat to move may play from the first to the last cell of a route, by whatever way. */
    public boolean areEndsLegal(MutablePosition position, List<Integer> route) {
        return generator.isLegal(position, Move.code(route.get(0), route.get(route.size() - 1)));
    }

    /**
     * Whether a route can be gone, its ends being a legal move.
     *
     * @param route at least two cells
     */
    public boolean isWalkable(MutablePosition position, List<Integer> route) {
        int from = route.get(0);
        if (route.size() == 2 && isStep(position, from, route.get(1))) {
            return true;
        }
        if (longJumps.enabled()) {
            longJumps.load(position);
            longJumps.flip(from);
        }
        for (int i = 1; i < route.size(); i++) {
            int cell = route.get(i - 1);
            int to = route.get(i);
            boolean jump = longJumps.enabled() ? isLongJump(cell, to) : isJump(position, from, cell, to);
            if (!jump || !mayHop(position.toMove(), cell, to)) {
                return false;
            }
        }
        return true;
    }

    private boolean isStep(MutablePosition position, int from, int to) {
        for (int neighbour : tables.steps[from]) {
            if (neighbour == to) {
                return position.at[to] == Position.EMPTY && mayHop(position.toMove(), from, to);
            }
        }
        return false;
    }

    /** A jump in the middle of a turn that began on {@code from}, which counts as empty. */
    private boolean isJump(MutablePosition position, int from, int cell, int to) {
        int[] pairs = tables.jumps[cell];
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i + 1] == to) {
                boolean over = position.at[pairs[i]] != Position.EMPTY && pairs[i] != from;
                return over && (position.at[to] == Position.EMPTY || to == from);
            }
        }
        return false;
    }

    private boolean isLongJump(int cell, int to) {
        int[] landings = longJumps.from(cell);
        for (int i = 0; i < longJumps.size(); i++) {
            if (landings[i] == to) {
                return true;
            }
        }
        return false;
    }

    private boolean mayHop(int seat, int cell, int to) {
        boolean leaves = leaveTarget == LeaveTarget.FORBIDDEN_EACH_HOP
                && tables.target[seat][cell] == 1
                && tables.target[seat][to] == 0;
        return !leaves && !(forwardOnly && tables.tempo[seat][to] > tables.tempo[seat][cell]);
    }
}
