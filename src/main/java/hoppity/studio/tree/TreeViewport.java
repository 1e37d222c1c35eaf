package hoppity.studio.tree;

/**
 * The part of a tree that is in sight, and how large it is drawn; the tree runs down, in rows, and its lanes stand beside
 * each other. Lanes grow wider from the zoom on at which moves are written beside their nodes.
 *
 * @param width of the view in pixels
 * @param height of the view in pixels
 * @param extent of the tree
 * @param zoom 1 for the usual size
 * @param left what of the drawn tree has been scrolled off to the left, in pixels; negative for room beside it
 * @param top the same for the upper edge
 */
record TreeViewport(double width, double height, Extent extent, double zoom, double left, double top) {
    static final double SMALLEST = 0.12;
    static final double LARGEST = 2;

    /** From here on moves are written. */
    static final double LABELS_FROM = 0.95;

    /** Room to the left of the tree, where the numbers of the moves stand. */
    static final double GUTTER = 48;

    /** The share of a lane that belongs to a node to the left of its middle, where moves are written. */
    static final double LEFT_OF_NODE = 0.15;

    private static final double ROW = 26;
    private static final double LANE = 22;
    private static final double WIDEN_FROM = 0.7;
    private static final double MARGIN = 20;
    private static final double FIT_PRECISION = 0.001;
    /** So much stays in sight around the current node. */
    private static final double CONTEXT = 48;

    /**
     * @param labelWidth the room that the text of a move needs at the usual size, in pixels
     */
    record Extent(int lanes, int rows, double labelWidth) {
        static final Extent NONE = new Extent(0, 0, 0);
    }

    static TreeViewport of(double width, double height, Extent extent) {
        return new TreeViewport(width, height, extent, 1, 0, 0);
    }

    /** Whether there is no room at all, as before the view is laid out. */
    boolean isEmpty() {
        return width <= 0 || height <= 0;
    }

    double rowPitch() {
        return ROW * zoom;
    }

    double lanePitch() {
        double share = Math.max(0, Math.min(1, (zoom - WIDEN_FROM) / (LABELS_FROM - WIDEN_FROM)));
        double eased = share * share * (3 - 2 * share);
        return zoom * (LANE + eased * extent.labelWidth());
    }

    boolean hasLabels() {
        return zoom >= LABELS_FROM;
    }

    /** The x in the view of the middle of a lane. */
    double x(double lane) {
        return GUTTER + MARGIN / 2 + lane * lanePitch() - left;
    }

    /** The y in the view of the middle of a row. */
    double y(double row) {
        return MARGIN + row * rowPitch() - top;
    }

    /** The lane under an x, with its fraction. */
    double lane(double x) {
        return (x + left - GUTTER - MARGIN / 2) / lanePitch();
    }

    /** The row under a y, with its fraction. */
    double row(double y) {
        return (y + top - MARGIN) / rowPitch();
    }

    int firstLane() {
        // What is written beside a node stands within its own lane.
        return clamp((int) Math.floor(lane(0)), extent.lanes());
    }

    int lastLane() {
        return clamp((int) Math.ceil(lane(width)), extent.lanes());
    }

    int firstRow() {
        return clamp((int) Math.floor(row(0)), extent.rows());
    }

    int lastRow() {
        return clamp((int) Math.ceil(row(height)), extent.rows());
    }

    private static int clamp(int value, int count) {
        return Math.max(0, Math.min(count - 1, value));
    }

    /** The width of the whole tree as it is drawn, with the room around it. */
    double fullWidth() {
        double beside = hasLabels() ? lanePitch() - MARGIN / 2 : MARGIN / 2;
        return GUTTER + MARGIN / 2 + Math.max(0, extent.lanes() - 1) * lanePitch() + beside;
    }

    double fullHeight() {
        return 2 * MARGIN + Math.max(0, extent.rows() - 1) * rowPitch();
    }

    /** Whether more is drawn than there is room for. */
    boolean overflows() {
        return fullWidth() > width + 1 || fullHeight() > height + 1;
    }

    /** Whether a node is in sight. */
    boolean shows(int lane, int row) {
        return x(lane) >= GUTTER / 2 && x(lane) <= width && y(row) >= 0 && y(row) <= height;
    }

    // ---- moving about

    TreeViewport scrolled(double right, double down) {
        return at(left + right, top + down);
    }

    /** Zooms so that what is at a point of the view stays there, as far as the tree's edges let it. */
    TreeViewport zoomed(double factor, double x, double y) {
        double lane = lane(x);
        double row = row(y);
        double target = Math.max(SMALLEST, Math.min(LARGEST, zoom * factor));
        var larger = zoomedTo(target);
        return larger.scrolled(larger.x(lane) - x, larger.y(row) - y);
    }

    /** The whole tree as large as it fits, never larger than usual; a huge one begins at the root. */
    TreeViewport fitted() {
        double low = SMALLEST;
        double high = 1;
        if (!zoomedTo(high).overflows()) {
            return zoomedTo(high).at(0, 0);
        }
        // The width does not grow evenly with the zoom.
        while (high - low > FIT_PRECISION) {
            double middle = (low + high) / 2;
            if (zoomedTo(middle).overflows()) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return zoomedTo(low).at(0, 0);
    }

    private TreeViewport zoomedTo(double target) {
        return new TreeViewport(width, height, extent, target, left, top);
    }

    /** Scrolls as little as it takes to have a cell in sight with some room around; one far away comes to the middle. */
    TreeViewport revealing(int lane, int row) {
        double x = x(lane);
        double y = y(row);
        double right = shift(x, GUTTER, hasLabels() ? width - lanePitch() : width);
        double down = shift(y, 0, height);
        return right == 0 && down == 0 ? this : scrolled(right, down);
    }

    /** How far to scroll along one axis so that a place comes between two others. */
    private static double shift(double at, double from, double to) {
        double room = Math.max(0, to - from);
        double margin = Math.min(CONTEXT, room / 3);
        double low = from + margin;
        double high = Math.max(low, to - margin);
        if (at >= low && at <= high) {
            return 0;
        }
        if (at < from - room / 2 || at > to + room / 2) {
            return at - (low + high) / 2;
        }
        return at < low ? at - low : at - high;
    }

    /** The same view of a tree that has grown, or in a pane of another size. */
    TreeViewport resized(double newWidth, double newHeight, Extent newExtent) {
        return new TreeViewport(newWidth, newHeight, newExtent, zoom, left, top).at(left, top);
    }

    /** Brings a place of the tree, given by its shares of the whole, to the middle. */
    TreeViewport centredOn(double shareOfLanes, double shareOfRows) {
        double x = x(shareOfLanes * extent.lanes() - 0.5);
        double y = y(shareOfRows * extent.rows() - 0.5);
        return scrolled(x - (GUTTER + width) / 2, y - height / 2);
    }

    /** No further than to the tree's edges; one smaller than the view keeps to its upper left corner. */
    private TreeViewport at(double newLeft, double newTop) {
        return new TreeViewport(
                width,
                height,
                extent,
                zoom,
                Math.max(0, Math.min(fullWidth() - width, newLeft)),
                Math.max(0, Math.min(fullHeight() - height, newTop)));
    }
}
