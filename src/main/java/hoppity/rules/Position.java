package hoppity.rules;

import hoppity.board.Geometry;
import java.util.ArrayList;
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
    private final List<Integer> finished;

    Position(byte[] cells, int toMove, int moveNumber, List<Integer> finished) {
        this.cells = cells;
        this.toMove = toMove;
        this.moveNumber = moveNumber;
        this.finished = finished;
    }

    /**
     * A position from its parts, unchecked against any variant: {@link Setup#validate} does that.
     *
     * @param cells per cell the seat's index, or {@link #EMPTY}
     * @param toMove index of the seat to move
     * @param moveNumber that seat's own move number, from 1
     */
    public static Position of(int[] cells, int toMove, int moveNumber) {
        return of(cells, toMove, moveNumber, List.of());
    }

    /** @param finished the seats that have finished, in order, in games that go on for the places */
    public static Position of(int[] cells, int toMove, int moveNumber, List<Integer> finished) {
        var bytes = new byte[cells.length];
        for (int i = 0; i < cells.length; i++) {
            bytes[i] = (byte) cells[i];
        }
        return new Position(bytes, toMove, moveNumber, List.copyOf(finished));
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
        return new Position(cells, 0, 1, List.of());
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

    /** The number of the move about to be played, from 1; it grows each time the turn has gone round. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The seats that have finished, in order; they are skipped. Empty unless a game goes on for the places. */
    public List<Integer> finished() {
        return finished;
    }

    /** The cells of one army, ascending. */
    public List<Integer> piecesOf(int seat) {
        return java.util.stream.IntStream.range(0, cells.length)
                .filter(c -> cells[c] == seat)
                .boxed()
                .toList();
    }

    /** The position after a move, whether or not the rules allow it. */
    public Position after(Move move, Variant variant) {
        var next = cells;
        if (!move.isPass()) {
            next = cells.clone();
            next[move.to()] = next[move.from()];
            next[move.from()] = EMPTY;
        }
        var home = finished;
        if (variant.playsOn()
                && home.size() < variant.seatCount() - 1
                && new Completion(variant).isFilled(next, toMove)) {
            home = new ArrayList<>(finished);
            home.add(toMove);
            home = List.copyOf(home);
        }
        int seat = toMove;
        int number = moveNumber;
        do {
            seat = variant.next(seat);
            number += seat == 0 ? 1 : 0;
        } while (home.contains(seat) && seat != toMove);
        return new Position(next, seat, number, home);
    }

    byte[] copyOfCells() {
        return cells.clone();
    }

    /** Whether the two have the same placement and seat to move: what counts as a repetition. */
    public boolean repeats(Position other) {
        return toMove == other.toMove && finished.equals(other.finished) && Arrays.equals(cells, other.cells);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Position other
                && toMove == other.toMove
                && moveNumber == other.moveNumber
                && finished.equals(other.finished)
                && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * Arrays.hashCode(cells) + toMove) + moveNumber) + finished.hashCode();
    }
}
