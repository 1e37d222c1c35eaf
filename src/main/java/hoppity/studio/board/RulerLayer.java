package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.BoardLayout;
import hoppity.export.diagram.Proportions;
import hoppity.export.diagram.SquareLayout;
import javafx.geometry.VPos;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** The names of the files and ranks that are seen, at the lower and left edge of a part of a board of squares. */
final class RulerLayer extends Layer {
    /** Draws them, or nothing on other boards and on one that is seen whole, which has them on it. */
    void draw(BoardLayout layout, BoardSurface surface) {
        var sheet = Sheet.of(this, layout, surface);
        sheet.clear();
        if (!(layout instanceof SquareLayout squares) || squares.ruler() == 0) {
            return;
        }
        var g = sheet.graphics();
        double width = squares.ruler();
        double bottom = getHeight() - width;
        g.setFill(sheet.color(BoardColor.FRAME));
        g.fillRect(0, 0, width, getHeight());
        g.fillRect(0, bottom, getWidth(), width);
        g.setFont(Font.font(Proportions.FRAME_COORDINATE));
        g.setFill(sheet.color(BoardColor.FRAME_COORDINATE));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        for (int cell = 0; cell < squares.topology().size(); cell++) {
            double x = sheet.x(cell);
            double y = sheet.y(cell);
            if (squares.inFirstColumn(cell) && y > 0 && y < bottom) {
                g.fillText(squares.rowName(cell), width / 2, y);
            }
            if (squares.inLastRow(cell) && x > width && x < getWidth()) {
                g.fillText(squares.columnName(cell), x, bottom + width / 2);
            }
        }
    }
}
