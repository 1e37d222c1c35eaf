package hoppity.format.foreign;

import static hoppity.words.Words.tr;

import hoppity.board.Camp;
import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A way to lay a board onto itself: mirrored left to right or not, then turned.
 *
 * @param cells where each cell comes to lie, by number
 * @param degrees by how much it is turned, counter-clockwise
 */
public record Symmetry(List<Integer> cells, boolean mirrored, int degrees) {
    private static final int FULL_TURN = 360;
    private static final double NEAR = 0.1;

    /** All of a board: first as it lies, then only mirrored, then only turned, then both. */
    public static List<Symmetry> of(Shape shape) {
        var all = new ArrayList<Symmetry>();
        all.add(of(shape, false, 0));
        all.add(of(shape, true, 0));
        all.addAll(turns(shape, false));
        all.addAll(turns(shape, true));
        return List.copyOf(all);
    }

    /** Those that do not mirror the board, the one that leaves it as it lies first. */
    public static List<Symmetry> rotations(Shape shape) {
        return of(shape).stream().filter(s -> !s.mirrored).toList();
    }

    private static List<Symmetry> turns(Shape shape, boolean mirrored) {
        int steps = shape instanceof Star ? 6 : shape instanceof Rectangle r && r.files() == r.ranks() ? 4 : 2;
        var turned = new ArrayList<Symmetry>();
        for (int step = 1; step < steps; step++) {
            turned.add(of(shape, mirrored, step * FULL_TURN / steps));
        }
        return turned;
    }

    private static Symmetry of(Shape shape, boolean mirrored, int degrees) {
        var from = shape.cells();
        double middleX = from.stream().mapToDouble(shape::centreX).average().orElse(0);
        double middleY = from.stream().mapToDouble(shape::centreY).average().orElse(0);
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        var to = new ArrayList<Integer>();
        for (var cell : from) {
            double x = (shape.centreX(cell) - middleX) * (mirrored ? -1 : 1);
            double y = shape.centreY(cell) - middleY;
            double turnedX = middleX + x * cos - y * sin;
            double turnedY = middleY + x * sin + y * cos;
            int found = 0;
            while (Math.abs(shape.centreX(from.get(found)) - turnedX) > NEAR
                    || Math.abs(shape.centreY(from.get(found)) - turnedY) > NEAR) {
                found++;
            }
            to.add(found);
        }
        return new Symmetry(List.copyOf(to), mirrored, degrees);
    }

    public int of(int cell) {
        return cells.get(cell);
    }

    public List<Integer> of(Collection<Integer> those) {
        return those.stream().map(cells::get).toList();
    }

    public Camp of(Camp camp) {
        return new Camp(of(camp.cells()), of(camp.corner()));
    }

    /** Whether the board stays as it lies. */
    public boolean isIdentity() {
        return !mirrored && degrees == 0;
    }

    /** What is done to the board, in a sentence. */
    public String sentence() {
        if (isIdentity()) {
            return tr("the board is left as it lies");
        }
        if (degrees == 0) {
            return tr("the board is mirrored left to right, so that the seats sit as they do here");
        }
        boolean clockwise = degrees > FULL_TURN / 2;
        int angle = clockwise ? FULL_TURN - degrees : degrees;
        if (mirrored) {
            return clockwise
                    ? tr(
                            "the board is mirrored left to right and turned by {0}° clockwise, so that the seats sit as they do here",
                            angle)
                    : tr(
                            "the board is mirrored left to right and turned by {0}° counter-clockwise, so that the seats sit as they do here",
                            angle);
        }
        return clockwise
                ? tr("the board is turned by {0}° clockwise, so that the first seat sits where it does here", angle)
                : tr(
                        "the board is turned by {0}° counter-clockwise, so that the first seat sits where it does here",
                        angle);
    }
}
