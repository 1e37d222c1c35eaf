package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.Proportions;
import hoppity.export.diagram.StarLayout;
import java.util.Collection;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws what lies under the pieces on a star: the frame, the holes, the camps and the holes' names. */
final class StarGround {
    private StarGround() {}

    static void draw(Sheet sheet, StarLayout layout, List<? extends Collection<Integer>> homes) {
        fillOutline(sheet, layout, layout.margin(), sheet.color(BoardColor.FRAME));
        fillOutline(sheet, layout, layout.margin() - layout.frame(), sheet.color(BoardColor.CELL_LIGHT));
        double radius = Proportions.HOLE * layout.distance();
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            hole(sheet, cell, radius, sheet.color(BoardColor.CELL_DARK));
        }
        for (int seat = 0; seat < homes.size(); seat++) {
            for (int cell : homes.get(seat)) {
                hole(sheet, cell, radius, sheet.surface().camp(seat));
            }
        }
        if (layout.isNamed()) {
            drawNames(sheet, layout);
        }
    }

    /** A star with round points: drawn a little smaller, and as much larger again by a thick line around it. */
    private static void fillOutline(Sheet sheet, StarLayout layout, double margin, Color color) {
        var g = sheet.graphics();
        double rounding = layout.rounding();
        var corners = layout.outline((margin - rounding) / layout.distance());
        g.setFill(color);
        g.setStroke(color);
        g.setLineJoin(StrokeLineJoin.ROUND);
        g.setLineWidth(2 * rounding);
        g.fillPolygon(corners[0], corners[1], corners[0].length);
        g.strokePolygon(corners[0], corners[1], corners[0].length);
    }

    private static void hole(Sheet sheet, int cell, double radius, Color color) {
        sheet.graphics().setFill(color);
        sheet.fillCircle(sheet.x(cell), sheet.y(cell), radius);
    }

    private static void drawNames(Sheet sheet, StarLayout layout) {
        var g = sheet.graphics();
        g.setFont(Font.font(layout.nameSize()));
        g.setFill(sheet.color(BoardColor.COORDINATE));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            g.fillText(layout.topology().name(cell), sheet.x(cell), sheet.y(cell));
        }
    }
}
