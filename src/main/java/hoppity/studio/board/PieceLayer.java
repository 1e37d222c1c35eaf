package hoppity.studio.board;

import hoppity.export.diagram.BoardLayout;
import org.jspecify.annotations.Nullable;

/** The pieces on their cells. A step redraws the squares around the cells that changed, not the whole board. */
final class PieceLayer extends Layer {
    /** Half the side of the square that holds a piece with its shadow, in cells. */
    private static final double HALF = 0.5;

    private @Nullable BoardLayout drawnOn;
    private PieceLook[] drawn = {};

    /** Has everything drawn anew the next time: the colours, the marks or the size are others. */
    void stale() {
        drawnOn = null;
    }

    /** Shows the pieces; {@code looks} has an entry a cell. */
    void draw(BoardLayout layout, BoardSurface surface, PieceLook[] looks) {
        var sheet = Sheet.of(this, layout, surface);
        var before = drawn;
        drawn = looks;
        if (drawnOn != layout) {
            drawnOn = layout;
            sheet.clear();
            PiecePainter.draw(sheet, looks);
            return;
        }
        for (int cell = 0; cell < looks.length; cell++) {
            if (!looks[cell].equals(before[cell])) {
                redrawAround(sheet, cell);
            }
        }
    }

    private void redrawAround(Sheet sheet, int changed) {
        var g = sheet.graphics();
        double half = sheet.cells(HALF);
        // Whole pixels, so that the edge of the square does not show.
        double left = Math.floor(sheet.x(changed) - half);
        double top = Math.floor(sheet.y(changed) - half);
        double side = Math.ceil(2 * half) + 1;
        g.clearRect(left, top, side, side);
        g.save();
        g.beginPath();
        g.rect(left, top, side, side);
        g.clip();
        for (int cell = 0; cell < drawn.length; cell++) {
            // The neighbours reach into the square, on the star with more than their shadows.
            boolean reaches = Math.abs(sheet.x(cell) - sheet.x(changed)) < side
                    && Math.abs(sheet.y(cell) - sheet.y(changed)) < side;
            if (reaches) {
                PiecePainter.draw(sheet, cell, drawn[cell]);
            }
        }
        g.restore();
    }
}
