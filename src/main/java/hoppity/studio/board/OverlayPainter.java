package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.Proportions;
import hoppity.export.diagram.SquareLayout;
import hoppity.export.diagram.StarLayout;
import hoppity.studio.theme.Contrast;
import java.util.Collection;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/**
 * Draws what is laid over the cells: tints of one hue, the darker or brighter the more, with numbers where there is room; what
 * is about pieces lies over them.
 */
final class OverlayPainter {
    /** So much of the cell's own colour is covered; what is left lets chequer and camps be seen. */
    private static final double COVER = 0.84;

    private static final double TEXT_SHARE = 0.3;
    private static final double LEAST_TEXT = 10;
    private static final double LARGEST_TEXT = 22;
    private static final double HATCH_GAP = 0.2;
    private static final double HATCH_WIDTH = 0.045;
    /** Of a cell of the star, in distances of neighbours. */
    private static final double HOLE = 0.43;

    private static final Color DARK_TEXT = Color.gray(0.08);
    private static final Color LIGHT_TEXT = Color.gray(0.97);

    private final Sheet sheet;
    private final BoardPosition shown;

    OverlayPainter(Sheet sheet, BoardPosition shown) {
        this.sheet = sheet;
        this.shown = shown;
    }

    /**
     * Draws what lies under the pieces.
     *
     * @param quiet whether it stands back, without numbers, for the chosen piece
     */
    void under(CellOverlay overlay, boolean quiet) {
        if (overlay instanceof CellOverlay.Reachable reachable) {
            for (int cell = 0; cell < reachable.counts().size(); cell++) {
                int count = reachable.counts().get(cell);
                if (count > 0) {
                    tint(cell, share(count - 1, reachable.most() - 1), numbered(cell, quiet) ? "" + count : "");
                }
            }
        } else if (overlay instanceof CellOverlay.Distances distances) {
            for (int cell = 0; cell < distances.tempi().size(); cell++) {
                int tempi = distances.tempi().get(cell);
                tint(cell, share(tempi, distances.most()), numbered(cell, quiet) ? "" + tempi : "");
            }
        } else if (overlay instanceof Stragglers stragglers) {
            stragglers.blocked().walledIn().forEach(this::hatch);
        }
    }

    /** Draws what lies over the pieces. */
    void over(CellOverlay overlay, boolean quiet) {
        if (overlay instanceof Stragglers stragglers) {
            stragglers.blocked().held().forEach(this::hatch);
            ring(stragglers.pieces());
        } else if (overlay instanceof CellOverlay.Distances distances
                && !quiet
                && !sheet.surface().marksPieces()) {
            for (int cell : shown.position().piecesOf(distances.seat())) {
                number(
                        cell,
                        "" + distances.tempi().get(cell),
                        sheet.surface().piece(distances.seat()).body());
            }
        }
    }

    /** Pieces and the dots of the last move would cover a number. */
    private boolean numbered(int cell, boolean quiet) {
        return !quiet && shown.position().isEmpty(cell) && !shown.lastRoute().contains(cell);
    }

    private static double share(int part, int whole) {
        return whole <= 0 ? 0 : (double) part / whole;
    }

    private void tint(int cell, double share, String number) {
        var tone = sheet.color(BoardColor.OVERLAY_LEAST).interpolate(sheet.color(BoardColor.OVERLAY_MOST), share);
        var color = ground(cell).interpolate(tone, COVER);
        sheet.graphics().setFill(color);
        fill(cell);
        number(cell, number, color);
    }

    /** The colour of a cell by itself: opaque, so that what is written in the cell is covered. */
    private Color ground(int cell) {
        var place = sheet.layout().topology().cell(cell);
        boolean light = sheet.layout() instanceof SquareLayout && (place.x() + place.y()) % 2 == 1;
        var color = sheet.color(light ? BoardColor.CELL_LIGHT : BoardColor.CELL_DARK);
        for (var seat : shown.variant().seats()) {
            if (seat.home().contains(cell)) {
                var camp = sheet.surface().camp(seat.index());
                color = color.interpolate(
                        Color.color(camp.getRed(), camp.getGreen(), camp.getBlue()), camp.getOpacity());
            }
        }
        return color;
    }

    private void number(int cell, String text, Color behind) {
        double size = Math.min(LARGEST_TEXT, sheet.cells(TEXT_SHARE));
        if (text.isEmpty() || size < LEAST_TEXT * 0.75) {
            return;
        }
        var g = sheet.graphics();
        g.setFont(Font.font(null, FontWeight.BOLD, Math.max(LEAST_TEXT, size)));
        g.setFill(Contrast.ratio(behind, DARK_TEXT) > Contrast.ratio(behind, LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT);
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(text, sheet.x(cell), sheet.y(cell));
    }

    private void ring(Collection<Integer> pieces) {
        var g = sheet.graphics();
        double width = Math.max(2, sheet.cells(0.06));
        double radius = sheet.cells(Proportions.PIECE) + width / 2 + 1;
        for (int cell : pieces) {
            g.setStroke(sheet.color(BoardColor.CELL_LIGHT));
            g.setLineWidth(width + 2);
            sheet.strokeCircle(sheet.x(cell), sheet.y(cell), radius);
            g.setStroke(sheet.color(BoardColor.MARK_RED));
            g.setLineWidth(width);
            sheet.strokeCircle(sheet.x(cell), sheet.y(cell), radius);
        }
    }

    private void hatch(int cell) {
        var g = sheet.graphics();
        double half = sheet.cells(0.5);
        g.save();
        g.beginPath();
        trace(cell);
        g.clip();
        double width = Math.max(1.5, sheet.cells(HATCH_WIDTH));
        // A light edge, to be seen on red pieces too.
        g.setGlobalAlpha(0.7);
        hatch(cell, half, width + 2, sheet.color(BoardColor.CELL_LIGHT));
        g.setGlobalAlpha(1);
        hatch(cell, half, width, sheet.color(BoardColor.MARK_RED));
        g.restore();
    }

    private void hatch(int cell, double half, double width, Color color) {
        var g = sheet.graphics();
        g.setStroke(color);
        g.setLineWidth(width);
        double gap = Math.max(6, sheet.cells(HATCH_GAP));
        double x = sheet.x(cell);
        double y = sheet.y(cell);
        for (double offset = -Math.floor(2 * half / gap) * gap; offset <= 2 * half; offset += gap) {
            g.strokeLine(x + offset - half, y + half, x + offset + half, y - half);
        }
    }

    private void fill(int cell) {
        var g = sheet.graphics();
        if (sheet.layout() instanceof SquareLayout squares) {
            var box = squares.cell(cell);
            double corner = sheet.cells(0.1);
            g.fillRoundRect(box.x() + 1, box.y() + 1, box.width() - 2, box.height() - 2, corner, corner);
        } else {
            sheet.fillCircle(sheet.x(cell), sheet.y(cell), radius());
        }
    }

    private double radius() {
        return sheet.layout() instanceof StarLayout star ? HOLE * star.distance() : sheet.cells(0.5);
    }

    private void trace(int cell) {
        var g = sheet.graphics();
        if (sheet.layout() instanceof SquareLayout squares) {
            var box = squares.cell(cell);
            g.rect(box.x() + 1, box.y() + 1, box.width() - 2, box.height() - 2);
        } else {
            double radius = radius();
            g.arc(sheet.x(cell), sheet.y(cell), radius, radius, 0, 360);
        }
    }
}
