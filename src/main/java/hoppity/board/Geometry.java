package hoppity.board;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A board with its seats and their camps.
 *
 * @param shape the board
 * @param seats in turn order; see {@link #problems} for what they have to be
 */
public record Geometry(Shape shape, List<Seat> seats) {
    public static final int MIN_SEATS = 2;
    public static final int MAX_SEATS = 6;

    /** @throws IllegalArgumentException with the first of the {@link #problems} */
    public Geometry {
        seats = List.copyOf(seats);
        var problems = problems(shape, seats);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(problems.get(0).message());
        }
    }

    /**
     * What is wrong with the seats of a board.
     *
     * @param seat index of the seat that it is about, or −1 for the number of seats
     * @param inTarget whether it is about the seat's target rather than its home
     */
    public record Problem(int seat, boolean inTarget, String message) {}

    /**
     * Why these seats cannot play on this board; empty if they can. There are 2 to 6 of them. Camps lie on the board, a
     * seat's home is as large as its target and apart from it, and no two homes and no two targets share a cell.
     */
    public static List<Problem> problems(Shape shape, List<Seat> seats) {
        var problems = new ArrayList<Problem>();
        if (seats.size() < MIN_SEATS || seats.size() > MAX_SEATS) {
            problems.add(new Problem(
                    -1, false, tr("a game has {0} to {1} seats, not {2}", MIN_SEATS, MAX_SEATS, seats.size())));
            return problems;
        }
        var topology = Topology.of(shape);
        for (var seat : seats) {
            for (var camp : List.of(seat.home(), seat.target())) {
                boolean inTarget = camp != seat.home();
                if (camp.cells().stream().anyMatch(cell -> cell < 0 || cell >= topology.size())) {
                    var message = inTarget
                            ? tr("{0}'s target leaves the board", seat.name())
                            : tr("{0}'s home leaves the board", seat.name());
                    problems.add(new Problem(seat.index(), inTarget, message));
                    return problems;
                }
            }
            if (seat.home().size() != seat.target().size()) {
                problems.add(new Problem(
                        seat.index(),
                        true,
                        count(
                                seat.home().size(),
                                "{1}'s home has {0} cells and its target {2}",
                                "{1}'s home has {0} cells and its target {2}",
                                seat.name(),
                                seat.target().size())));
            }
        }
        problems.addAll(overlaps(topology, seats, Seat::home, false));
        problems.addAll(overlaps(topology, seats, Seat::target, true));
        for (var seat : seats) {
            var both = new HashSet<>(seat.home().cells());
            both.retainAll(seat.target().cells());
            both.stream()
                    .min(Integer::compare)
                    .ifPresent(cell -> problems.add(new Problem(
                            seat.index(),
                            true,
                            tr("{0}'s home and target overlap on {1}", seat.name(), topology.name(cell)))));
        }
        return problems;
    }

    private static List<Problem> overlaps(
            Topology topology, List<Seat> seats, Function<Seat, Camp> camps, boolean inTarget) {
        var problems = new ArrayList<Problem>();
        Map<Integer, Seat> taken = new HashMap<>();
        for (var seat : seats) {
            for (int cell : camps.apply(seat).cells()) {
                var other = taken.put(cell, seat);
                if (other != null) {
                    var names = new Object[] {other.name(), seat.name(), topology.name(cell)};
                    var message = inTarget
                            ? tr("the targets of {0} and {1} overlap on {2}", names)
                            : tr("the homes of {0} and {1} overlap on {2}", names);
                    problems.add(new Problem(seat.index(), inTarget, message));
                    break;
                }
            }
        }
        return problems;
    }

    public Topology topology() {
        return Topology.of(shape);
    }

    public Seat seat(int index) {
        return seats.get(index);
    }
}
