package hoppity.rules;

import hoppity.board.Topology;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The ways of a piece over the board, for display and for input hop by hop. A route is the list of cells from the origin
 * over every landing to the destination; a step is a route of two cells.
 */
public final class Routes {
    private final Variant variant;
    private final Position position;
    private final MutablePosition board;
    private final MoveGenerator generator;
    private final LongJumps longJumps;
    private final Topology topology;

    public Routes(Variant variant, Position position) {
        this.variant = variant;
        this.position = position;
        board = new MutablePosition(variant, position);
        generator = new MoveGenerator(variant);
        longJumps = new LongJumps(variant);
        longJumps.load(board);
        topology = variant.topology();
    }

    /** The cells where the piece of the seat to move may end its turn, by number; empty if it is not that seat's piece. */
    public List<Integer> destinations(int from) {
        if (position.at(from) != position.toMove()) {
            return List.of();
        }
        return generator.moves(position).stream()
                .filter(move -> move.from() == from)
                .map(Move::to)
                .sorted()
                .toList();
    }

    /**
     * The shortest route of a move, ties broken by the order of the cells' names; empty if the rules do not allow the move.
     */
    public List<Integer> shortest(Move move) {
        if (move.isPass() || !generator.isLegal(board, move.code())) {
            return List.of();
        }
        if (isStep(move.from(), move.to())) {
            return List.of(move.from(), move.to());
        }
        Map<Integer, Integer> cameFrom = new HashMap<>();
        cameFrom.put(move.from(), Topology.NONE);
        // Breadth first, each wave in the order of the routes that lead to it: the first route found is the least.
        var queue = new ArrayDeque<Integer>();
        queue.add(move.from());
        while (!queue.isEmpty() && !cameFrom.containsKey(move.to())) {
            int cell = queue.remove();
            for (int landing : jumps(move.from(), cell)) {
                if (!cameFrom.containsKey(landing)) {
                    cameFrom.put(landing, cell);
                    queue.add(landing);
                }
            }
        }
        var route = new ArrayList<Integer>();
        for (int cell = move.to(); cell != Topology.NONE; cell = cameFrom.getOrDefault(cell, Topology.NONE)) {
            route.add(0, cell);
        }
        return List.copyOf(route);
    }

    /** Whether the route is a legal turn, hop by hop. */
    public boolean isLegal(List<Integer> route) {
        if (route.size() < 2) {
            return false;
        }
        var check = new RouteCheck(variant, generator, longJumps);
        boolean walkable = check.areEndsLegal(board, route) && check.isWalkable(board, route);
        longJumps.load(board);
        return walkable;
    }

    /**
     * Where the next hop of an unfinished turn may land: after the origin alone all steps and jumps, after a jump only jumps,
     * after a step nowhere. The landings need not be legal ends of the turn.
     *
     * @param partial the cells visited so far, the origin first
     */
    public Set<Integer> nextHops(List<Integer> partial) {
        int from = partial.get(0);
        if (partial.size() > 1 && !jumps(from, from).contains(partial.get(1))) {
            return Set.of();
        }
        var hops = new HashSet<>(jumps(from, partial.get(partial.size() - 1)));
        if (partial.size() == 1) {
            allCells().filter(to -> isStep(from, to)).forEach(hops::add);
        }
        return hops;
    }

    private boolean isStep(int from, int to) {
        for (int neighbour : board.tables.steps[from]) {
            if (neighbour == to) {
                return position.isEmpty(to) && mayHop(from, to);
            }
        }
        return false;
    }

    /** Landings of one jump in the middle of a turn that began on {@code from}, by the order of names. */
    private List<Integer> jumps(int from, int cell) {
        var landings = new ArrayList<Integer>();
        if (longJumps.enabled()) {
            longJumps.flip(from);
            var found = longJumps.from(cell);
            longJumps.flip(from);
            for (int i = 0; i < longJumps.size(); i++) {
                landings.add(found[i]);
            }
        } else {
            int[] pairs = board.tables.jumps[cell];
            for (int i = 0; i < pairs.length; i += 2) {
                boolean over = !position.isEmpty(pairs[i]) && pairs[i] != from;
                if (over && (position.isEmpty(pairs[i + 1]) || pairs[i + 1] == from)) {
                    landings.add(pairs[i + 1]);
                }
            }
        }
        landings.removeIf(to -> !mayHop(cell, to));
        landings.sort(Comparator.comparingInt(topology::nameOrder));
        return landings;
    }

    private boolean mayHop(int cell, int to) {
        int seat = position.toMove();
        var options = variant.options();
        var target = variant.target(seat);
        boolean leaves = options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP
                && target.contains(cell)
                && !target.contains(to);
        boolean retreats = options.forwardOnly()
                && topology.distance(to, target.corner()) > topology.distance(cell, target.corner());
        return !leaves && !retreats;
    }

    private java.util.stream.IntStream allCells() {
        return java.util.stream.IntStream.range(0, topology.size());
    }
}
