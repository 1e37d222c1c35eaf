package hoppity.studio.board;

/** Cards that go side by side as far as there is room, then on in the next row. */
final class CardRows {
    private CardRows() {}

    /** In how many rows cards of these widths stand. */
    static int count(double[] widths, double gap, double room) {
        int rows = 0;
        double taken = 0;
        for (double width : widths) {
            boolean fits = rows > 0 && taken + gap + width <= room;
            rows += fits ? 0 : 1;
            taken = fits ? taken + gap + width : width;
        }
        return rows;
    }

    /** Whether any one of the cards may become wider without being cut and without another row. */
    static boolean canGrow(double[] widths, double by, double gap, double room) {
        int rows = count(widths, gap, room);
        for (int i = 0; i < widths.length; i++) {
            var grown = widths.clone();
            grown[i] += by;
            if (grown[i] > room || count(grown, gap, room) > rows) {
                return false;
            }
        }
        return true;
    }
}
