package hoppity.export.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Draws into a picture of pixels, transparent where nothing is drawn; needs no display. */
public final class ImageDrawing implements Drawing {
    private final BufferedImage image;
    private final Graphics2D g;

    /** @param scale pixels of the picture a pixel of the layout */
    public ImageDrawing(double width, double height, double scale) {
        image = new BufferedImage(
                (int) Math.ceil(width * scale), (int) Math.ceil(height * scale), BufferedImage.TYPE_INT_ARGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.scale(scale, scale);
    }

    /** The picture as a PNG file. */
    public byte[] png() {
        g.dispose();
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException("a picture cannot be written into memory", e);
        }
        return out.toByteArray();
    }

    @Override
    public void box(double x, double y, double width, double height, double corner, Ink fill) {
        use(fill);
        g.fill(new RoundRectangle2D.Double(x, y, width, height, 2 * corner, 2 * corner));
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        use(fill);
        g.fill(circle(x, y, radius));
    }

    @Override
    public void ring(double x, double y, double radius, Ink color, double width) {
        use(color);
        g.setStroke(new BasicStroke((float) width));
        g.draw(circle(x, y, radius));
    }

    private static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void polygon(double[][] points, Ink fill) {
        use(fill);
        g.fill(path(points, true));
    }

    @Override
    public void roundPolygon(double[][] points, Ink color, double width) {
        use(color);
        g.setStroke(round(width));
        g.fill(path(points, true));
        g.draw(path(points, true));
    }

    @Override
    public void line(double[][] points, Ink color, double width) {
        use(color);
        g.setStroke(round(width));
        g.draw(path(points, false));
    }

    @Override
    public void dots(double[][] points, Ink color, double width) {
        use(color);
        var dash = new float[] {0.01f, (float) (width * 1.9)};
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dash, 0));
        g.draw(path(points, false));
    }

    private static BasicStroke round(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private static Path2D path(double[][] points, boolean closed) {
        var path = new Path2D.Double();
        path.moveTo(points[0][0], points[1][0]);
        for (int i = 1; i < points[0].length; i++) {
            path.lineTo(points[0][i], points[1][i]);
        }
        if (closed) {
            path.closePath();
        }
        return path;
    }

    @Override
    public void text(String text, double x, double y, double size, Ink fill) {
        if (text.isEmpty()) {
            return;
        }
        use(fill);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) size));
        var context = g.getFontRenderContext();
        var width = g.getFont().getStringBounds(text, context).getWidth();
        var capital = g.getFont().createGlyphVector(context, "E").getVisualBounds();
        g.drawString(text, (float) (x - width / 2), (float) (y - capital.getCenterY()));
    }

    private void use(Ink ink) {
        g.setColor(new Color(ink.red(), ink.green(), ink.blue(), (int) Math.round(ink.opacity() * 255)));
    }
}
