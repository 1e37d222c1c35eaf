package hoppity.studio.graph;

/** Keeps labels in a column from covering each other. */
final class Labels {
    private Labels() {}

    /**
     * Moves labels apart, each as little as its neighbours above allow, and within the room as far as they all fit.
     *
     * @param centres of the labels from top to bottom, changed in place
     * @param line height of a label
     * @param top least and {@code bottom} greatest centre
     */
    static void spread(double[] centres, double line, double top, double bottom) {
        for (int i = 0; i < centres.length; i++) {
            double least = i == 0 ? top : centres[i - 1] + line;
            centres[i] = Math.max(centres[i], least);
        }
        double greatest = bottom;
        for (int i = centres.length - 1; i >= 0; i--) {
            centres[i] = Math.min(centres[i], greatest);
            greatest = centres[i] - line;
        }
    }
}
