package hoppity.studio.shell;

import java.util.List;

/** How much room each part of a row or a column gets. Pure arithmetic in pixels. */
final class Shares {
    /**
     * A part: a folded one takes exactly its minimum, the others share the rest by weight.
     *
     * @param minimum pixels below which the part does not shrink, at least 0
     * @param weight share of the room relative to the other unfolded parts, above 0
     */
    record Part(double minimum, double weight, boolean folded) {}

    private Shares() {}

    /**
     * The sizes of the parts. They add up to the room when there is any unfolded part and the minima fit; otherwise
     * each part gets its minimum.
     */
    static double[] sizes(List<Part> parts, double room) {
        var sizes = new double[parts.size()];
        var fixed = new boolean[parts.size()];
        for (int i = 0; i < sizes.length; i++) {
            fixed[i] = parts.get(i).folded();
            sizes[i] = parts.get(i).minimum();
        }
        // Parts whose share would fall below their minimum keep the minimum; then the others share again.
        while (true) {
            double free = room;
            double weights = 0;
            for (int i = 0; i < sizes.length; i++) {
                free -= fixed[i] ? sizes[i] : 0;
                weights += fixed[i] ? 0 : parts.get(i).weight();
            }
            var settled = true;
            for (int i = 0; i < sizes.length; i++) {
                var part = parts.get(i);
                if (fixed[i]) {
                    continue;
                }
                var share = free * part.weight() / weights;
                if (share < part.minimum()) {
                    sizes[i] = part.minimum();
                    fixed[i] = true;
                    settled = false;
                } else {
                    sizes[i] = share;
                }
            }
            if (settled) {
                return sizes;
            }
        }
    }

    /**
     * The sizes after the boundary behind {@code index} was pulled by {@code delta} pixels (positive: towards the end).
     * The unfolded neighbours on both sides give and take, the nearest first; nothing shrinks below its minimum.
     */
    static double[] afterDrag(List<Part> parts, double[] sizes, int index, double delta) {
        var result = sizes.clone();
        var grower = delta > 0 ? nearestUnfolded(parts, index, -1) : nearestUnfolded(parts, index + 1, 1);
        if (grower < 0) {
            return result;
        }
        var wanted = Math.abs(delta);
        var step = delta > 0 ? 1 : -1;
        for (int i = delta > 0 ? index + 1 : index; i >= 0 && i < result.length && wanted > 0; i += step) {
            var part = parts.get(i);
            if (!part.folded()) {
                var given = Math.min(wanted, Math.max(0, result[i] - part.minimum()));
                result[i] -= given;
                result[grower] += given;
                wanted -= given;
            }
        }
        return result;
    }

    private static int nearestUnfolded(List<Part> parts, int from, int step) {
        for (int i = from; i >= 0 && i < parts.size(); i += step) {
            if (!parts.get(i).folded()) {
                return i;
            }
        }
        return -1;
    }
}
