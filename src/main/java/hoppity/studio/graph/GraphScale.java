package hoppity.studio.graph;

import java.util.ArrayList;
import java.util.List;

/**
 * A rectangle of a drawing with the plies and values that it shows.
 *
 * @param left of the rectangle, in pixels
 * @param top of the rectangle; y grows downwards
 * @param firstPly at the left edge
 * @param lastPly at the right edge, greater than {@code firstPly}
 * @param low value at the lower edge
 * @param high value at the upper edge, greater than {@code low}
 */
public record GraphScale(
        double left,
        double top,
        double width,
        double height,
        double firstPly,
        double lastPly,
        double low,
        double high) {

    public GraphScale {
        if (!(lastPly > firstPly) || !(high > low)) {
            throw new IllegalArgumentException("a scale runs from a lesser to a greater number: plies " + firstPly
                    + " to " + lastPly + ", values " + low + " to " + high);
        }
    }

    public double right() {
        return left + width;
    }

    public double bottom() {
        return top + height;
    }

    public double x(double ply) {
        return left + (ply - firstPly) / (lastPly - firstPly) * width;
    }

    public double y(double value) {
        return bottom() - (value - low) / (high - low) * height;
    }

    /** The ply at an x; outside the rectangle the line goes on. */
    public double plyAt(double x) {
        return width <= 0 ? firstPly : firstPly + (x - left) / width * (lastPly - firstPly);
    }

    /** The whole ply nearest to an x, from 0 to {@code last}. */
    public int nearestPly(double x, int last) {
        return (int) Math.round(Math.max(0, Math.min(last, plyAt(x))));
    }

    /** The least step of 1, 2 or 5 times a power of ten, at least 1, that cuts the span into at most so many parts. */
    public static int step(double span, int most) {
        for (int power = 1; ; power *= 10) {
            for (int factor : new int[] {1, 2, 5}) {
                if (span / ((double) factor * power) <= most || power >= 100_000_000) {
                    return factor * power;
                }
            }
        }
    }

    /** The multiples of a step from {@code low} to {@code high}, both included. */
    public static List<Integer> ticks(double low, double high, int step) {
        var ticks = new ArrayList<Integer>();
        for (int tick = (int) Math.ceil(low / step) * step; tick <= high; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }
}
