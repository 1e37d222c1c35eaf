package hoppity.studio.board;

import java.util.Locale;
import javafx.scene.paint.Color;

/** Writes shapes as the elements of an SVG 1.1 document. Texts are escaped; nothing else of a person's words gets in. */
final class SvgText {
    private static final int OPAQUE = 255;

    private final StringBuilder out = new StringBuilder();

    SvgText(double width, double height) {
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" stroke=\"none\">\n",
                number(width), number(height), number(width), number(height)));
    }

    void box(double x, double y, double width, double height, double corner, Color fill) {
        out.append(format(
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" %s/>\n",
                number(x), number(y), number(width), number(height), number(corner), paint("fill", fill)));
    }

    void disc(double x, double y, double radius, Color fill) {
        out.append(format(
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>\n",
                number(x), number(y), number(radius), paint("fill", fill)));
    }

    void ring(double x, double y, double radius, Color color, double width) {
        out.append(format(
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"none\" %s stroke-width=\"%s\"/>\n",
                number(x), number(y), number(radius), paint("stroke", color), number(width)));
    }

    /** @param points their x and their y */
    void polygon(double[][] points, Color fill) {
        out.append(format("<polygon points=\"%s\" %s/>\n", points(points), paint("fill", fill)));
    }

    /** A filled polygon with round corners, made larger by a line around it. */
    void roundPolygon(double[][] points, Color color, double width) {
        out.append(format(
                "<polygon points=\"%s\" %s %s stroke-width=\"%s\" stroke-linejoin=\"round\"/>\n",
                points(points), paint("fill", color), paint("stroke", color), number(width)));
    }

    void line(double[][] points, Color color, double width) {
        out.append(format(
                "<polyline points=\"%s\" fill=\"none\" %s stroke-width=\"%s\" stroke-linecap=\"round\""
                        + " stroke-linejoin=\"round\"/>\n",
                points(points), paint("stroke", color), number(width)));
    }

    /** A text with its middle at a point. */
    void text(String text, double x, double y, double size, Color fill) {
        out.append(format(
                "<text x=\"%s\" y=\"%s\" font-family=\"sans-serif\" font-size=\"%s\" text-anchor=\"middle\""
                        + " dominant-baseline=\"central\" %s>%s</text>\n",
                number(x), number(y), number(size), paint("fill", fill), escaped(text)));
    }

    /** The whole document. */
    String finish() {
        return out + "</svg>\n";
    }

    private static String points(double[][] points) {
        var text = new StringBuilder();
        for (int i = 0; i < points[0].length; i++) {
            text.append(i == 0 ? "" : " ")
                    .append(number(points[0][i]))
                    .append(',')
                    .append(number(points[1][i]));
        }
        return text.toString();
    }

    private static String paint(String attribute, Color color) {
        var rgb = format(
                "#%02x%02x%02x",
                Math.round(color.getRed() * OPAQUE),
                Math.round(color.getGreen() * OPAQUE),
                Math.round(color.getBlue() * OPAQUE));
        return color.isOpaque()
                ? format("%s=\"%s\"", attribute, rgb)
                : format("%s=\"%s\" %s-opacity=\"%s\"", attribute, rgb, attribute, number(color.getOpacity()));
    }

    private static String number(double value) {
        var text = format("%.2f", value);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    /** Leaves out what XML cannot hold, and makes the rest plain characters. */
    private static String escaped(String text) {
        var safe = new StringBuilder();
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> {
                    boolean allowed = point >= ' ' && !Character.isISOControl(point) && point < 0xD800
                            || point >= 0xE000 && point <= 0xFFFD
                            || point >= 0x10000;
                    if (allowed) {
                        safe.appendCodePoint(point);
                    }
                }
            }
        });
        return safe.toString();
    }
}
