package hoppity.rules;

import hoppity.board.Geometry;
import java.util.Arrays;
import java.util.List;

/**
 * Who stands where, whose turn it is and which move number it is. Immutable; knows no history and no variant.
 */
public final class Position {
    /** Stands for "no piece" in {@link #at(int)}. */
    public static final int EMPTY = -1;

    private final byte[] cells;
    private final int toMove;
    private final int moveNumber;

    Position(byte[] cells, int toMove, int moveNumber) {
        this.cells = cells;
        this.toMove = toMove;
        this.moveNumber = moveNumber;
    }

    /**
     * A position from its parts, unchecked against any variant: {@link Setup#validate} does that.
     *
     * @param cells per cell the seat's index, or {@link #EMPTY}
     * @param toMove index of the seat to move
     * @param moveNumber that seat's own move number, from 1
     */
    public static Position of(int[] cells, int toMove, int moveNumber) {
        var bytes = new byte[cells.length];
        for (int i = 0; i < cells.length; i++) {
            bytes[i] = (byte) cells[i];
        }
        return new Position(bytes, toMove, moveNumber);
    }

    /** Every army at home, the first seat to move. */
    public static Position initial(Geometry geometry) {
        var cells = new byte[geometry.topology().size()];
        Arrays.fill(cells, (byte) EMPTY);
        for (var seat : geometry.seats()) {
            for (int cell : seat.home().cells()) {
                cells[cell] = (byte) seat.index();
            }
        }
        return new Position(cells, 0, 1);
    }

    /** The seat whose piece stands on the cell, or {@link #EMPTY}. */
    public int at(int cell) {
        return cells[cell];
    }

    public boolean isEmpty(int cell) {
        return cells[cell] == EMPTY;
    }

    /** The number of cells of the board. */
    public int size() {
        return cells.length;
    }

    /** Index of the seat whose turn it is. */
    public int toMove() {
        return toMove;
    }

    /** The number of the move about to be played, from 1; it grows when the first seat is to move again. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The cells of one army, ascending. */
    public List<Integer> piecesOf(int seat) {
        return java.util.stream.IntStream.range(0, cells.length)
                .filter(c -> cells[c] == seat)
                .boxed()
                .toList();
    }

    /** The position after a move, whether or not the rules allow it. */
    public Position after(Move move, int seatCount) {
        var next = cells;
        if (!move.isPass()) {
            next = cells.clone();
            next[move.to()] = next[move.from()];
            next[move.from()] = EMPTY;
        }
        boolean wraps = toMove + 1 == seatCount;
        return new Position(next, wraps ? 0 : toMove + 1, wraps ? moveNumber + 1 : moveNumber);
    }

    byte[] copyOfCells() {
        return cells.clone();
    }

    /** Whether the two have the same placement and seat to move: what counts as a repetition. */
    public boolean repeats(Position other) {
        return toMove == other.toMove && Arrays.equals(cells, other.cells);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Position other
                && toMove == other.toMove
                && moveNumber == other.moveNumber
                && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(cells) + toMove) + moveNumber;
    }
}
