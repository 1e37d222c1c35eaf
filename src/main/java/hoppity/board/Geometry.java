package hoppity.board;

import java.util.List;

/**
 * A board with its seats and their camps.
 *
 * @param shape the board
 * @param seats in turn order; homes do not overlap, and a seat's home is as large as its target
 */
public record Geometry(Shape shape, List<Seat> seats) {
    public Geometry {
        seats = List.copyOf(seats);
        if (seats.size() < 2) {
            throw new IllegalArgumentException("a game has at least two seats");
        }
        var taken = new java.util.HashSet<Integer>();
        for (var seat : seats) {
            if (seat.home().size() != seat.target().size()) {
                throw new IllegalArgumentException(
                        seat.name() + "'s home has " + seat.home().size() + " cells and its target "
                                + seat.target().size());
            }
            for (int cell : seat.home().cells()) {
                if (cell < 0 || cell >= topology(shape).size()) {
                    throw new IllegalArgumentException(seat.name() + "'s home leaves the board");
                }
                if (!taken.add(cell)) {
                    throw new IllegalArgumentException("the homes of two seats overlap on "
                            + topology(shape).name(cell));
                }
            }
        }
    }

    public Topology topology() {
        return topology(shape);
    }

    public Seat seat(int index) {
        return seats.get(index);
    }

    private static Topology topology(Shape shape) {
        return Topology.of(shape);
    }
}
