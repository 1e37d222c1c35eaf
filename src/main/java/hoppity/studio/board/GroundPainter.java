package hoppity.studio.board;

import hoppity.board.Geometry;
import javafx.geometry.VPos;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws what lies under the pieces: frame, cells, camps and coordinates. */
final class GroundPainter {
    private static final double SMALLEST_CELL_WITH_TEXT = 26;
    private static final double SMALLEST_TEXT = 10;
    private static final double LARGEST_TEXT = 15;

    private GroundPainter() {}

    static void draw(Sheet sheet, Geometry geometry, boolean coordinates) {
        sheet.clear();
        var layout = sheet.layout();
        var g = sheet.graphics();
        var board = layout.board();
        g.setFill(sheet.color(BoardColor.FRAME));
        double corner = 2 * layout.frame();
        g.fillRoundRect(board.x(), board.y(), board.width(), board.height(), corner, corner);
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            drawCell(sheet, geometry, cell);
        }
        if (coordinates && layout.unit() >= SMALLEST_CELL_WITH_TEXT) {
            drawCoordinates(sheet);
        }
    }

    private static void drawCell(Sheet sheet, Geometry geometry, int cell) {
        var place = sheet.layout().topology().cell(cell);
        boolean light = (place.x() + place.y()) % 2 == 1;
        fill(sheet, cell, light ? BoardColor.CELL_LIGHT : BoardColor.CELL_DARK);
        for (var seat : geometry.seats()) {
            if (seat.home().contains(cell)) {
                fill(sheet, cell, seat.index() == 0 ? BoardColor.CAMP_WHITE : BoardColor.CAMP_BLACK);
            }
        }
    }

    private static void fill(Sheet sheet, int cell, BoardColor color) {
        var box = sheet.layout().cell(cell);
        double gap = box.width() < 2 * SMALLEST_TEXT ? 0.5 : 1;
        double corner = sheet.cells(0.1);
        var g = sheet.graphics();
        g.setFill(sheet.color(color));
        g.fillRoundRect(box.x() + gap, box.y() + gap, box.width() - 2 * gap, box.height() - 2 * gap, corner, corner);
    }

    private static void drawCoordinates(Sheet sheet) {
        var layout = sheet.layout();
        var topology = layout.topology();
        var g = sheet.graphics();
        double size = Math.max(SMALLEST_TEXT, Math.min(LARGEST_TEXT, sheet.cells(0.15)));
        double inset = Math.max(3, sheet.cells(0.07));
        g.setFont(Font.font(size));
        g.setFill(sheet.color(BoardColor.COORDINATE));
        for (int cell = 0; cell < topology.size(); cell++) {
            var name = topology.name(cell);
            var box = layout.cell(cell);
            if (layout.inFirstColumn(cell)) {
                g.setTextAlign(TextAlignment.LEFT);
                g.setTextBaseline(VPos.TOP);
                g.fillText(name.substring(1), box.x() + inset, box.y() + inset - 1);
            }
            if (layout.inLastRow(cell)) {
                g.setTextAlign(TextAlignment.RIGHT);
                g.setTextBaseline(VPos.BOTTOM);
                g.fillText(name.substring(0, 1), box.x() + box.width() - inset, box.y() + box.height() - inset + 1);
            }
        }
    }
}
