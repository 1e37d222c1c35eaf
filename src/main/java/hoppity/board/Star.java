package hoppity.board;

import static hoppity.words.Words.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A six-pointed star of round holes, the board of Chinese checkers (rules §2). In axial coordinates (q, r), with
 * s = −q − r and the side n of a point, the holes are those with q, r, s ≥ −n and those with q, r, s ≤ n. A cell's column is
 * q and its row 2n − r, so that rows count from the bottom; holes are numbered row by row from there.
 *
 * @param side holes along the edge of a point: 2, 3 or 4 (points of 3, 6 or 10 holes)
 */
public record Star(int side) implements Shape {
    public static final int MIN_SIDE = 2;
    public static final int MAX_SIDE = 4;

    private static final List<Direction> DIRECTIONS = List.of(
            new Direction(0, 1),
            new Direction(1, 0),
            new Direction(0, -1),
            new Direction(-1, 0),
            new Direction(1, 1),
            new Direction(-1, -1));

    private static final double ROW_HEIGHT = Math.sqrt(3) / 2;

    public Star {
        if (side < MIN_SIDE || side > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "a star has points of " + MIN_SIDE + " to " + MAX_SIDE + " holes a side, not " + side);
        }
    }

    @Override
    public List<Cell> cells() {
        var cells = new ArrayList<Cell>();
        for (int r = 2 * side; r >= -2 * side; r--) {
            int hole = 1;
            for (int q = -2 * side; q <= 2 * side; q++) {
                int s = -q - r;
                boolean upright = q >= -side && r >= -side && s >= -side;
                boolean inverted = q <= side && r <= side && s <= side;
                if (upright || inverted) {
                    int y = 2 * side - r;
                    cells.add(new Cell((char) ('a' + y) + Integer.toString(hole++), q, y));
                }
            }
        }
        return List.copyOf(cells);
    }

    @Override
    public List<Direction> directions() {
        return DIRECTIONS;
    }

    @Override
    public int[] directionSet(int count) {
        if (count != DIRECTIONS.size()) {
            throw new IllegalArgumentException("a star has 6 directions, not " + count);
        }
        return new int[] {0, 1, 2, 3, 4, 5};
    }

    @Override
    public int distance(Cell a, Cell b) {
        // With rows counted upwards the third axis is x − y, up to a constant.
        int dx = a.x() - b.x();
        int dy = a.y() - b.y();
        return Math.max(Math.max(Math.abs(dx), Math.abs(dy)), Math.abs(dx - dy));
    }

    @Override
    public double centreX(Cell cell) {
        return cell.x() + (2 * side - cell.y()) / 2.0;
    }

    @Override
    public double centreY(Cell cell) {
        return cell.y() * ROW_HEIGHT;
    }

    @Override
    public List<Integer> pointCells() {
        return Arrays.stream(Point.values())
                .flatMap(point -> camp(point, 0).cells().stream())
                .toList();
    }

    @Override
    public String label() {
        return count(cells().size(), "star of {0} hole", "star of {0} holes");
    }

    /** A point of the star, clockwise from the bottom as it lies on the screen. */
    public enum Point {
        BOTTOM,
        LOWER_LEFT,
        UPPER_LEFT,
        TOP,
        UPPER_RIGHT,
        LOWER_RIGHT;

        public Point opposite() {
            return values()[(ordinal() + 3) % 6];
        }
    }

    /**
     * The camp in a point.
     *
     * @param extraRows rows of the hexagon that belong to the camp as well: 0, or 1 for the camp of 15 on the full board
     */
    public Camp camp(Point point, int extraRows) {
        if (extraRows < 0 || extraRows > 1) {
            throw new IllegalArgumentException("a camp is a point and at most one more row");
        }
        var all = cells();
        var cells = new ArrayList<Integer>();
        int corner = -1;
        for (int i = 0; i < all.size(); i++) {
            int depth = depth(all.get(i), point);
            if (depth > side - extraRows && isInTriangle(all.get(i), point)) {
                cells.add(i);
            }
            if (depth == 2 * side) {
                corner = i;
            }
        }
        return new Camp(cells, corner);
    }

    /** How far a cell lies towards a point, from −2n to 2n. */
    private int depth(Cell cell, Point point) {
        int q = cell.x();
        int r = 2 * side - cell.y();
        int s = -q - r;
        return switch (point) {
            case BOTTOM -> r;
            case TOP -> -r;
            case UPPER_RIGHT -> q;
            case LOWER_LEFT -> -q;
            case UPPER_LEFT -> s;
            case LOWER_RIGHT -> -s;
        };
    }

    /** Whether a cell lies in the large triangle whose tip is the point, so that an extra row has one hole more. */
    private boolean isInTriangle(Cell cell, Point point) {
        int q = cell.x();
        int r = 2 * side - cell.y();
        int s = -q - r;
        boolean upright = point == Point.BOTTOM || point == Point.UPPER_LEFT || point == Point.UPPER_RIGHT;
        return upright ? q >= -side && r >= -side && s >= -side : q <= side && r <= side && s <= side;
    }

    /**
     * The points of the seats in turn order, clockwise from the bottom (rules §2).
     *
     * @param seats 2 to 6; with five, the seat opposite the empty point plays into it
     */
    public static List<Point> seating(int seats) {
        return switch (seats) {
            case 2 -> List.of(Point.BOTTOM, Point.TOP);
            case 3 -> List.of(Point.BOTTOM, Point.UPPER_LEFT, Point.UPPER_RIGHT);
            case 4 -> List.of(Point.BOTTOM, Point.LOWER_LEFT, Point.TOP, Point.UPPER_RIGHT);
            case 5 -> List.of(Point.BOTTOM, Point.LOWER_LEFT, Point.UPPER_LEFT, Point.TOP, Point.UPPER_RIGHT);
            case 6 -> List.of(Point.values());
            default -> throw new IllegalArgumentException("a star has 2 to 6 seats, not " + seats);
        };
    }
}
