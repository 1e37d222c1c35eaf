package hoppity.studio.board;

import hoppity.board.Geometry;
import hoppity.export.diagram.SquareLayout;
import hoppity.export.diagram.StarLayout;
import java.util.Collection;
import java.util.List;

/** Draws what lies under the pieces. */
final class GroundPainter {
    private GroundPainter() {}

    static void draw(Sheet sheet, Geometry geometry) {
        draw(sheet, geometry.seats().stream().map(seat -> seat.home().cells()).toList());
    }

    /** @param homes the cells of each seat's home, in turn order */
    static void draw(Sheet sheet, List<? extends Collection<Integer>> homes) {
        sheet.clear();
        if (sheet.layout() instanceof SquareLayout squares) {
            SquareGround.draw(sheet, squares, homes);
        } else {
            StarGround.draw(sheet, (StarLayout) sheet.layout(), homes);
        }
    }
}
