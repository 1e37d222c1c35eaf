package hoppity.studio.graph;

import org.jspecify.annotations.Nullable;

/**
 * Where the parts of the drawing are.
 *
 * @param chance the pane of the chance of winning, 0 to 1; null where there is nothing to show or no room
 * @param tempo the pane of the tempo numbers
 * @param plyLabels whether there is room for labels below
 */
record GraphLayout(@Nullable GraphScale chance, GraphScale tempo, boolean plyLabels) {
    /** Room at the left for labels. */
    static final double GUTTER = 52;

    /** Height of a line of labels. */
    static final double LABEL_LINE = 18;

    private static final double RIGHT = 12;
    private static final double TOP = 8;
    private static final double BOTTOM = 6;
    private static final double GAP = 26;
    private static final double CHANCE_SHARE = 0.36;
    private static final double CHANCE_NEEDS = 150;
    private static final double LABELS_NEED = 90;
    private static final double SMALLEST_RANGE = 10;
    private static final double ROOM_BEYOND = 0.06;

    static GraphLayout of(
            double width, double height, PlyWindow window, TempoSeries series, Measure measure, boolean hasChances) {
        boolean labels = height >= LABELS_NEED;
        double inner = Math.max(1, width - GUTTER - RIGHT);
        double bottom = height - (labels ? LABEL_LINE : BOTTOM);
        boolean twoPanes = hasChances && height >= CHANCE_NEEDS;
        double chanceHeight = twoPanes ? (bottom - TOP - GAP) * CHANCE_SHARE : 0;
        double tempoTop = twoPanes ? TOP + chanceHeight + GAP : TOP + LABEL_LINE;
        var chance =
                twoPanes ? new GraphScale(GUTTER, TOP, inner, chanceHeight, window.first(), window.last(), 0, 1) : null;
        return new GraphLayout(
                chance, tempoScale(inner, tempoTop, Math.max(1, bottom - tempoTop), window, series, measure), labels);
    }

    /** The y of the upper edge of the upper pane. */
    double top() {
        return chance == null ? tempo.top() : chance.top();
    }

    private static GraphScale tempoScale(
            double width, double top, double height, PlyWindow window, TempoSeries series, Measure measure) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int seat = 0; seat < series.variant().seatCount(); seat++) {
            for (int value : series.values(measure, seat)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        double room = Math.max((high - low) * ROOM_BEYOND, (SMALLEST_RANGE - (high - low)) / 2);
        return new GraphScale(GUTTER, top, width, height, window.first(), window.last(), low - room, high + room);
    }
}
