package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.Proportions;
import hoppity.rules.Position;
import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Draws the pieces, and under them the way of the last move. */
final class PiecePainter {
    private static final double RADIUS = Proportions.PIECE;

    private static final double FADED = 0.3;
    /** On a piece of a smaller radius, in pixels, a mark would only be a speck. */
    private static final double MARKED_RADIUS = 4.5;

    private PiecePainter() {}

    /** Draws what stands on all cells; {@code looks} has an entry a cell. */
    static void draw(Sheet sheet, PieceLook[] looks) {
        for (int cell = 0; cell < looks.length; cell++) {
            draw(sheet, cell, looks[cell]);
        }
    }

    /** Draws what stands on a cell. */
    static void draw(Sheet sheet, int cell, PieceLook look) {
        var g = sheet.graphics();
        if (look.seat() != Position.EMPTY) {
            g.setGlobalAlpha(look.faded() ? FADED : 1);
            draw(sheet, sheet.x(cell), sheet.y(cell), look.seat());
            g.setGlobalAlpha(1);
        }
        if (look.moved()) {
            ringLastMoved(sheet, cell);
        }
    }

    /** Draws one piece with its shadow. */
    static void draw(Sheet sheet, double x, double y, int seat) {
        var g = sheet.graphics();
        var colors = sheet.surface().piece(seat);
        double radius = sheet.cells(RADIUS);
        double shadowY = y + sheet.cells(0.035);
        double shadowRadius = sheet.cells(RADIUS + 0.07);
        var shadow = sheet.color(BoardColor.PIECE_SHADOW);
        if (shadow.getOpacity() > 0) {
            g.setFill(new RadialGradient(
                    0,
                    0,
                    x,
                    shadowY,
                    shadowRadius,
                    false,
                    CycleMethod.NO_CYCLE,
                    new Stop(0.78, shadow),
                    new Stop(1, Color.color(shadow.getRed(), shadow.getGreen(), shadow.getBlue(), 0))));
            sheet.fillCircle(x, shadowY, shadowRadius);
        }
        boolean marked = seat >= 0 && sheet.surface().marksPieces() && radius >= MARKED_RADIUS;
        new PieceArt(sheet, x, y, radius, colors).draw(sheet.surface().pieceSet(), marked);
        if (marked) {
            g.setFill(colors.mark());
            SeatMarkPainter.fill(g, seat, x, y, radius * Proportions.PIECE_MARK);
        }
    }

    /**
     * Draws the way of the last move, to be covered by the pieces.
     *
     * @param quiet whether it stands back for something else
     */
    static void drawLastMove(Sheet sheet, List<Integer> route, boolean quiet) {
        if (route.isEmpty()) {
            return;
        }
        var g = sheet.graphics();
        var color = sheet.color(BoardColor.LAST_MOVE);
        double width = Math.max(2, sheet.cells(Proportions.LAST_MOVE));
        g.setStroke(color);
        g.setFill(color);
        g.setGlobalAlpha(quiet ? 0.35 : 0.8);
        g.setLineWidth(width);
        g.setLineCap(StrokeLineCap.ROUND);
        g.setLineJoin(StrokeLineJoin.ROUND);
        g.setLineDashes(0.01, width * 1.9);
        RoutePath.trace(sheet, route);
        g.stroke();
        g.setLineDashes();
        for (int cell : route) {
            sheet.fillCircle(sheet.x(cell), sheet.y(cell), sheet.cells(Proportions.LANDING));
        }
        g.setGlobalAlpha(1);
    }

    private static void ringLastMoved(Sheet sheet, int cell) {
        var g = sheet.graphics();
        g.setStroke(sheet.color(BoardColor.LAST_MOVE));
        g.setLineWidth(Math.max(1.5, sheet.cells(0.035)));
        sheet.strokeCircle(sheet.x(cell), sheet.y(cell), sheet.cells(RADIUS + 0.035));
    }
}
