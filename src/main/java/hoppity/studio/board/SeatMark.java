package hoppity.studio.board;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** The sign of a seat on its pieces, by which they can be told apart without colour. */
public enum SeatMark {
    /** White. */
    DISC,
    /** Black. */
    TRIANGLE(new double[][] {{0, 0.9, -0.9}, {-1, 0.6, 0.6}}),
    /** Red. */
    SQUARE(box(0.75, 0.75)),
    /** Green. */
    DIAMOND(new double[][] {{0, 1, 0, -1}, {-1, 0, 1, 0}}),
    /** Yellow. */
    PLUS(box(0.3, 1), box(1, 0.3)),
    /** Purple. */
    BAR(box(1, 0.35));

    private static final double DISC_RADIUS = 0.8;

    /** Their x and their y, in radii from the middle; none for the disc. */
    private final double[][][] polygons;

    SeatMark(double[][]... polygons) {
        this.polygons = polygons;
    }

    private static double[][] box(double halfWidth, double halfHeight) {
        return new double[][] {
            {-halfWidth, halfWidth, halfWidth, -halfWidth}, {-halfHeight, -halfHeight, halfHeight, halfHeight}
        };
    }

    /** @param seat index from 0 to 5 */
    public static SeatMark of(int seat) {
        return values()[seat];
    }

    /** Fills the mark around a point. */
    public void fill(GraphicsContext g, double x, double y, double radius) {
        if (this == DISC) {
            double disc = radius * DISC_RADIUS;
            g.fillOval(x - disc, y - disc, 2 * disc, 2 * disc);
        }
        for (var polygon : polygons) {
            g.fillPolygon(at(x, radius, polygon[0]), at(y, radius, polygon[1]), polygon[0].length);
        }
    }

    /** The same as SVG. */
    void write(SvgText svg, double x, double y, double radius, Color color) {
        if (this == DISC) {
            svg.disc(x, y, radius * DISC_RADIUS, color);
        }
        for (var polygon : polygons) {
            svg.polygon(new double[][] {at(x, radius, polygon[0]), at(y, radius, polygon[1])}, color);
        }
    }

    private static double[] at(double middle, double radius, double[] shares) {
        var places = new double[shares.length];
        for (int i = 0; i < shares.length; i++) {
            places[i] = middle + radius * shares[i];
        }
        return places;
    }
}
