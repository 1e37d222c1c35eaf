package hoppity.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A board of squares. Cells are numbered from a1 along the ranks, so that on 8×8 a cell's number is its bit.
 *
 * @param files 4 to 16
 * @param ranks 4 to 16
 */
public record Rectangle(int files, int ranks) implements Shape {
    public static final int MIN_SIDE = 4;
    public static final int MAX_SIDE = 16;

    // N, E, S, W, then the a1–h8 diagonal, then the other one: the sets of 4, 6 and 8 are prefixes of this list.
    private static final List<Direction> DIRECTIONS = List.of(
            new Direction(0, 1),
            new Direction(1, 0),
            new Direction(0, -1),
            new Direction(-1, 0),
            new Direction(1, 1),
            new Direction(-1, -1),
            new Direction(1, -1),
            new Direction(-1, 1));

    public Rectangle {
        if (files < MIN_SIDE || files > MAX_SIDE || ranks < MIN_SIDE || ranks > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "a board has sides from " + MIN_SIDE + " to " + MAX_SIDE + ", not " + files + "×" + ranks);
        }
    }

    @Override
    public List<Cell> cells() {
        var cells = new ArrayList<Cell>(files * ranks);
        for (int y = 0; y < ranks; y++) {
            for (int x = 0; x < files; x++) {
                cells.add(new Cell((char) ('a' + x) + Integer.toString(y + 1), x, y));
            }
        }
        return List.copyOf(cells);
    }

    @Override
    public List<Direction> directions() {
        return DIRECTIONS;
    }

    @Override
    public int[] directionSet(int count) {
        if (count != 4 && count != 6 && count != 8) {
            throw new IllegalArgumentException("a square board has 4, 6 or 8 directions, not " + count);
        }
        var set = new int[count];
        for (int i = 0; i < count; i++) {
            set[i] = i;
        }
        return set;
    }

    @Override
    public int distance(Cell a, Cell b) {
        return Math.abs(a.x() - b.x()) + Math.abs(a.y() - b.y());
    }

    @Override
    public double centreX(Cell cell) {
        return cell.x();
    }

    @Override
    public double centreY(Cell cell) {
        return cell.y();
    }

    @Override
    public List<Integer> pointCells() {
        return List.of();
    }

    @Override
    public String label() {
        return files + "×" + ranks;
    }

    /** A corner of the board, named as White sees it. */
    public enum Corner {
        LOWER_RIGHT,
        LOWER_LEFT,
        UPPER_LEFT,
        UPPER_RIGHT;

        public Corner opposite() {
            return values()[(ordinal() + 2) % 4];
        }
    }

    /** The number of the corner cell. */
    public int cornerCell(Corner corner) {
        return switch (corner) {
            case LOWER_RIGHT -> files - 1;
            case LOWER_LEFT -> 0;
            case UPPER_LEFT -> files * (ranks - 1);
            case UPPER_RIGHT -> files * ranks - 1;
        };
    }

    /**
     * A camp in a corner, given by the lengths of its rows counted from the edge: {@code 4 3 2 1} is the triangle of ten.
     * Opposite corners hold camps turned by 180°.
     *
     * @throws IllegalArgumentException if the camp does not fit
     */
    public Camp camp(Corner corner, List<Integer> rowLengths) {
        if (rowLengths.isEmpty() || rowLengths.size() > ranks) {
            throw new IllegalArgumentException(
                    "a camp on " + label() + " has 1 to " + ranks + " rows, not " + rowLengths.size());
        }
        boolean right = corner == Corner.LOWER_RIGHT || corner == Corner.UPPER_RIGHT;
        boolean lower = corner == Corner.LOWER_RIGHT || corner == Corner.LOWER_LEFT;
        var cells = new ArrayList<Integer>();
        for (int row = 0; row < rowLengths.size(); row++) {
            int length = rowLengths.get(row);
            if (length < 1 || length > files) {
                throw new IllegalArgumentException(
                        "a camp row on " + label() + " has 1 to " + files + " cells, not " + length);
            }
            int y = lower ? row : ranks - 1 - row;
            for (int i = 0; i < length; i++) {
                int x = right ? files - 1 - i : i;
                cells.add(y * files + x);
            }
        }
        return new Camp(cells, cornerCell(corner));
    }
}
