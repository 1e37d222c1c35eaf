package hoppity.rules;

import hoppity.board.Rectangle;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.ArrayList;
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

    record Square(int file, int rank) {
        Square plus(Way way, int distance) {
            return new Square(file + distance * way.files, rank + distance * way.ranks);
        }

        static Square of(String name) {
            return new Square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
        }

        @Override
        public String toString() {
            return (char) ('a' + file) + "" + (rank + 1);
        }
    }

    private record Way(int files, int ranks) {}

    private final RuleOptions options;
    private final int files;
    private final int ranks;
    private final Map<Square, Integer> pieces;
    private final int seat;
    private final Set<Square> home;
    private final Set<Square> target;
    private final Square targetCorner;

    NaiveMoves(Variant variant, Map<Square, Integer> pieces, int seat) {
        options = variant.options();
        var board = (Rectangle) variant.geometry().shape();
        files = board.files();
        ranks = board.ranks();
        this.pieces = pieces;
        this.seat = seat;
        home = squares(variant, variant.home(seat).cells());
        target = squares(variant, variant.target(seat).cells());
        targetCorner = Square.of(variant.topology().name(variant.target(seat).corner()));
    }

    static Set<Square> squares(Variant variant, List<Integer> cells) {
        return cells.stream()
                .map(cell -> Square.of(variant.topology().name(cell)))
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
        for (var way : ways(options.stepDirections())) {
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
        for (var way : ways(options.jumpDirections())) {
            for (int distance = 1; distance <= (options.longJumps() ? 16 : 1); distance++) {
                var over = here.plus(way, distance);
                var landing = here.plus(way, 2 * distance);
                boolean clear = isFreeOr(start, landing);
                for (int i = 1; i < 2 * distance; i++) {
                    clear &= i == distance || isFreeOr(start, here.plus(way, i));
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
        boolean retreats = distance(to, targetCorner) > distance(from, targetCorner);
        return !(leaves && options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP)
                && !(retreats && options.forwardOnly());
    }

    static int distance(Square a, Square b) {
        return Math.abs(a.file - b.file) + Math.abs(a.rank - b.rank);
    }

    private boolean isFreeOr(Square start, Square square) {
        return square.equals(start) || isFree(square);
    }

    private boolean isFree(Square square) {
        return square.file >= 0
                && square.file < files
                && square.rank >= 0
                && square.rank < ranks
                && !pieces.containsKey(square);
    }

    private static List<Way> ways(int count) {
        var ways = new ArrayList<Way>();
        for (int files = -1; files <= 1; files++) {
            for (int ranks = -1; ranks <= 1; ranks++) {
                boolean straight = Math.abs(files) + Math.abs(ranks) == 1;
                boolean rising = files == ranks && files != 0;
                boolean falling = files == -ranks && files != 0;
                if (straight || rising && count >= 6 || falling && count == 8) {
                    ways.add(new Way(files, ranks));
                }
            }
        }
        return ways;
    }
}
