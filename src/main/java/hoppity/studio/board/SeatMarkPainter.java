package hoppity.studio.board;

import hoppity.export.diagram.SeatMark;
import javafx.scene.canvas.GraphicsContext;

/** Draws the sign of a seat on a canvas. */
public final class SeatMarkPainter {
    private SeatMarkPainter() {}

    /** Fills a seat's mark around a point. */
    public static void fill(GraphicsContext g, int seat, double x, double y, double radius) {
        var mark = SeatMark.of(seat);
        double disc = mark.discRadius(radius);
        g.fillOval(x - disc, y - disc, 2 * disc, 2 * disc);
        mark.polygons(x, y, radius).forEach(p -> g.fillPolygon(p[0], p[1], p[0].length));
    }
}
