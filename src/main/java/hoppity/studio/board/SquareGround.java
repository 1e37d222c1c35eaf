package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.Proportions;
import hoppity.export.diagram.SquareLayout;
import hoppity.export.diagram.SquareLayout.Box;
import hoppity.export.diagram.SquareLayout.Coordinates;
import java.util.Collection;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws what lies under the pieces on a board of squares: frame, cells, camps and coordinates. */
final class SquareGround {
    private static final double LARGEST_TEXT = 15;

    /** Below this the gaps between the cells are half as wide, below the next there are none. */
    private static final double SMALL_CELL = 20;

    private static final double TINY_CELL = 7;

    private static final double CORNER = 7;

    private SquareGround() {}

    static void draw(Sheet sheet, SquareLayout layout, List<? extends Collection<Integer>> homes) {
        var g = sheet.graphics();
        var board = layout.board();
        g.setFill(sheet.color(BoardColor.FRAME));
        double corner = Math.min(2 * layout.frame(), 2 * CORNER);
        g.fillRoundRect(board.x(), board.y(), board.width(), board.height(), corner, corner);
        g.setFill(sheet.color(BoardColor.LINE));
        double frame = layout.frame();
        g.fillRect(board.x() + frame, board.y() + frame, board.width() - 2 * frame, board.height() - 2 * frame);
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            drawCell(sheet, layout, homes, cell);
        }
        if (layout.coordinates() != Coordinates.NOWHERE) {
            drawCoordinates(sheet, layout);
        }
    }

    private static void drawCell(
            Sheet sheet, SquareLayout layout, List<? extends Collection<Integer>> homes, int cell) {
        var place = layout.topology().cell(cell);
        // So small a chequer would only flicker.
        boolean light = layout.unit() < TINY_CELL || (place.x() + place.y()) % 2 == 1;
        fill(sheet, layout.cell(cell), sheet.color(light ? BoardColor.CELL_LIGHT : BoardColor.CELL_DARK));
        for (int seat = 0; seat < homes.size(); seat++) {
            if (homes.get(seat).contains(cell)) {
                fill(sheet, layout.cell(cell), sheet.surface().camp(seat));
            }
        }
    }

    private static void fill(Sheet sheet, Box box, Color color) {
        double gap = box.width() < TINY_CELL ? 0 : box.width() < SMALL_CELL ? 0.5 : 1;
        double corner = sheet.cells(Proportions.CELL_CORNER);
        var g = sheet.graphics();
        g.setFill(color);
        g.fillRoundRect(box.x() + gap, box.y() + gap, box.width() - 2 * gap, box.height() - 2 * gap, corner, corner);
    }

    private static void drawCoordinates(Sheet sheet, SquareLayout layout) {
        var topology = layout.topology();
        var g = sheet.graphics();
        boolean inside = layout.coordinates() == Coordinates.IN_THE_CELLS;
        g.setFont(Font.font(
                inside ? Math.min(LARGEST_TEXT, sheet.cells(Proportions.COORDINATE)) : Proportions.FRAME_COORDINATE));
        g.setFill(sheet.color(inside ? BoardColor.COORDINATE : BoardColor.FRAME_COORDINATE));
        for (int cell = 0; cell < topology.size(); cell++) {
            var across = layout.columnName(cell);
            var upwards = layout.rowName(cell);
            var box = layout.cell(cell);
            double right = box.x() + box.width();
            double bottom = box.y() + box.height();
            double inset = sheet.cells(0.07);
            double middle = layout.frame() / 2;
            if (layout.inFirstColumn(cell)) {
                if (inside) {
                    write(g, upwards, TextAlignment.LEFT, VPos.TOP, box.x() + inset, box.y() + inset - 1);
                } else {
                    write(g, upwards, TextAlignment.CENTER, VPos.CENTER, box.x() - middle, sheet.y(cell));
                }
            }
            if (layout.inLastRow(cell)) {
                if (inside) {
                    write(g, across, TextAlignment.RIGHT, VPos.BOTTOM, right - inset, bottom - inset + 1);
                } else {
                    write(g, across, TextAlignment.CENTER, VPos.CENTER, sheet.x(cell), bottom + middle);
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
