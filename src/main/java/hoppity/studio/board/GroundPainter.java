package hoppity.studio.board;

import hoppity.board.Geometry;

/** Draws what lies under the pieces. */
final class GroundPainter {
    private GroundPainter() {}

    static void draw(Sheet sheet, Geometry geometry) {
        sheet.clear();
        if (sheet.layout() instanceof SquareLayout squares) {
            SquareGround.draw(sheet, squares, geometry);
        } else {
            StarGround.draw(sheet, (StarLayout) sheet.layout(), geometry);
        }
    }
}
