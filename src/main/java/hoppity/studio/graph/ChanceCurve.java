package hoppity.studio.graph;

import hoppity.studio.theme.TokenColors;
import javafx.scene.canvas.GraphicsContext;

/** Draws a seat's chance of winning with gaps where nothing is known; what is known for one ply alone is a dot. */
final class ChanceCurve {
    private static final double WIDTH = 2;
    private static final double DOT = 2;

    private final GraphicsContext g;
    private final TokenColors colours;
    private final int seat;
    private final boolean filled;

    /** @param filled whether the area below is coloured, which suits the one curve of two seats */
    ChanceCurve(GraphicsContext g, TokenColors colours, int seat, boolean filled) {
        this.g = g;
        this.colours = colours;
        this.seat = seat;
        this.filled = filled;
    }

    void paint(WinChanceSeries chances, GraphScale scale) {
        int from = (int) Math.max(0, Math.floor(scale.firstPly()) - 1);
        int to = (int) Math.min(chances.lastPly(), Math.ceil(scale.lastPly()) + 1);
        for (int ply = from; ply <= to; ply++) {
            int begin = ply;
            while (ply <= to && !Double.isNaN(chances.at(seat, ply))) {
                ply++;
            }
            if (ply > begin) {
                run(chances, scale, begin, ply);
            }
        }
    }

    /** One stretch without a gap, {@code end} exclusive. Of many plies on one column of pixels, one is drawn. */
    private void run(WinChanceSeries chances, GraphScale scale, int begin, int end) {
        var x = new double[end - begin + 2];
        var y = new double[end - begin + 2];
        int size = 0;
        for (int ply = begin; ply < end; ply++) {
            double next = scale.x(ply);
            boolean sameColumn = size > 1 && ply + 1 < end && next - x[size - 1] < 1;
            if (!sameColumn) {
                x[size] = next;
                y[size] = scale.y(chances.at(seat, ply));
                size++;
            }
        }
        var style = SeriesStyle.of(seat);
        g.setStroke(colours.get(style.token()));
        g.setLineWidth(WIDTH);
        if (size == 1) {
            g.setFill(colours.get(style.token()));
            g.fillOval(x[0] - DOT, y[0] - DOT, 2 * DOT, 2 * DOT);
            return;
        }
        g.setLineDashes(style.dashArray());
        g.strokePolyline(x, y, size);
        g.setLineDashes();
        if (!filled) {
            return;
        }
        x[size] = x[size - 1];
        y[size] = scale.bottom();
        x[size + 1] = x[0];
        y[size + 1] = scale.bottom();
        g.setFill(colours.get("-hop-white-fill"));
        g.fillPolygon(x, y, size + 2);
    }
}
