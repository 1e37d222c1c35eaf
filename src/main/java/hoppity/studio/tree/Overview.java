package hoppity.studio.tree;

/**
 * A tree at low resolution, for a picture of the whole: how densely each part is filled.
 *
 * @param columns bins from left to right, at most {@link #MOST}
 * @param lines bins from top to bottom, at most {@link #MOST}
 * @param density share of cells taken in each bin from 0 to 1, line by line
 */
record Overview(int columns, int lines, float[] density) {
    static final int MOST = 160;
    static final Overview NONE = new Overview(0, 0, new float[0]);

    static Overview of(TreeLayout layout) {
        int columns = Math.min(MOST, layout.lanes());
        int lines = Math.min(MOST, layout.rows());
        var density = new float[columns * lines];
        if (density.length == 0) {
            return NONE;
        }
        double cells = (double) layout.lanes() / columns * layout.rows() / lines;
        for (int i = 0; i < layout.shape().nodeCount(); i++) {
            int column = bin(layout.lane(i), layout.lanes(), columns);
            int line = bin(layout.row(i), layout.rows(), lines);
            density[line * columns + column] += (float) (1 / cells);
        }
        return new Overview(columns, lines, density);
    }

    /** The bin of a lane or row, of so many in so many bins. */
    static int bin(int index, int count, int bins) {
        return (int) ((long) index * bins / count);
    }
}
