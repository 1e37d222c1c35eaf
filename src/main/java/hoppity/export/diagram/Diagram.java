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

    /** As an SVG document, so many pixels high and as wide as the board then is. */
    public String svg(double height, Palette palette) {
        var svg = new SvgDrawing(width(height), height);
        draw(new DiagramPainter(svg, layout(height), palette));
        return svg.document();
    }

    /** The places of the cells, with the first seat below, on a board so many pixels high. */
    public BoardLayout layout(double height) {
        return BoardLayout.of(variant.geometry().shape(), width(height), height, 0, true, 1);
    }

    /** How wide a board is that is so high, in whole pixels. */
    public double width(double height) {
        return Math.ceil(height * BoardLayout.aspect(variant.geometry().shape()));
    }
}
