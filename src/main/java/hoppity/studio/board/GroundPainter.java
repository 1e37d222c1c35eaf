package hoppity.studio.board;

import hoppity.board.Geometry;
import hoppity.studio.board.BoardLayout.Coordinates;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws what lies under the pieces: frame, cells, camps and coordinates. */
final class GroundPainter {
    private static final double TEXT_SHARE = 0.15;
    private static final double LARGEST_TEXT = 15;
    private static final double FRAME_TEXT = 11;

    /** Below this the gaps between the cells are half as wide, below the next there are none. */
    private static final double SMALL_CELL = 20;

    private static final double TINY_CELL = 7;

    private static final double CORNER = 7;

    private GroundPainter() {}

    static void draw(Sheet sheet, Geometry geometry) {
        sheet.clear();
        var layout = sheet.layout();
        var g = sheet.graphics();
        var board = layout.board();
        g.setFill(sheet.color(BoardColor.FRAME));
        double corner = Math.min(2 * layout.frame(), 2 * CORNER);
        g.fillRoundRect(board.x(), board.y(), board.width(), board.height(), corner, corner);
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            drawCell(sheet, geometry, cell);
        }
        if (layout.coordinates() != Coordinates.NOWHERE) {
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
        double gap = box.width() < TINY_CELL ? 0 : box.width() < SMALL_CELL ? 0.5 : 1;
        double corner = sheet.cells(0.1);
        var g = sheet.graphics();
        g.setFill(sheet.color(color));
        g.fillRoundRect(box.x() + gap, box.y() + gap, box.width() - 2 * gap, box.height() - 2 * gap, corner, corner);
    }

    private static void drawCoordinates(Sheet sheet) {
        var layout = sheet.layout();
        var topology = layout.topology();
        var g = sheet.graphics();
        boolean inside = layout.coordinates() == Coordinates.IN_THE_CELLS;
        g.setFont(Font.font(inside ? Math.min(LARGEST_TEXT, sheet.cells(TEXT_SHARE)) : FRAME_TEXT));
        g.setFill(sheet.color(inside ? BoardColor.COORDINATE : BoardColor.FRAME_COORDINATE));
        for (int cell = 0; cell < topology.size(); cell++) {
            var name = topology.name(cell);
            var file = name.substring(0, 1);
            var rank = name.substring(1);
            var box = layout.cell(cell);
            double right = box.x() + box.width();
            double bottom = box.y() + box.height();
            double inset = sheet.cells(0.07);
            double middle = layout.frame() / 2;
            if (layout.inFirstColumn(cell)) {
                if (inside) {
                    write(g, rank, TextAlignment.LEFT, VPos.TOP, box.x() + inset, box.y() + inset - 1);
                } else {
                    write(g, rank, TextAlignment.CENTER, VPos.CENTER, box.x() - middle, sheet.y(cell));
                }
            }
            if (layout.inLastRow(cell)) {
                if (inside) {
                    write(g, file, TextAlignment.RIGHT, VPos.BOTTOM, right - inset, bottom - inset + 1);
                } else {
                    write(g, file, TextAlignment.CENTER, VPos.CENTER, sheet.x(cell), bottom + middle);
                }
            }
        }
    }

    private static void write(GraphicsContext g, String text, TextAlignment align, VPos base, double x, double y) {
        g.setTextAlign(align);
        g.setTextBaseline(base);
        g.fillText(text, x, y);
    }
}
