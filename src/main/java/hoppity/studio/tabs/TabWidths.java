package hoppity.studio.tabs;

/** How wide the tabs of a row are: as wide as they wish, or, where that is too much, the widest ones cut to one width. */
final class TabWidths {
    /** Room for a few letters and the cross. */
    static final double LEAST = 96;

    static final double MOST = 240;

    private TabWidths() {}

    /**
     * @param wishes what the tabs would take
     * @param room of the row
     * @return one width for each tab, {@link #LEAST} to {@link #MOST}; their sum exceeds the room only if all are the least
     */
    static double[] of(double[] wishes, double room) {
        var widths = new double[wishes.length];
        for (int i = 0; i < wishes.length; i++) {
            widths[i] = Math.max(LEAST, Math.min(MOST, wishes[i]));
        }
        double cap = cap(widths, room);
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.min(widths[i], cap);
        }
        return widths;
    }

    /** The greatest width that lets all tabs stand in the room, the narrower ones untouched. */
    private static double cap(double[] widths, double room) {
        var sorted = widths.clone();
        java.util.Arrays.sort(sorted);
        double left = room;
        for (int i = 0; i < sorted.length; i++) {
            double share = left / (sorted.length - i);
            if (sorted[i] > share) {
                return Math.max(LEAST, Math.floor(share));
            }
            left -= sorted[i];
        }
        return MOST;
    }

    /**
     * How far the row is pushed to the left so that one tab is seen whole.
     *
     * @param before the push so far
     * @param shown index of the tab; −1 for none
     */
    static double push(double[] widths, double room, double before, int shown) {
        double sum = 0;
        double start = 0;
        for (int i = 0; i < widths.length; i++) {
            start = i == shown ? sum : start;
            sum += widths[i];
        }
        double most = Math.max(0, sum - room);
        double push = Math.min(before, most);
        if (shown >= 0) {
            push = Math.min(push, start);
            push = Math.max(push, start + widths[shown] - room);
        }
        return Math.max(0, Math.min(push, most));
    }
}
