package hoppity.studio.print;

import hoppity.export.diagram.Drawing;
import hoppity.export.diagram.Ink;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** Draws as nodes, which stay sharp however fine the printer is. */
final class NodeDrawing implements Drawing {
    private final Group group = new Group();

    Group group() {
        return group;
    }

    @Override
    public void box(double x, double y, double width, double height, double corner, Ink fill) {
        var box = new Rectangle(x, y, width, height);
        box.setArcWidth(2 * corner);
        box.setArcHeight(2 * corner);
        add(box, fill);
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        add(new Circle(x, y, radius), fill);
    }

    @Override
    public void ring(double x, double y, double radius, Ink color, double width) {
        stroke(new Circle(x, y, radius), color, width);
    }

    @Override
    public void polygon(double[][] points, Ink fill) {
        add(new Polygon(flat(points)), fill);
    }

    @Override
    public void roundPolygon(double[][] points, Ink color, double width) {
        polygon(points, color);
        stroke(new Polygon(flat(points)), color, width);
    }

    @Override
    public void line(double[][] points, Ink color, double width) {
        stroke(new Polyline(flat(points)), color, width);
    }

    @Override
    public void dots(double[][] points, Ink color, double width) {
        var line = new Polyline(flat(points));
        line.getStrokeDashArray().setAll(0.01, width * 1.9);
        stroke(line, color, width);
    }

    @Override
    public void text(String text, double x, double y, double size, Ink fill) {
        var node = new Text(text);
        node.setFont(Font.font(size));
        node.setTextOrigin(VPos.CENTER);
        node.setX(x - node.getLayoutBounds().getWidth() / 2);
        node.setY(y);
        node.setStyle(String.format(Locale.ROOT, "-fx-fill: #%06x;", fill.rgb()));
        group.getChildren().add(node);
    }

    private void add(Shape shape, Ink fill) {
        shape.setFill(color(fill));
        group.getChildren().add(shape);
    }

    private void stroke(Shape shape, Ink color, double width) {
        shape.setFill(null);
        shape.setStroke(color(color));
        shape.setStrokeWidth(width);
        shape.setStrokeLineCap(StrokeLineCap.ROUND);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
        group.getChildren().add(shape);
    }

    private static double[] flat(double[][] points) {
        var flat = new double[2 * points[0].length];
        for (int i = 0; i < points[0].length; i++) {
            flat[2 * i] = points[0][i];
            flat[2 * i + 1] = points[1][i];
        }
        return flat;
    }

    private static Color color(Ink ink) {
        return Color.rgb(ink.red(), ink.green(), ink.blue(), ink.opacity());
    }
}
