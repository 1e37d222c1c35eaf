package hoppity.studio.board;

import java.util.Locale;

/** The colours of a board, each a CSS property of it: {@code FRAME} is {@code -board-frame}. */
public enum BoardColor {
    FRAME,
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
    /** The bodies of the third to the sixth seat's pieces; edges and rings are shades of them. */
    PIECE_RED,
    PIECE_GREEN,
    PIECE_YELLOW,
    PIECE_PURPLE,
    PIECE_SHADOW,
    LAST_MOVE,
    BEST_MOVE,
    REACHABLE,
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
