package hoppity.studio.varianteditor;

import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;
import java.util.List;

/**
 * How the seats lie to each other when the board looks the same to all of them: in opposite or in all corners of a
 * rectangle, mirrored from one to the next, or in the points of a star, turned. A fifth and a sixth seat of a rectangle lie
 * only to each other, turned by half.
 */
final class CampSymmetry {
    private static final int CORNERS = 4;
    private static final int POINTS = 6;

    /** The corner of each seat, counted clockwise from the lower right as seats are. */
    private static final List<List<Integer>> SEATED = List.of(
            List.of(0, 2), List.of(0, 1, 2), List.of(0, 1, 2, 3), List.of(0, 1, 2, 3, 0), List.of(0, 1, 2, 3, 0, 2));

    private final Topology topology;
    private final int seats;

    /** @param seats 2 to 6 */
    CampSymmetry(Shape shape, int seats) {
        topology = Topology.of(shape);
        this.seats = seats;
    }

    /** Whether what one seat has can be carried over to another. */
    boolean relates(int from, int to) {
        return topology.shape() instanceof Star || from / CORNERS == to / CORNERS;
    }

    /**
     * The cell that is to one seat what this cell is to another.
     *
     * @throws IllegalArgumentException if the two seats do not {@linkplain #relates relate}
     */
    int carried(int cell, int from, int to) {
        if (!relates(from, to)) {
            throw new IllegalArgumentException("seats " + from + " and " + to + " are not alike");
        }
        if (topology.shape() instanceof Star star) {
            var points = Star.seating(seats);
            int turns =
                    Math.floorMod(points.get(to).ordinal() - points.get(from).ordinal(), POINTS);
            return turnedBySixths(star, cell, turns);
        }
        int before = place(from);
        int after = place(to);
        var at = topology.cell(cell);
        var last = topology.cell(topology.size() - 1);
        int x = isLeft(before) == isLeft(after) ? at.x() : last.x() - at.x();
        int y = isUpper(before) == isUpper(after) ? at.y() : last.y() - at.y();
        return find(x, y);
    }

    private int place(int seat) {
        return SEATED.get(seats - 2).get(seat);
    }

    private static boolean isLeft(int place) {
        return place == 1 || place == 2;
    }

    private static boolean isUpper(int place) {
        return place >= 2;
    }

    private int turnedBySixths(Star star, int cell, int turns) {
        int q = topology.cell(cell).x();
        int r = 2 * star.side() - topology.cell(cell).y();
        for (int i = 0; i < turns; i++) {
            int s = -q - r;
            q = -r;
            r = -s;
        }
        return find(q, 2 * star.side() - r);
    }

    private int find(int x, int y) {
        int cell = topology.at(x, y);
        if (cell != Topology.NONE) {
            return cell;
        }
        throw new IllegalStateException("a symmetry leads off the board");
    }
}
