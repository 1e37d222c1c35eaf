package hoppity.rules;

import hoppity.board.Topology;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The cells of a seat's target that it cannot fill while the others stand as they do.
 *
 * @param held cells under a piece of another seat, a partner's too, that does not count as filling them (rules §4, win)
 * @param walledIn empty cells that none of the seat's pieces gets to, even if it moves turn after turn while all others stand
 *     still. Where a turn may end is not asked, only what a hop may do: so no cell is called walled in that could be filled
 */
public record BlockedTargets(Set<Integer> held, Set<Integer> walledIn) {
    public BlockedTargets {
        held = Set.copyOf(held);
        walledIn = Set.copyOf(walledIn);
    }

    /** What is blocked for a seat, whether or not it is to move. */
    public static BlockedTargets of(Variant variant, Position position, int seat) {
        var completion = Tables.of(variant).completion;
        var held = new TreeSet<Integer>();
        var empty = new TreeSet<Integer>();
        for (int cell : variant.target(seat).cells()) {
            int owner = position.at(cell);
            if (owner == Position.EMPTY) {
                empty.add(cell);
            } else if (owner != seat && !completion.yields(seat, owner)) {
                held.add(cell);
            }
        }
        if (!empty.isEmpty()) {
            new LoneWays(variant, position, seat).removeReached(empty);
        }
        return new BlockedTargets(held, empty);
    }

    /** Where each piece gets to by itself. */
    private static final class LoneWays {
        private final Variant variant;
        private final Position position;
        private final int seat;
        private final Tables tables;
        private final LongJumps longJumps;

        LoneWays(Variant variant, Position position, int seat) {
            this.variant = variant;
            this.position = position;
            this.seat = seat;
            tables = Tables.of(variant);
            longJumps = new LongJumps(variant);
            longJumps.load(new MutablePosition(variant, position));
        }

        void removeReached(Set<Integer> open) {
            for (int piece : position.piecesOf(seat)) {
                removeReached(piece, open);
                if (open.isEmpty()) {
                    return;
                }
            }
        }

        private void removeReached(int piece, Set<Integer> open) {
            longJumps.flip(piece);
            var seen = new BitSet();
            var queue = new ArrayDeque<Integer>();
            seen.set(piece);
            queue.add(piece);
            while (!queue.isEmpty() && !open.isEmpty()) {
                int cell = queue.remove();
                open.remove(cell);
                for (int to : hops(piece, cell)) {
                    if (!seen.get(to)) {
                        seen.set(to);
                        queue.add(to);
                    }
                }
            }
            longJumps.flip(piece);
        }

        private Iterable<Integer> hops(int piece, int cell) {
            var hops = new ArrayList<Integer>();
            for (int to : tables.steps[cell]) {
                if (isFree(piece, to)) {
                    hops.add(to);
                }
            }
            if (longJumps.enabled()) {
                var landings = longJumps.from(cell);
                for (int i = 0; i < longJumps.size(); i++) {
                    hops.add(landings[i]);
                }
            } else {
                var pairs = tables.jumps[cell];
                for (int i = 0; i < pairs.length; i += 2) {
                    if (!isFree(piece, pairs[i]) && isFree(piece, pairs[i + 1])) {
                        hops.add(pairs[i + 1]);
                    }
                }
            }
            hops.removeIf(to -> !mayHop(cell, to));
            return hops;
        }

        private boolean isFree(int piece, int cell) {
            return cell != Topology.NONE && (cell == piece || position.isEmpty(cell));
        }

        private boolean mayHop(int cell, int to) {
            var options = variant.options();
            boolean leaves = options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP
                    && tables.target[seat][cell] == 1
                    && tables.target[seat][to] == 0;
            return !leaves && !(options.forwardOnly() && tables.tempo[seat][to] > tables.tempo[seat][cell]);
        }
    }
}
