package hoppity.export.diagram;

import java.util.Arrays;
import java.util.List;

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

    /** Draws the mark around a point. */
    void draw(Drawing drawing, double x, double y, double radius, Ink ink) {
        if (this == DISC) {
            drawing.disc(x, y, discRadius(radius), ink);
        }
        polygons(x, y, radius).forEach(polygon -> drawing.polygon(polygon, ink));
    }

    /** The radius of the disc that the mark is; 0 for the others. */
    public double discRadius(double radius) {
        return this == DISC ? radius * DISC_RADIUS : 0;
    }

    /** The polygons that the mark consists of, around a point, as their x and their y; none for the disc. */
    public List<double[][]> polygons(double x, double y, double radius) {
        return Arrays.stream(polygons)
                .map(polygon -> new double[][] {at(x, radius, polygon[0]), at(y, radius, polygon[1])})
                .toList();
    }

    private static double[] at(double middle, double radius, double[] shares) {
        var places = new double[shares.length];
        for (int i = 0; i < shares.length; i++) {
            places[i] = middle + radius * shares[i];
        }
        return places;
    }
}
