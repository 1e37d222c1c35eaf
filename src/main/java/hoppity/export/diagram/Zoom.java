package hoppity.export.diagram;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;

/**
 * Which part of a board is seen.
 *
 * @param factor how much larger than the whole board it is shown, at least 1
 * @param x where the middle of what is seen lies in the whole, 0 at the left to 1; kept so that nothing beside it is seen
 * @param y the same from the top
 */
public record Zoom(double factor, double x, double y) {
    public static final Zoom WHOLE = new Zoom(1, 0.5, 0.5);

    /** So many cells are seen in a row at the largest. */
    private static final double CELLS = 4;
    /** Half a cell at the largest, as a share of what is seen. */
    private static final double ROOM = 0.5 / CELLS;

    public Zoom {
        if (!(factor >= 1)) {
            throw new IllegalArgumentException("a board is shown in its whole size at least, not " + factor);
        }
        x = within(x, factor);
        y = within(y, factor);
    }

    private static double within(double middle, double factor) {
        double half = 0.5 / factor;
        return Math.max(half, Math.min(1 - half, middle));
    }

    /** The greatest factor for a board, at which about four of its cells are seen in a row; 1 for one that small. */
    public static double most(Shape shape) {
        double cells = shape instanceof Rectangle rectangle
                ? Math.max(rectangle.files(), rectangle.ranks())
                : 4 * ((Star) shape).side() + 1;
        return Math.max(1, cells / CELLS);
    }

    public boolean isWhole() {
        return factor == 1;
    }

    /**
     * Larger or smaller, around a point that stays where it is.
     *
     * @param acrossX the point as a share of what is seen now, 0 at the left to 1
     * @param acrossY the same from the top
     */
    public Zoom to(double newFactor, double acrossX, double acrossY) {
        double change = 1 / factor - 1 / newFactor;
        return new Zoom(newFactor, x + (acrossX - 0.5) * change, y + (acrossY - 0.5) * change);
    }

    /** Moved with the pointer, by shares of what is seen. */
    public Zoom dragged(double acrossX, double acrossY) {
        return new Zoom(factor, x - acrossX / factor, y - acrossY / factor);
    }

    /** Moved as little as brings a point into sight, given by shares of what is seen, with some room around it. */
    public Zoom showing(double acrossX, double acrossY) {
        return dragged(inward(acrossX), inward(acrossY));
    }

    private static double inward(double across) {
        return Math.max(ROOM, Math.min(1 - ROOM, across)) - across;
    }

    /** How far the left edge of what is seen lies right of the whole's, for a room of a width. */
    public double left(double width) {
        return (x * factor - 0.5) * width;
    }

    /** How far the upper edge of what is seen lies below the whole's. */
    public double top(double height) {
        return (y * factor - 0.5) * height;
    }
}
