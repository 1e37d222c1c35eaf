package hoppity.export.diagram;

import hoppity.board.Star;
import hoppity.board.Topology;

/** Where the holes of a star lie. All rotations have the same outline. */
public final class StarLayout implements BoardLayout {
    private static final int STEP = 60;
    private static final double ROW_HEIGHT = Math.sqrt(3) / 2;

    /** Pieces are larger than on squares, where they must leave room for the corners. */
    private static final double UNIT = 1.16;

    /** From the holes of an edge to the outer side of the frame, in distances of neighbours. */
    private static final double MARGIN = 0.62;

    /** The frame's corners are round: a point ends so far beyond its outermost hole. */
    private static final double TIP = 0.92;

    /** Half of what separates neighbours would leave gaps between three holes; a little more leaves none. */
    private static final double REACH = 0.58;

    /** Holes whose neighbours are so far apart have room for their names. */
    private static final double WITH_NAMES = 34;

    private static final double FRAME = 0.14;
    private static final double ROUNDING = 0.3;
    private static final double NAME = 0.3;
    private static final double LARGEST_NAME = 13;

    private final Star star;
    private final Topology topology;
    private final double distance;
    private final boolean named;
    private final double middleX;
    private final double middleY;
    private final double[] x;
    private final double[] y;
    private final double seenWidth;
    private final double seenHeight;

    StarLayout(Star star, double seenWidth, double seenHeight, int rotation, boolean named, Zoom zoom) {
        this.seenWidth = seenWidth;
        this.seenHeight = seenHeight;
        double width = zoom.factor() * seenWidth;
        double height = zoom.factor() * seenHeight;
        this.star = star;
        topology = Topology.of(star);
        double rows = rows(star);
        double holes = holes(star);
        distance = Math.max(1, Math.min(width / holes, height / rows));
        this.named = named && distance >= WITH_NAMES;
        middleX = width / 2 - zoom.left(seenWidth);
        middleY = height / 2 - zoom.top(seenHeight);
        x = new double[topology.size()];
        y = new double[topology.size()];
        double angle = Math.toRadians(STEP * Rotation.steps(rotation, STEP));
        double centre = 2 * star.side() * ROW_HEIGHT;
        for (int cell = 0; cell < x.length; cell++) {
            double right = star.centreX(topology.cell(cell));
            double down = centre - star.centreY(topology.cell(cell));
            x[cell] = middleX + distance * (right * Math.cos(angle) - down * Math.sin(angle));
            y[cell] = middleY + distance * (right * Math.sin(angle) + down * Math.cos(angle));
        }
    }

    /** With the points up and down a star is 4n rows high and 3n holes wide, n being the side of a point. */
    private static double rows(Star star) {
        return 4 * star.side() * ROW_HEIGHT + 2 * TIP;
    }

    private static double holes(Star star) {
        return 3 * star.side() + 2 * TIP;
    }

    static double aspect(Star star) {
        return holes(star) / rows(star);
    }

    @Override
    public Topology topology() {
        return topology;
    }

    @Override
    public double unit() {
        return UNIT * distance;
    }

    /** From one hole to the next, in pixels. */
    public double distance() {
        return distance;
    }

    /** Whether the holes' names are written in them. */
    public boolean isNamed() {
        return named;
    }

    @Override
    public double centreX(int cell) {
        return x[cell];
    }

    @Override
    public double centreY(int cell) {
        return y[cell];
    }

    @Override
    public int cellAt(double atX, double atY) {
        if (atX < 0 || atY < 0 || atX >= seenWidth || atY >= seenHeight) {
            return Topology.NONE;
        }
        int nearest = Topology.NONE;
        double least = REACH * distance;
        for (int cell = 0; cell < x.length; cell++) {
            double away = Math.hypot(x[cell] - atX, y[cell] - atY);
            if (away < least) {
                least = away;
                nearest = cell;
            }
        }
        return nearest;
    }

    /**
     * The twelve corners of the outline, clockwise from the upper point, as x and y.
     *
     * @param beyond how far the edges lie outside the holes of the edge, in distances of neighbours
     */
    public double[][] outline(double beyond) {
        double edge = (star.side() * ROW_HEIGHT + beyond) * distance;
        var corners = new double[2][12];
        for (int i = 0; i < 12; i++) {
            // A point lies where two lines at this distance from the middle meet at 60°, a notch where they meet at
            // 120°.
            double radius = i % 2 == 0 ? 2 * edge : edge / ROW_HEIGHT;
            double angle = Math.PI * i / 6;
            corners[0][i] = middleX + radius * Math.sin(angle);
            corners[1][i] = middleY - radius * Math.cos(angle);
        }
        return corners;
    }

    /** From the holes of an edge to the outer side of the frame, in pixels. */
    public double margin() {
        return MARGIN * distance;
    }

    /** The width of the frame in pixels. */
    public double frame() {
        return Math.max(2, FRAME * distance);
    }

    /** The size of the letters of the holes' names, in pixels. */
    public double nameSize() {
        return Math.min(LARGEST_NAME, NAME * distance);
    }

    /** The radius of the corners of the outline, in pixels. */
    public double rounding() {
        return ROUNDING * distance;
    }
}
