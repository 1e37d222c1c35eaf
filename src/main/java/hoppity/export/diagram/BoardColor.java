package hoppity.export.diagram;

import java.util.Locale;

/** The colours of a board, each a CSS property of it: {@code FRAME} is {@code -board-frame}. */
public enum BoardColor {
    FRAME,
    /** Between the squares. */
    LINE,
    CELL_LIGHT,
    CELL_DARK,
    COORDINATE,
    FRAME_COORDINATE,
    /** Laid over the cells of the first seat's home. */
    CAMP_WHITE,
    /** Laid over the cells of the second seat's home; those of the further seats are tints of their pieces. */
    CAMP_BLACK,
    PIECE_WHITE,
    PIECE_WHITE_EDGE,
    PIECE_WHITE_RING,
    PIECE_BLACK,
    PIECE_BLACK_EDGE,
    PIECE_BLACK_RING,
    PIECE_RED,
    PIECE_RED_EDGE,
    PIECE_GREEN,
    PIECE_GREEN_EDGE,
    PIECE_YELLOW,
    PIECE_YELLOW_EDGE,
    PIECE_PURPLE,
    PIECE_PURPLE_EDGE,
    /** A piece of whichever seat. */
    PIECE_NEUTRAL,
    PIECE_NEUTRAL_EDGE,
    PIECE_SHADOW,
    LAST_MOVE,
    BEST_MOVE,
    REACHABLE,
    /** What is laid over cells, from the least to the most: two tones of one hue, far apart in lightness. */
    OVERLAY_LEAST,
    OVERLAY_MOST,
    CHOSEN,
    MARK_GREEN,
    MARK_RED,
    MARK_YELLOW,
    MARK_BLUE,
    LABEL,
    LABEL_TEXT;

    /** The CSS property. */
    public String property() {
        return "-board-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
