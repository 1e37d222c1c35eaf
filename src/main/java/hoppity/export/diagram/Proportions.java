package hoppity.export.diagram;

/** The sizes of what is on a board, for screen and paper alike: in cells (see {@link BoardLayout#unit}) where nothing else is said. */
public final class Proportions {
    /** The radius of a piece. */
    public static final double PIECE = 0.36;

    /** The radius of the ring in a piece, in radii of the piece. */
    public static final double PIECE_RING = 0.62;

    /** The radius of a seat's mark, in radii of the piece. */
    public static final double PIECE_MARK = 0.5;

    /** The radius of a star's hole in distances of neighbours; a little less than a piece's. */
    public static final double HOLE = 0.38;

    /** The corners of a square cell. */
    public static final double CELL_CORNER = 0.1;

    /** The letters of coordinates inside of the cells. */
    public static final double COORDINATE = 0.15;

    /** The letters of coordinates on the frame, in pixels. */
    public static final double FRAME_COORDINATE = 11;

    /** The radius of the dots at the landings of the last move. */
    public static final double LANDING = 0.085;

    /** The width of the dots between them. */
    public static final double LAST_MOVE = 0.065;

    /** The width of the arrows of a record. */
    public static final double ARROW = 0.075;

    /** The length of an arrow's head, in widths of its shaft. */
    public static final double ARROW_HEAD = 2.9;

    /** The widths of an engine's arrows, from the weakest line to the best. */
    public static final double WEAKEST_ARROW = 0.045;

    public static final double BEST_ARROW = 0.1;

    /** The radius of a ring around a cell, and its width. */
    public static final double MARK_RING = 0.44;

    public static final double MARK_RING_WIDTH = 0.055;

    /** The size of a label's letters, and half the height of its badge in sizes of letters. */
    public static final double LABEL = 0.24;

    public static final double LABEL_HALF = 0.8;

    private Proportions() {}
}
