package hoppity.studio.graph;

import hoppity.studio.theme.TokenColors;
import javafx.scene.canvas.GraphicsContext;

/**
 * Draws the lines at the cursor and at the pointer, with dots on the curves, on a canvas of their own: a step through a
 * long game leaves the curves below as they are.
 */
final class CursorPainter {
    private static final double DOT = 3.5;

    private final GraphicsContext g;
    private final TokenColors colours;

    CursorPainter(GraphicsContext g, TokenColors colours) {
        this.g = g;
        this.colours = colours;
    }

    /** @param pointer the ply under the pointer, negative for none */
    void paint(GraphLayout layout, TempoSeries series, Measure measure, int cursor, int pointer) {
        if (pointer >= 0 && pointer != cursor && isInView(layout.tempo(), pointer)) {
            double x = GraphPainter.crisp(layout.tempo().x(pointer));
            upright(layout, x, "-hop-muted", 1);
            dots(layout.tempo(), series, measure, pointer);
        }
        if (isInView(layout.tempo(), cursor)) {
            upright(layout, Math.round(layout.tempo().x(cursor)), "-hop-accent", 2);
            dots(layout.tempo(), series, measure, cursor);
        }
    }

    private static boolean isInView(GraphScale scale, int ply) {
        return ply >= scale.firstPly() && ply <= scale.lastPly();
    }

    private void upright(GraphLayout layout, double x, String token, double width) {
        g.setStroke(colours.get(token));
        g.setLineWidth(width);
        g.strokeLine(x, layout.top(), x, layout.tempo().bottom());
    }

    private void dots(GraphScale scale, TempoSeries series, Measure measure, int ply) {
        if (ply > series.lastPly()) {
            return;
        }
        for (int seat = 0; seat < series.variant().seatCount(); seat++) {
            double x = scale.x(ply);
            double y = scale.y(series.value(measure, seat, ply));
            g.setFill(colours.get(SeriesStyle.of(seat).token()));
            g.fillOval(x - DOT, y - DOT, 2 * DOT, 2 * DOT);
        }
    }
}
