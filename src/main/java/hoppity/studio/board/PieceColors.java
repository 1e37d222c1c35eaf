package hoppity.studio.board;

import hoppity.studio.theme.Contrast;
import javafx.scene.paint.Color;

/** The colours of a seat's pieces. */
record PieceColors(Color body, Color edge, Color ring) {
    private static final double RING = 0.45;
    private static final Color LIGHT_MARK = Color.rgb(250, 250, 250, 0.95);
    private static final Color DARK_MARK = Color.rgb(22, 22, 26, 0.9);

    /** With a ring that is a light shade of the body. */
    PieceColors(Color body, Color edge) {
        this(body, edge, body.interpolate(Color.WHITE, RING));
    }

    Color mark() {
        return markOn(body);
    }

    /** The colour of a mark on a body: light or dark, whichever is seen better. */
    static Color markOn(Color body) {
        return Contrast.ratio(body, LIGHT_MARK) > Contrast.ratio(body, DARK_MARK) ? LIGHT_MARK : DARK_MARK;
    }
}
