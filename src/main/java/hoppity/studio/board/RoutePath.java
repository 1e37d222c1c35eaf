package hoppity.studio.board;

import java.util.List;

/** The line through the centres of a way's cells. */
final class RoutePath {
    private RoutePath() {}

    /** Makes the line the current path of the sheet. */
    static void trace(Sheet sheet, List<Integer> route) {
        var g = sheet.graphics();
        g.beginPath();
        for (int i = 0; i < route.size(); i++) {
            double x = sheet.x(route.get(i));
            double y = sheet.y(route.get(i));
            if (i == 0) {
                g.moveTo(x, y);
            } else {
                g.lineTo(x, y);
            }
        }
    }

    /** The same, but ending {@code shortBy} pixels before the last centre. */
    static void traceShort(Sheet sheet, List<Integer> route, double shortBy) {
        trace(sheet, route.subList(0, route.size() - 1));
        var end = end(sheet, route);
        sheet.graphics().lineTo(end.x() - shortBy * end.dx(), end.y() - shortBy * end.dy());
    }

    /** The last centre and the direction in which the way gets there, a vector of length 1. */
    record End(double x, double y, double dx, double dy) {}

    static End end(Sheet sheet, List<Integer> route) {
        int last = route.get(route.size() - 1);
        int before = route.get(route.size() - 2);
        double dx = sheet.x(last) - sheet.x(before);
        double dy = sheet.y(last) - sheet.y(before);
        double length = Math.hypot(dx, dy);
        return length == 0
                ? new End(sheet.x(last), sheet.y(last), 0, 0)
                : new End(sheet.x(last), sheet.y(last), dx / length, dy / length);
    }
}
