package hoppity.studio.graph;

import java.util.Arrays;

/**
 * The points of a curve as they are drawn. Where several values fall on one column of pixels, only the first, the least,
 * the greatest and the last are kept: the picture is the same, and its cost is bounded by the width.
 *
 * @param size how many of the entries of {@code x} and {@code y} are points
 */
record Polyline(double[] x, double[] y, int size) {
    private static final int PER_COLUMN = 4;

    /** @param values per ply */
    static Polyline of(int[] values, GraphScale scale) {
        // One point beyond each edge, so that the curve runs on to the edge.
        int from = (int) Math.max(0, Math.floor(scale.firstPly()) - 1);
        int to = (int) Math.min(values.length - 1, Math.ceil(scale.lastPly()) + 1);
        int columns = (int) Math.ceil(scale.width()) + PER_COLUMN;
        var points = new Polyline(
                new double[Math.min(Math.max(0, to - from + 1), PER_COLUMN * columns)],
                new double[Math.min(Math.max(0, to - from + 1), PER_COLUMN * columns)],
                0);
        int size = 0;
        for (int ply = from; ply <= to; ) {
            long column = column(ply, scale);
            int last = ply;
            int least = ply;
            int greatest = ply;
            while (last < to && column(last + 1, scale) == column) {
                last++;
                least = values[last] < values[least] ? last : least;
                greatest = values[last] > values[greatest] ? last : greatest;
            }
            int[] kept = {ply, Math.min(least, greatest), Math.max(least, greatest), last};
            for (int i = 0; i < PER_COLUMN; i++) {
                if (i == 0 || kept[i] != kept[i - 1]) {
                    points.x[size] = scale.x(kept[i]);
                    points.y[size] = scale.y(values[kept[i]]);
                    size++;
                }
            }
            ply = last + 1;
        }
        return new Polyline(Arrays.copyOf(points.x, size), Arrays.copyOf(points.y, size), size);
    }

    private static long column(int ply, GraphScale scale) {
        return (long) Math.floor(scale.x(ply));
    }

    /** The points of this curve, then those of another backwards: the outline of the area between them. */
    Polyline areaTo(Polyline other) {
        int total = size + other.size;
        var xs = Arrays.copyOf(x, total);
        var ys = Arrays.copyOf(y, total);
        for (int i = 0; i < other.size; i++) {
            xs[size + i] = other.x[other.size - 1 - i];
            ys[size + i] = other.y[other.size - 1 - i];
        }
        return new Polyline(xs, ys, total);
    }
}
