package hoppity.studio.moves;

import hoppity.record.GameRecord;

/**
 * Which seat plays at a ply and under which move number.
 *
 * @param seats how many there are
 * @param firstSeat index of the seat that plays ply 1
 * @param firstNumber its move number
 */
public record MoveNumbering(int seats, int firstSeat, int firstNumber) {
    public static MoveNumbering of(GameRecord record) {
        var start = record.startPosition();
        return new MoveNumbering(record.variant().seatCount(), start.toMove(), start.moveNumber());
    }

    /** Index of the seat that plays a ply, from 1. */
    public int seat(int ply) {
        return (firstSeat + ply - 1) % seats;
    }

    public int number(int ply) {
        return firstNumber + (firstSeat + ply - 1) / seats;
    }

    /** What stands before a move that begins a line: {@code 5.}, {@code 5…} for Black, {@code 5.3} for the third of many. */
    public String label(int ply) {
        int seat = seat(ply);
        if (seat == 0) {
            return number(ply) + ".";
        }
        return number(ply) + (seats == 2 ? "…" : "." + (seat + 1));
    }

    /** How many moves stand beside each other in a list: all of a number's, or half of them from four seats on. */
    public int columns() {
        return seats <= 3 ? seats : (seats + 1) / 2;
    }
}
