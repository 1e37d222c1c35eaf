package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.rules.Routes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a piece can get to in this turn, and by which way. */
final class Reach {
    private final Routes routes;
    private final Topology topology;
    private final int origin;
    private final Set<Integer> ends;
    private final Set<Integer> landings;

    Reach(Routes routes, Topology topology, int origin) {
        this.routes = routes;
        this.topology = topology;
        this.origin = origin;
        ends = Set.copyOf(routes.destinations(origin));
        landings = new HashSet<>(jumpsFrom(List.of(origin)).keySet());
        landings.removeAll(ends);
    }

    /** The cells where the turn may end. */
    Set<Integer> ends() {
        return ends;
    }

    /** The cells that the piece can pass through, but where the rules do not let it end its turn. */
    Set<Integer> landings() {
        return landings;
    }

    /** Whether the cell is next to the origin, where only a step leads in one hop. */
    boolean isStep(int cell) {
        for (int direction = 0; direction < topology.directions(); direction++) {
            if (topology.neighbour(origin, direction) == cell) {
                return true;
            }
        }
        return false;
    }

    boolean reaches(int cell) {
        return ends.contains(cell) || landings.contains(cell);
    }

    /** Whether one hop continues the chain to the cell. */
    boolean isHop(List<Integer> chain, int cell) {
        return routes.nextHops(chain).contains(cell);
    }

    /** Whether the chain can go nowhere that it has not been. */
    boolean isExhausted(List<Integer> chain) {
        return chain.containsAll(routes.nextHops(chain));
    }

    /** The shortest way to a reachable cell. */
    List<Integer> shortest(int to) {
        var start = List.of(origin);
        return isStep(to) && isHop(start, to)
                ? List.of(origin, to)
                : jumpsFrom(start).getOrDefault(to, List.of());
    }

    /** The shortest way to a reachable cell that keeps as many of the chain's landings as it can, from the first on. */
    List<Integer> via(List<Integer> chain, int to) {
        for (int kept = chain.size(); kept > 1; kept--) {
            var route = jumpsFrom(chain.subList(0, kept)).get(to);
            if (route != null) {
                return route;
            }
        }
        return shortest(to);
    }

    /** The shortest ways on which jumps continue the chain to other cells; ties are broken by the order of the names. */
    private Map<Integer, List<Integer>> jumpsFrom(List<Integer> chain) {
        var ways = new HashMap<Integer, List<Integer>>();
        var queue = new ArrayDeque<List<Integer>>();
        queue.add(chain);
        while (!queue.isEmpty()) {
            var way = queue.remove();
            var hops = new ArrayList<>(routes.nextHops(way));
            if (way.size() == 1) {
                hops.removeIf(this::isStep);
            }
            hops.sort(Comparator.comparingInt(topology::nameOrder));
            for (int landing : hops) {
                if (!chain.contains(landing) && !ways.containsKey(landing)) {
                    var longer = new ArrayList<>(way);
                    longer.add(landing);
                    ways.put(landing, longer);
                    queue.add(longer);
                }
            }
        }
        return ways;
    }
}
