package hoppity.export.diagram;

import hoppity.record.Shape;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;

/**
 * A position to be drawn.
 *
 * @param lastRoute the cells of the last move in order, at least two; or empty
 * @param shapes marks of the record
 */
public record Diagram(Variant variant, Position position, List<Integer> lastRoute, List<Shape> shapes) {
    public Diagram {
        lastRoute = List.copyOf(lastRoute);
        shapes = List.copyOf(shapes);
    }

    /** Whether the pieces need marks, because there are more seats than two and a page may be without colours. */
    public boolean isMarked() {
        return variant.seatCount() > 2;
    }

    /** Draws all of it. */
    public void draw(DiagramPainter painter) {
        painter.ground(variant);
        painter.lastMove(lastRoute);
        painter.pieces(position, isMarked());
        painter.shapes(shapes);
    }

    /** As an SVG document. */
    public String svg(double side, Palette palette) {
        var svg = new SvgDrawing(side, side);
        draw(new DiagramPainter(svg, layout(side), palette));
        return svg.document();
    }

    /** The places of the cells in a square of a side, with the first seat below. */
    public BoardLayout layout(double side) {
        return BoardLayout.of(variant.geometry().shape(), side, side, 0, true, 1);
    }
}
