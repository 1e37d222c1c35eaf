package hoppity.export.diagram;

import hoppity.export.text.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws as elements of SVG 1.1. Texts are escaped; nothing else of a person's words gets in. */
public final class SvgDrawing implements Drawing {
    private final StringBuilder out = new StringBuilder();
    private final double width;
    private final double height;
    private final boolean byName;

    /** For a document of its own. */
    public SvgDrawing(double width, double height) {
        this(width, height, false);
    }

    /** @param byName whether the colours are left to a style sheet: classes {@code f-NAME} for fills, {@code s-NAME} for lines */
    public SvgDrawing(double width, double height, boolean byName) {
        this.width = width;
        this.height = height;
        this.byName = byName;
    }

    /** The elements that were drawn, as a document. */
    public String document() {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
                + number(width) + "\" height=\"" + number(height) + "\" viewBox=\"0 0 " + number(width) + " "
                + number(height) + "\" stroke=\"none\">\n" + out + "</svg>\n";
    }

    /** The elements that were drawn. */
    public String elements() {
        return out.toString();
    }

    @Override
    public void box(double x, double y, double boxWidth, double boxHeight, double corner, Ink fill) {
        out.append("<rect");
        attribute("x", x);
        attribute("y", y);
        attribute("width", boxWidth);
        attribute("height", boxHeight);
        if (corner > 0) {
            attribute("rx", corner);
        }
        end(fill(fill));
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        out.append("<circle");
        circle(x, y, radius);
        end(fill(fill));
    }

    @Override
    public void ring(double x, double y, double radius, Ink color, double ringWidth) {
        out.append("<circle");
        circle(x, y, radius);
        attribute("stroke-width", ringWidth);
        end(stroke(color));
    }

    private void circle(double x, double y, double radius) {
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
    }

    @Override
    public void polygon(double[][] points, Ink fill) {
        out.append("<polygon points=\"").append(points(points)).append('"');
        end(fill(fill));
    }

    @Override
    public void roundPolygon(double[][] points, Ink color, double lineWidth) {
        out.append("<polygon points=\"").append(points(points)).append("\" stroke-linejoin=\"round\"");
        attribute("stroke-width", lineWidth);
        end(byName ? " class=\"f-" + color.name() + " s-" + color.name() + "\"" : fill(color) + stroke(color, ""));
    }

    @Override
    public void line(double[][] points, Ink color, double lineWidth) {
        polyline(points, lineWidth);
        end(stroke(color));
    }

    @Override
    public void dots(double[][] points, Ink color, double lineWidth) {
        polyline(points, lineWidth);
        out.append(" stroke-dasharray=\"0.01 ").append(number(lineWidth * 1.9)).append('"');
        end(stroke(color));
    }

    private void polyline(double[][] points, double lineWidth) {
        out.append("<polyline points=\"")
                .append(points(points))
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        attribute("stroke-width", lineWidth);
    }

    @Override
    public void text(String text, double x, double y, double size, Ink fill) {
        out.append("<text");
        attribute("x", x);
        attribute("y", y);
        attribute("font-size", size);
        out.append(" font-family=\"sans-serif\" text-anchor=\"middle\" dominant-baseline=\"central\"")
                .append(fill(fill))
                .append('>')
                .append(Xml.escaped(text))
                .append("</text>\n");
    }

    private void attribute(String name, double value) {
        out.append(' ').append(name).append("=\"").append(number(value)).append('"');
    }

    private void end(String paint) {
        out.append(paint).append("/>\n");
    }

    private String fill(Ink ink) {
        return byName ? " class=\"f-" + ink.name() + "\"" : paint("fill", ink);
    }

    private String stroke(Ink ink) {
        return stroke(ink, " fill=\"none\"");
    }

    private String stroke(Ink ink, String fill) {
        return fill + (byName ? " class=\"s-" + ink.name() + "\"" : paint("stroke", ink));
    }

    private static String paint(String attribute, Ink ink) {
        var color = " " + attribute + "=\"" + String.format(Locale.ROOT, "#%06x", ink.rgb()) + "\"";
        return ink.isOpaque() ? color : color + " " + attribute + "-opacity=\"" + number(ink.opacity()) + "\"";
    }

    private static String points(double[][] points) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < points[0].length; i++) {
            pairs.add(number(points[0][i]) + "," + number(points[1][i]));
        }
        return String.join(" ", pairs);
    }

    /** At most two decimals. */
    public static String number(double value) {
        var text = String.format(Locale.ROOT, "%.2f", value);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }
}
