package hoppity.studio.board;

import hoppity.export.diagram.Proportions;
import hoppity.studio.theme.PieceSet;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;

/** Draws the body of a piece, one way a piece set. All stay within the radius and a hair line around it. */
final class PieceArt {
    private static final double HEAD = 0.58;
    /** On a marble of a smaller radius, in pixels, the highlight would be half of it. */
    private static final double SHINY = 8;

    private final Sheet sheet;
    private final double x;
    private final double y;
    private final double radius;
    private final PieceColors colors;

    PieceArt(Sheet sheet, double x, double y, double radius, PieceColors colors) {
        this.sheet = sheet;
        this.x = x;
        this.y = y;
        this.radius = radius;
        this.colors = colors;
    }

    /** @param marked whether a mark will be drawn over it, for which the middle stays free */
    void draw(PieceSet set, boolean marked) {
        switch (set) {
            case RINGS -> {
                disc(0.06);
                if (!marked) {
                    graphics().setStroke(colors.ring());
                    sheet.strokeCircle(x, y, radius * Proportions.PIECE_RING);
                }
            }
            case FLAT, MARKED -> disc(0.1);
            case MARBLES -> marble(marked);
            case PEGS -> peg(marked);
        }
    }

    private GraphicsContext graphics() {
        return sheet.graphics();
    }

    private void disc(double edge) {
        graphics().setFill(colors.body());
        sheet.fillCircle(x, y, radius);
        outline(radius, edge);
    }

    private void outline(double at, double width) {
        graphics().setStroke(colors.edge());
        graphics().setLineWidth(Math.max(1, radius * width));
        sheet.strokeCircle(x, y, at);
    }

    private void marble(boolean marked) {
        var g = graphics();
        var body = colors.body();
        var light = body.interpolate(Color.WHITE, 0.35);
        g.setFill(new RadialGradient(
                0,
                0,
                x - radius * 0.3,
                y - radius * 0.35,
                radius * 1.45,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, light),
                new Stop(0.45, body),
                new Stop(1, shade(body, 0.55))));
        sheet.fillCircle(x, y, radius);
        outline(radius, 0.05);
        if (radius < SHINY) {
            return;
        }
        // A mark must not drown in the highlight.
        double shine = marked ? 0.25 : 0.7;
        g.setFill(new LinearGradient(
                0,
                y - radius * 0.82,
                0,
                y - radius * 0.1,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, Color.rgb(255, 255, 255, shine)),
                new Stop(1, Color.rgb(255, 255, 255, 0))));
        g.fillOval(x - radius * 0.55, y - radius * 0.85, radius * 1.1, radius * 0.75);
    }

    private void peg(boolean marked) {
        var g = graphics();
        var body = colors.body();
        g.setFill(new LinearGradient(
                x - radius,
                y - radius,
                x + radius,
                y + radius,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, body.interpolate(Color.WHITE, 0.12)),
                new Stop(1, shade(body, 0.72))));
        sheet.fillCircle(x, y, radius);
        outline(radius, 0.06);
        double head = radius * (marked ? 0.7 : HEAD);
        g.setFill(shade(body, 0.6));
        sheet.fillCircle(x + radius * 0.05, y + radius * 0.07, head);
        g.setFill(body.interpolate(Color.WHITE, 0.1));
        sheet.fillCircle(x - radius * 0.03, y - radius * 0.04, head);
    }

    /** A darker shade: {@code share} of the brightness is left. */
    private static Color shade(Color color, double share) {
        return color.deriveColor(0, 1, share, 1);
    }
}
