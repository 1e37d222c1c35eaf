package hoppity.board;

import java.util.List;

/**
 * The outline of a board: which cells exist, what they are called and which way the lines run. Everything else about the
 * geometry ({@link Topology}) is derived from it.
 */
public sealed interface Shape permits Rectangle, Star {

    /** All cells; the index in this list is the cell's number everywhere else. */
    List<Cell> cells();

    /** The direction vectors of the board's lines; opposite directions are both listed. */
    List<Direction> directions();

    /**
     * The directions (indices into {@link #directions()}) that a rule option names by their count.
     *
     * @throws IllegalArgumentException if the board has no such set of directions
     */
    int[] directionSet(int count);

    /** The number of tempi between two cells: orthogonal distance on squares, hex distance on a star (rules §5). */
    int distance(Cell a, Cell b);

    /** Where the middle of a cell lies from left to right, in units of the distance of two neighbours in a row. */
    double centreX(Cell cell);

    /** Where the middle of a cell lies from bottom to top, in the same units. */
    double centreY(Cell cell);

    /** Cells that are a camp by the look of the board, whoever plays: the points of a star; none on squares. */
    List<Integer> pointCells();

    /** Short text such as {@code 8×8}, for messages and titles. */
    String label();

    /** A direction as the change of file and rank of one step. */
    record Direction(int dx, int dy) {
        /** Whether this is the one of two opposite directions that leads up, or to the right. */
        public boolean isForth() {
            return dy > 0 || dy == 0 && dx > 0;
        }
    }
}
