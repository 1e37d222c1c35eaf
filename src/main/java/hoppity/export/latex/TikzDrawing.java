package hoppity.export.latex;

import hoppity.export.diagram.Drawing;
import hoppity.export.diagram.Ink;
import java.util.Locale;

/** Draws as TikZ commands, in a picture whose unit is a pixel and whose y runs downwards. Colours are named
 * {@code hopNAME}, without the hyphens, which TikZ takes for arrows. */
final class TikzDrawing implements Drawing {
    private final StringBuilder out = new StringBuilder();
    private final double pixel;

    /** @param pixel the width of a pixel in centimetres; the picture's own unit */
    TikzDrawing(double pixel) {
        this.pixel = pixel;
    }

    /** The commands so far. */
    String commands() {
        return out.toString();
    }

    /** The definitions of the colours that the commands name. */
    static String color(Ink ink) {
        return String.format(
                Locale.ROOT, "\\definecolor{%s}{RGB}{%d,%d,%d}\n", name(ink), ink.red(), ink.green(), ink.blue());
    }

    private static String name(Ink ink) {
        return "hop" + ink.name().replace("-", "");
    }

    @Override
    public void box(double x, double y, double width, double height, double corner, Ink fill) {
        var rounded = corner > 0 ? ",rounded corners=" + centimetres(corner) : "";
        add("\\fill[%s%s] %s rectangle %s;", paint(fill), rounded, at(x, y), at(x + width, y + height));
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        add("\\fill[%s] %s circle[radius=%s];", paint(fill), at(x, y), centimetres(radius));
    }

    @Override
    public void ring(double x, double y, double radius, Ink color, double width) {
        add(
                "\\draw[%s,line width=%s] %s circle[radius=%s];",
                paint(color), centimetres(width), at(x, y), centimetres(radius));
    }

    @Override
    public void polygon(double[][] points, Ink fill) {
        add("\\fill[%s] %s -- cycle;", paint(fill), path(points));
    }

    @Override
    public void roundPolygon(double[][] points, Ink color, double width) {
        add(
                "\\filldraw[%s,line width=%s,line join=round] %s -- cycle;",
                paint(color), centimetres(width), path(points));
    }

    @Override
    public void line(double[][] points, Ink color, double width) {
        add(
                "\\draw[%s,line width=%s,line cap=round,line join=round] %s;",
                paint(color), centimetres(width), path(points));
    }

    @Override
    public void dots(double[][] points, Ink color, double width) {
        add(
                "\\draw[%s,line width=%s,line cap=round,dash pattern=on 0pt off %s] %s;",
                paint(color), centimetres(width), centimetres(width * 1.9), path(points));
    }

    @Override
    public void text(String text, double x, double y, double size, Ink fill) {
        // Letters of 10 points are 0.3515 cm.
        double scale = size * pixel / 0.3515;
        add(
                "\\node[%s,scale=%.3f,inner sep=0pt,font=\\normalsize\\sffamily] at %s {%s};",
                paint(fill), scale, at(x, y), LatexText.of(text));
    }

    private void add(String pattern, Object... values) {
        out.append(String.format(Locale.ROOT, pattern, values)).append('\n');
    }

    private static String paint(Ink ink) {
        return ink.isOpaque()
                ? "color=" + name(ink)
                : String.format(Locale.ROOT, "color=%s,opacity=%.2f", name(ink), ink.opacity());
    }

    private String centimetres(double pixels) {
        return String.format(Locale.ROOT, "%.4fcm", pixels * pixel);
    }

    private static String at(double x, double y) {
        return String.format(Locale.ROOT, "(%.2f,%.2f)", x, y);
    }

    private static String path(double[][] points) {
        var path = new StringBuilder();
        for (int i = 0; i < points[0].length; i++) {
            path.append(i == 0 ? "" : " -- ").append(at(points[0][i], points[1][i]));
        }
        return path.toString();
    }
}
