package hoppity.studio.board;

import java.util.Arrays;
import javafx.scene.canvas.Canvas;
import org.jspecify.annotations.Nullable;

/** The pieces on their cells. A step redraws the cells that look otherwise than before, not the whole board. */
final class PieceLayer extends Canvas {
    /** Half the side of the square that holds a piece with its shadow and no part of a neighbour, in cells. */
    private static final double HALF = 0.469;

    private @Nullable BoardLayout drawnOn;
    private PieceLook[] drawn = {};

    PieceLayer() {
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Has everything drawn anew the next time: the colours, the marks or the size are others. */
    void stale() {
        drawnOn = null;
    }

    /** Shows the pieces; {@code looks} has an entry a cell. */
    void draw(BoardLayout layout, BoardSurface surface, PieceLook[] looks) {
        var sheet = Sheet.of(this, layout, surface);
        if (drawnOn != layout) {
            sheet.clear();
            drawnOn = layout;
            drawn = new PieceLook[looks.length];
            Arrays.fill(drawn, PieceLook.NONE);
        }
        for (int cell = 0; cell < looks.length; cell++) {
            if (!looks[cell].equals(drawn[cell])) {
                double half = sheet.cells(HALF);
                getGraphicsContext2D().clearRect(sheet.x(cell) - half, sheet.y(cell) - half, 2 * half, 2 * half);
                PiecePainter.draw(sheet, cell, looks[cell]);
                drawn[cell] = looks[cell];
            }
        }
    }
}
