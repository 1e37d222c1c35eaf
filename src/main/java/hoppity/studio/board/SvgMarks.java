package hoppity.studio.board;

import hoppity.record.Shape;
import hoppity.rules.Position;
import java.util.List;
import javafx.scene.paint.Color;

/** Writes what lies over the pieces as SVG: the arrows, rings and labels of a record, and the engine's arrows. */
final class SvgMarks {
    private final SvgText svg;
    private final BoardLayout layout;
    private final BoardSurface surface;

    SvgMarks(SvgText svg, BoardLayout layout, BoardSurface surface) {
        this.svg = svg;
        this.layout = layout;
        this.surface = surface;
    }

    void engine(List<EngineArrow> arrows, Position position) {
        for (int i = arrows.size() - 1; i >= 0; i--) {
            var arrow = arrows.get(i);
            if (MarkPainter.fits(arrow, position)) {
                var color = surface.color(arrow.threat() ? BoardColor.MARK_RED : BoardColor.BEST_MOVE);
                arrow(arrow.route(), color, MarkPainter.width(arrow));
            }
        }
    }

    void shapes(List<Shape> shapes) {
        for (var shape : shapes) {
            if (shape instanceof Shape.Arrow arrow) {
                var route = MarkPainter.cells(layout.topology(), arrow.path());
                if (route.size() >= 2) {
                    arrow(route, MarkPainter.markColor(surface, arrow.colour()), MarkPainter.SHAPE_WIDTH);
                }
            } else if (shape instanceof Shape.Circle circle) {
                for (int cell : MarkPainter.cells(layout.topology(), List.of(circle.cell()))) {
                    svg.ring(
                            layout.centreX(cell),
                            layout.centreY(cell),
                            layout.unit() * MarkPainter.RING_RADIUS,
                            MarkPainter.markColor(surface, circle.colour()),
                            layout.unit() * MarkPainter.RING_WIDTH);
                }
            } else if (shape instanceof Shape.Label label) {
                MarkPainter.cells(layout.topology(), List.of(label.cell())).forEach(cell -> label(cell, label.text()));
            }
        }
    }

    private void arrow(List<Integer> route, Color color, double width) {
        double size = layout.unit() * width;
        double head = size * MarkPainter.HEAD;
        int last = route.get(route.size() - 1);
        int before = route.get(route.size() - 2);
        double dx = layout.centreX(last) - layout.centreX(before);
        double dy = layout.centreY(last) - layout.centreY(before);
        double length = Math.max(1e-6, Math.hypot(dx, dy));
        double endX = layout.centreX(last);
        double endY = layout.centreY(last);
        double baseX = endX - head * dx / length;
        double baseY = endY - head * dy / length;
        var points = new double[2][route.size()];
        for (int i = 0; i < route.size(); i++) {
            points[0][i] = layout.centreX(route.get(i));
            points[1][i] = layout.centreY(route.get(i));
        }
        points[0][route.size() - 1] = baseX;
        points[1][route.size() - 1] = baseY;
        svg.line(points, color, size);
        double half = head / 2;
        svg.polygon(
                new double[][] {
                    {endX, baseX - half * dy / length, baseX + half * dy / length},
                    {endY, baseY + half * dx / length, baseY - half * dx / length}
                },
                color);
    }

    private void label(int cell, String text) {
        double size = layout.unit() * MarkPainter.LABEL_SIZE;
        double half = size * MarkPainter.LABEL_HALF;
        double x = layout.centreX(cell) + layout.unit() * 0.5 - half - 1;
        double y = layout.centreY(cell) - layout.unit() * 0.5 + half + 1;
        svg.disc(x, y, half, surface.color(BoardColor.LABEL));
        svg.text(text, x, y, size, surface.color(BoardColor.LABEL_TEXT));
    }
}
