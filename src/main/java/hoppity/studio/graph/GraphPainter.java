package hoppity.studio.graph;

import static hoppity.words.Words.tr;

import hoppity.studio.theme.TokenColors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** Draws the panes and the curves on a canvas, all but what follows the cursor and the pointer. */
final class GraphPainter {
    /** The colours that it needs. */
    static final String[] TOKENS = {
        "-hop-panel",
        "-hop-text",
        "-hop-muted",
        "-hop-grid",
        "-hop-accent",
        "-hop-white-series",
        "-hop-black-series",
        "-hop-piece-red",
        "-hop-piece-green",
        "-hop-piece-yellow",
        "-hop-piece-purple",
        "-hop-white-fill",
        "-hop-difference-fill",
        "-hop-good",
        "-hop-doubtful",
        "-hop-bad"
    };

    private static final double CURVE_WIDTH = 2;
    private static final double LABEL_GAP = 6;
    private static final double TICK_DISTANCE = 28;
    private static final double PLY_LABEL_DISTANCE = 56;
    private static final double DOUBT = 4;
    private static final double NAME_OFFSET = 11;
    private static final double NAME_LINE = 14;
    private static final double HALO = 3;
    private static final int PERCENT = 100;

    private static final Font FONT = Font.font(12);

    private final GraphicsContext g;
    private final TokenColors colours;

    GraphPainter(GraphicsContext g, TokenColors colours) {
        this.g = g;
        this.colours = colours;
    }

    /** What is drawn. */
    record Picture(
            GraphLayout layout,
            TempoSeries series,
            Measure measure,
            WinChanceSeries chances,
            List<GraphMark> marks,
            List<DoubtfulMove> doubtful) {}

    void clear(double width, double height) {
        g.clearRect(0, 0, width, height);
    }

    void paint(Picture picture) {
        g.setFont(FONT);
        g.setTextBaseline(VPos.CENTER);
        var tempo = picture.layout().tempo();
        var chance = picture.layout().chance();
        tempoGrid(tempo, picture.measure());
        if (picture.layout().plyLabels()) {
            plyLabels(tempo, picture.series().lastPly());
        }
        if (chance != null) {
            chanceGrid(chance);
            clipped(chance, () -> chances(picture, chance));
        }
        marks(picture);
        clipped(tempo, () -> curves(picture));
        names(picture);
        picture.doubtful().forEach(move -> doubtful(picture, move));
    }

    private void tempoGrid(GraphScale scale, Measure measure) {
        title(measure.displayName(), scale);
        int parts = (int) Math.max(1, Math.min(5, scale.height() / TICK_DISTANCE));
        for (int tick :
                GraphScale.ticks(scale.low(), scale.high(), GraphScale.step(scale.high() - scale.low(), parts))) {
            level(scale, tick, Integer.toString(tick));
        }
    }

    /** Of two seats the first one's, else one for each side: partners have the same. */
    private void chances(Picture picture, GraphScale scale) {
        var variant = picture.series().variant();
        boolean two = variant.seatCount() == 2;
        for (int seat = 0; seat < (two ? 1 : variant.seatCount()); seat++) {
            if (variant.team(seat).get(0) == seat) {
                new ChanceCurve(g, colours, seat, two).paint(picture.chances(), scale);
            }
        }
    }

    private void chanceGrid(GraphScale scale) {
        title(tr("win %"), scale);
        level(scale, 0.5, Integer.toString(PERCENT / 2));
        level(scale, 0, "0");
    }

    private void title(String text, GraphScale scale) {
        g.setFill(colours.get("-hop-muted"));
        g.setTextAlign(TextAlignment.RIGHT);
        // A long one begins at the edge.
        g.fillText(text, Math.max(scale.left() - LABEL_GAP, widthOf(text) + 2), scale.top() - 1);
    }

    private void level(GraphScale scale, double value, String label) {
        double y = crisp(scale.y(value));
        stroke(colours.get("-hop-grid"), 1);
        g.strokeLine(scale.left(), y, scale.right(), y);
        if (y - scale.top() > GraphLayout.LABEL_LINE * 0.8) {
            g.setFill(colours.get("-hop-muted"));
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(label, scale.left() - LABEL_GAP, y);
        }
    }

    private void plyLabels(GraphScale scale, int lastPly) {
        int most = (int) Math.max(1, scale.width() / PLY_LABEL_DISTANCE);
        double y = scale.bottom() + GraphLayout.LABEL_LINE / 2;
        g.setFill(colours.get("-hop-muted"));
        g.setTextAlign(TextAlignment.LEFT);
        // At the edge, so that the lowest number of the axis above has room.
        g.fillText(tr("ply"), 2, y);
        int step = GraphScale.step(scale.lastPly() - scale.firstPly(), most);
        for (int ply : GraphScale.ticks(scale.firstPly(), Math.min(lastPly, scale.lastPly()), step)) {
            double width = widthOf(Integer.toString(ply));
            double rightmost = scale.right() + LABEL_GAP - width;
            g.fillText(Integer.toString(ply), Math.min(rightmost, scale.x(ply) - width / 2), y);
        }
    }

    private void curves(Picture picture) {
        var scale = picture.layout().tempo();
        int seats = picture.series().variant().seatCount();
        if (seats == 2) {
            var area = curve(picture, 0).areaTo(curve(picture, 1));
            g.setFill(colours.get("-hop-difference-fill"));
            g.fillPolygon(area.x(), area.y(), area.size());
        }
        for (int seat = 0; seat < seats; seat++) {
            var style = SeriesStyle.of(seat);
            var curve = Polyline.of(picture.series().values(picture.measure(), seat), scale);
            stroke(colours.get(style.token()), CURVE_WIDTH);
            g.setLineDashes(style.dashArray());
            g.strokePolyline(curve.x(), curve.y(), curve.size());
        }
        g.setLineDashes();
    }

    /** The seats' names at the right ends of their curves, of two seats above and below, of more one below the other. */
    private void names(Picture picture) {
        var series = picture.series();
        var scale = picture.layout().tempo();
        int end = (int) Math.min(series.lastPly(), Math.floor(scale.lastPly()));
        var bySeat = new ArrayList<>(series.variant().seats());
        bySeat.sort(Comparator.comparingInt(seat -> -series.value(picture.measure(), seat.index(), end)));
        double top = scale.top() + LABEL_GAP;
        double bottom = scale.bottom() - LABEL_GAP;
        int columns = Labels.columns(bySeat.size(), NAME_LINE, bottom - top);
        double pitch = LABEL_GAP
                + bySeat.stream()
                        .mapToDouble(seat -> widthOf(seat.name()))
                        .max()
                        .orElse(0);
        boolean beside = scale.x(end) + columns * pitch + LABEL_GAP < scale.right();
        var heights = new double[bySeat.size()];
        for (int i = 0; i < heights.length; i++) {
            heights[i] = scale.y(series.value(picture.measure(), bySeat.get(i).index(), end));
        }
        if (heights.length == 2) {
            heights[0] -= NAME_OFFSET;
            heights[1] += NAME_OFFSET;
        }
        // Those of a column have the room of as many lines as there are columns, so that each keeps its height's order.
        Labels.spread(heights, NAME_LINE / columns, top, bottom);
        for (int i = 0; i < heights.length; i++) {
            var seat = bySeat.get(i);
            double shift = (i % columns) * pitch * (beside ? 1 : -1);
            name(seat.name(), SeriesStyle.of(seat.index()), scale, end, beside, shift, heights[i]);
        }
        var chance = picture.layout().chance();
        int known = (int) Math.min(picture.chances().lastKnown(), Math.floor(scale.lastPly()));
        // With more seats the curves of the tempo tell whose colour is whose.
        if (chance != null && known >= scale.firstPly() && bySeat.size() == 2) {
            double value = picture.chances().at(0, known);
            double y = Double.isNaN(value) ? chance.top() + NAME_OFFSET : chance.y(value) - NAME_OFFSET;
            name(
                    series.variant().seat(0).name(),
                    SeriesStyle.of(0),
                    chance,
                    known,
                    false,
                    0,
                    Math.max(y, chance.top() + LABEL_GAP));
        }
    }

    private void name(
            String name, SeriesStyle style, GraphScale scale, int ply, boolean beside, double shift, double y) {
        double end = beside ? scale.x(ply) + LABEL_GAP : Math.min(scale.x(ply), scale.right()) - LABEL_GAP;
        double x = end + shift;
        double inside = Math.max(scale.top() + LABEL_GAP, Math.min(scale.bottom() - LABEL_GAP, y));
        g.setTextAlign(beside ? TextAlignment.LEFT : TextAlignment.RIGHT);
        stroke(colours.get("-hop-panel"), HALO);
        g.strokeText(name, x, inside);
        g.setFill(colours.get(style.token()));
        g.fillText(name, x, inside);
    }

    private Polyline curve(Picture picture, int seat) {
        return Polyline.of(
                picture.series().values(picture.measure(), seat),
                picture.layout().tempo());
    }

    /** On the curve of the chance where it is known, else on that of the seat that moved; a mistake filled, a doubt not. */
    private void doubtful(Picture picture, DoubtfulMove move) {
        var tempo = picture.layout().tempo();
        var chance = picture.layout().chance();
        var series = picture.series();
        if (move.ply() > series.lastPly() || move.ply() < tempo.firstPly() || move.ply() > tempo.lastPly()) {
            return;
        }
        int mover = series.moverOf(move.ply());
        double known = picture.chances().at(series.variant().seatCount() == 2 ? 0 : mover, move.ply());
        double y = chance != null && !Double.isNaN(known)
                ? chance.y(known)
                : tempo.y(series.value(picture.measure(), mover, move.ply()));
        double x = tempo.x(move.ply());
        g.setFill(colours.get(move.mistake() ? "-hop-bad" : "-hop-panel"));
        g.fillOval(x - DOUBT, y - DOUBT, 2 * DOUBT, 2 * DOUBT);
        stroke(colours.get(move.mistake() ? "-hop-bad" : "-hop-doubtful"), 2);
        g.strokeOval(x - DOUBT, y - DOUBT, 2 * DOUBT, 2 * DOUBT);
    }

    private void marks(Picture picture) {
        var scale = picture.layout().tempo();
        double top = picture.layout().top();
        double taken = Double.NEGATIVE_INFINITY;
        for (var mark : picture.marks()) {
            if (mark.ply() < scale.firstPly() || mark.ply() > scale.lastPly()) {
                continue;
            }
            boolean end = mark.kind() == GraphMark.Kind.END;
            var colour = colours.get(end ? "-hop-text" : "-hop-muted");
            stroke(colour, 1);
            g.setLineDashes(end ? new double[] {8, 3} : new double[] {3, 4});
            double x = crisp(scale.x(mark.ply()));
            g.strokeLine(x, top, x, scale.bottom());
            g.setLineDashes();

            double width = widthOf(mark.label());
            boolean leftwards = x + LABEL_GAP + width > scale.right();
            double start = leftwards ? x - LABEL_GAP - width : x + LABEL_GAP;
            double y = scale.top() - GraphLayout.LABEL_LINE / 2 + (start < taken ? GraphLayout.LABEL_LINE : 0);
            taken = Math.max(taken, start + width + LABEL_GAP);
            g.setFill(colours.get("-hop-panel"));
            g.fillRect(start - 2, y - GraphLayout.LABEL_LINE / 2 + 1, width + 4, GraphLayout.LABEL_LINE - 2);
            g.setFill(colour);
            g.setTextAlign(TextAlignment.LEFT);
            g.fillText(mark.label(), start, y);
        }
    }

    private void clipped(GraphScale scale, Runnable drawing) {
        g.save();
        g.beginPath();
        g.rect(scale.left(), scale.top() - 2, scale.width(), scale.height() + 4);
        g.clip();
        drawing.run();
        g.restore();
    }

    private void stroke(Color colour, double width) {
        g.setStroke(colour);
        g.setLineWidth(width);
        g.setLineJoin(StrokeLineJoin.ROUND);
        g.setLineCap(StrokeLineCap.BUTT);
    }

    private static double widthOf(String label) {
        var text = new Text(label);
        text.setFont(FONT);
        return text.getLayoutBounds().getWidth();
    }

    /** The middle of a pixel, where a line of one pixel is sharp. */
    static double crisp(double coordinate) {
        return Math.floor(coordinate) + 0.5;
    }
}
