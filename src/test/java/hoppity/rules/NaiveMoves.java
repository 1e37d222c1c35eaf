package hoppity.rules;

import hoppity.rules.Grid.Square;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules of movement told a second time, as plainly as they can be: squares and sets of squares, a recursive walk, no
 * tables. Slow, and meant to be read beside docs/rules.md.
 */
final class NaiveMoves {

    private final RuleOptions options;
    private final Grid grid;
    private final Map<Square, Integer> pieces;
    private final int seat;
    private final Set<Square> home;
    private final Set<Square> target;
    private final Square targetCorner;
    private final Set<Square> foreign;

    NaiveMoves(Variant variant, Map<Square, Integer> pieces, int seat) {
        options = variant.options();
        grid = Grid.of(variant);
        this.pieces = pieces;
        this.seat = seat;
        home = squares(variant, variant.home(seat).cells());
        target = squares(variant, variant.target(seat).cells());
        targetCorner = grid.find(variant.topology().name(variant.target(seat).corner()));
        foreign = new HashSet<>(grid.points());
        for (int other = 0; other < variant.seatCount(); other++) {
            foreign.addAll(squares(variant, variant.home(other).cells()));
            foreign.addAll(squares(variant, variant.target(other).cells()));
        }
        foreign.removeAll(home);
        foreign.removeAll(target);
    }

    static Set<Square> squares(Variant variant, List<Integer> cells) {
        var grid = Grid.of(variant);
        return cells.stream()
                .map(cell -> grid.find(variant.topology().name(cell)))
                .collect(Collectors.toSet());
    }

    /** All moves of the seat, as from-to. */
    Set<String> all() {
        var moves = new TreeSet<String>();
        pieces.forEach((square, owner) -> {
            if (owner == seat) {
                ends(square).forEach(end -> moves.add(square + "-" + end));
            }
        });
        return moves;
    }

    /** Where the piece on a square may end its turn. */
    Set<Square> ends(Square start) {
        var ends = new HashSet<Square>();
        for (var way : grid.ways(options.stepDirections())) {
            var next = start.plus(way, 1);
            if (isFree(next) && mayHop(start, next)) {
                ends.add(next);
            }
        }
        walk(start, start, ends, new HashSet<>(Set.of(start)));
        ends.remove(start);
        if (options.leaveTarget() == LeaveTarget.FORBIDDEN_AT_END && target.contains(start)) {
            ends.retainAll(target);
        }
        if (options.reenterHome() == ReenterHome.ILLEGAL && !home.contains(start)) {
            ends.removeAll(home);
        }
        if (!options.stopInForeignPoint()) {
            ends.removeAll(foreign);
        }
        return ends;
    }

    private void walk(Square start, Square here, Set<Square> ends, Set<Square> visited) {
        for (var landing : jumps(start, here)) {
            if (visited.add(landing)) {
                ends.add(landing);
                walk(start, landing, ends, visited);
            }
        }
    }

    /** Landings of one jump during a turn that began on {@code start}, which counts as empty. */
    Set<Square> jumps(Square start, Square here) {
        var landings = new HashSet<Square>();
        for (var way : grid.ways(options.jumpDirections())) {
            int farthest = options.longJumps() ? 16 : 1;
            for (int distance = 1; distance <= farthest; distance++) {
                var over = here.plus(way, distance);
                var landing = here.plus(way, 2 * distance);
                if (!landing.exists()) {
                    break;
                }
                boolean clear = isFreeOr(start, landing);
                for (int i = 1; clear && i < 2 * distance; i++) {
                    clear = i == distance || isFreeOr(start, here.plus(way, i));
                }
                if (clear && !over.equals(start) && pieces.containsKey(over) && mayHop(here, landing)) {
                    landings.add(landing);
                }
            }
        }
        return landings;
    }

    private boolean mayHop(Square from, Square to) {
        boolean leaves = target.contains(from) && !target.contains(to);
        boolean retreats = to.distance(targetCorner) > from.distance(targetCorner);
        return !(leaves && options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP)
                && !(retreats && options.forwardOnly());
    }

    private boolean isFreeOr(Square start, Square square) {
        return square.equals(start) || isFree(square);
    }

    private boolean isFree(Square square) {
        return square.exists() && !pieces.containsKey(square);
    }
}
