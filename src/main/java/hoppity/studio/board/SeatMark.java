package hoppity.studio.board;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** The sign of a seat on its pieces, by which they can be told apart without colour. */
public enum SeatMark {
    /** White. */
    DISC,
    /** Black. */
    TRIANGLE,
    /** Red. */
    SQUARE,
    /** Green. */
    DIAMOND,
    /** Yellow. */
    PLUS,
    /** Purple. */
    BAR;

    /** @param seat index from 0 to 5 */
    public static SeatMark of(int seat) {
        return values()[seat];
    }

    /** Fills the mark around a point. */
    public void fill(GraphicsContext g, double x, double y, double radius) {
        switch (this) {
            case DISC -> g.fillOval(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6);
            case TRIANGLE ->
                g.fillPolygon(
                        new double[] {x, x + radius * 0.9, x - radius * 0.9},
                        new double[] {y - radius, y + radius * 0.6, y + radius * 0.6},
                        3);
            case SQUARE -> g.fillRect(x - radius * 0.75, y - radius * 0.75, radius * 1.5, radius * 1.5);
            case DIAMOND ->
                g.fillPolygon(
                        new double[] {x, x + radius, x, x - radius}, new double[] {y - radius, y, y + radius, y}, 4);
            case PLUS -> {
                g.fillRect(x - radius * 0.3, y - radius, radius * 0.6, radius * 2);
                g.fillRect(x - radius, y - radius * 0.3, radius * 2, radius * 0.6);
            }
            case BAR -> g.fillRect(x - radius, y - radius * 0.35, radius * 2, radius * 0.7);
        }
    }

    /** The same as SVG. */
    void write(SvgText svg, double x, double y, double radius, Color color) {
        switch (this) {
            case DISC -> svg.disc(x, y, radius * 0.8, color);
            case TRIANGLE ->
                svg.polygon(
                        new double[][] {
                            {x, x + radius * 0.9, x - radius * 0.9}, {y - radius, y + radius * 0.6, y + radius * 0.6}
                        },
                        color);
            case SQUARE -> svg.box(x - radius * 0.75, y - radius * 0.75, radius * 1.5, radius * 1.5, 0, color);
            case DIAMOND ->
                svg.polygon(new double[][] {{x, x + radius, x, x - radius}, {y - radius, y, y + radius, y}}, color);
            case PLUS -> {
                svg.box(x - radius * 0.3, y - radius, radius * 0.6, radius * 2, 0, color);
                svg.box(x - radius, y - radius * 0.3, radius * 2, radius * 0.6, 0, color);
            }
            case BAR -> svg.box(x - radius, y - radius * 0.35, radius * 2, radius * 0.7, 0, color);
        }
    }
}
