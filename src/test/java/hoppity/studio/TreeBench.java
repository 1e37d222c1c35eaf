package hoppity.studio;

import hoppity.studio.tree.TreeMeasure;
import java.util.Locale;

/**
 * Measures the move tree with 50,000 nodes: how long it takes to arrange, and how long a painted frame takes while the
 * tree is panned, from one pulse to the next, at several zooms. With {@code -Djavafx.animation.fullspeed=true} frames
 * follow each other as fast as they can, so that the time between two is what one costs.
 *
 * <p>Arguments: number of nodes (50,000), width and height of the view in pixels (700, 600). Needs a display, or Monocle's
 * properties.
 */
public final class TreeBench {
    private TreeBench() {}

    public static void main(String[] arguments) throws Exception {
        int[] sizes = {50_000, 700, 600};
        for (int i = 0; i < arguments.length; i++) {
            sizes[i] = Integer.parseInt(arguments[i]);
        }
        Locale.setDefault(Locale.ROOT);
        TreeMeasure.layouts(sizes[0]);
        TreeMeasure.panning(sizes[0], sizes[1], sizes[2]);
        System.exit(0);
    }
}
