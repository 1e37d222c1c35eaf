package hoppity.studio.board;

import hoppity.export.diagram.Ink;
import hoppity.export.diagram.Palette;
import javafx.scene.paint.Color;

/** The colours of a board on the screen, for diagrams. */
final class BoardPalette {
    private static final int OPAQUE = 255;

    private BoardPalette() {}

    /** @param board with its styles applied */
    static Palette of(BoardSurface board) {
        return Palette.of(color -> ink(board.color(color)));
    }

    private static Ink ink(Color color) {
        int rgb = channel(color.getRed()) << 16 | channel(color.getGreen()) << 8 | channel(color.getBlue());
        return new Ink("", rgb, color.getOpacity());
    }

    private static int channel(double share) {
        return (int) Math.round(share * OPAQUE);
    }
}
