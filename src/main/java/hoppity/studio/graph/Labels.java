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

    /**
     * How many columns labels need so that none covers another.
     *
     * @param line height of a label
     * @param room between the least and the greatest centre; without any a column takes one label
     */
    static int columns(int labels, double line, double room) {
        int perColumn = 1 + (int) Math.floor(Math.max(0, room) / line);
        return Math.max(1, (labels + perColumn - 1) / perColumn);
    }
}
