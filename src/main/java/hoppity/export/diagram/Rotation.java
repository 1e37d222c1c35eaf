package hoppity.export.diagram;

import hoppity.board.Geometry;
import hoppity.board.Rectangle;

/** How a board may be turned: by steps after which it covers its own outline again, in degrees, clockwise. */
public final class Rotation {
    private static final int FULL = 360;
    private static final int HALF = 180;
    private static final int QUARTER = 90;
    private static final int SIXTH = 60;

    private Rotation() {}

    /** The least turn of a board: 60° for a star, 90° for a square with more than two seats, else 180°. */
    public static int step(Geometry geometry) {
        if (geometry.shape() instanceof Rectangle rectangle) {
            boolean square = rectangle.files() == rectangle.ranks();
            return square && geometry.seats().size() > 2 ? QUARTER : HALF;
        }
        return SIXTH;
    }

    /** The rotation after so many steps more, clockwise; negative is the other way round. */
    public static int turned(Geometry geometry, int rotation, int steps) {
        int step = step(geometry);
        return Math.floorMod(Math.floorDiv(rotation, step) * step + steps * step, FULL);
    }

    /** How many whole steps of so many degrees a rotation has; what is left over, from another board's file, is dropped. */
    static int steps(int rotation, int step) {
        return Math.floorMod(rotation, FULL) / step;
    }
}
