package hoppity.studio.board;

import hoppity.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The way of a piece from one position to the next, and how it moves along it: hop by hop, each with a soft start and end.
 *
 * @param route at least two cells
 */
record Travel(List<Integer> route) {
    Travel {
        route = List.copyOf(route);
        if (route.size() < 2) {
            throw new IllegalArgumentException("a way has at least two cells");
        }
    }

    /** A point between two cells of the way: {@code share} of the distance from one to the other, 0 to 1. */
    record Point(int from, int to, double share) {}

    /** The way of the one piece in which two positions differ, forward or back; null if they differ in anything else. */
    static @org.jspecify.annotations.Nullable Travel between(BoardPosition before, BoardPosition after) {
        if (!before.variant().geometry().equals(after.variant().geometry())) {
            return null;
        }
        if (leads(before.position(), after.lastRoute(), after.position())) {
            return new Travel(after.lastRoute());
        }
        var back = new ArrayList<>(before.lastRoute());
        Collections.reverse(back);
        return leads(before.position(), back, after.position()) ? new Travel(back) : null;
    }

    private static boolean leads(Position before, List<Integer> route, Position after) {
        if (route.size() < 2) {
            return false;
        }
        int from = route.get(0);
        int to = route.get(route.size() - 1);
        for (int cell = 0; cell < before.size(); cell++) {
            int expected = cell == from ? Position.EMPTY : before.at(cell == to ? from : cell);
            if (after.at(cell) != expected) {
                return false;
            }
        }
        return !before.isEmpty(from) && before.isEmpty(to);
    }

    int from() {
        return route.get(0);
    }

    int to() {
        return route.get(route.size() - 1);
    }

    int hops() {
        return route.size() - 1;
    }

    /** Where the piece is after a share of the time, 0 to 1. */
    Point at(double time) {
        int hops = hops();
        double along = Math.max(0, Math.min(1, time)) * hops;
        int hop = Math.min(hops - 1, (int) along);
        double share = along - hop;
        double eased = share * share * (3 - 2 * share);
        return new Point(route.get(hop), route.get(hop + 1), eased);
    }
}
