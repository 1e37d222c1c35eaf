package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.BoardLayout;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** What the painters draw on: a canvas with the places of the cells and the colours. */
record Sheet(GraphicsContext graphics, BoardLayout layout, BoardSurface surface) {
    static Sheet of(Canvas canvas, BoardLayout layout, BoardSurface surface) {
        return new Sheet(canvas.getGraphicsContext2D(), layout, surface);
    }

    void clear() {
        var canvas = graphics.getCanvas();
        graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    }

    Color color(BoardColor color) {
        return surface.color(color);
    }

    double x(int cell) {
        return layout.centreX(cell);
    }

    double y(int cell) {
        return layout.centreY(cell);
    }

    /** A length given as a share of the cell. */
    double cells(double share) {
        return share * layout.unit();
    }

    void fillCircle(double x, double y, double radius) {
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void strokeCircle(double x, double y, double radius) {
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
