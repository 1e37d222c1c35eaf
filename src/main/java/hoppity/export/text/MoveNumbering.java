package hoppity.export.text;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Position;

/** Which seat makes a turn of a game, and under which move number. */
public final class MoveNumbering {
    private final GameRecord record;
    private final int seats;
    private final Position start;
    private final boolean skipsSeats;

    private MoveNumbering(GameRecord record) {
        this.record = record;
        seats = record.variant().seatCount();
        start = record.startPosition();
        skipsSeats = record.variant().playsOn();
    }

    public static MoveNumbering of(GameRecord record) {
        return new MoveNumbering(record);
    }

    /** How many seats there are. */
    public int seats() {
        return seats;
    }

    /** Index of the seat that makes a node's turn. */
    public int seat(GameNode node) {
        // Where no seat is ever passed over, counting does, and no position needs to be worked out.
        return skipsSeats ? before(node).toMove() : (start.toMove() + node.ply() - 1) % seats;
    }

    /** That seat's move number. */
    public int number(GameNode node) {
        return skipsSeats ? before(node).moveNumber() : start.moveNumber() + (start.toMove() + node.ply() - 1) / seats;
    }

    private Position before(GameNode node) {
        var parent = node.parent();
        if (parent == null) {
            throw new IllegalArgumentException("nobody has moved at the start");
        }
        return record.positionAt(parent);
    }

    /** What stands before a move that begins a line: {@code 5.}, {@code 5…} for Black, {@code 5.3} for the third of many. */
    public String label(GameNode node) {
        int seat = seat(node);
        if (seat == 0) {
            return number(node) + ".";
        }
        return number(node) + (seats == 2 ? "…" : "." + (seat + 1));
    }

    /** How many moves stand beside each other in a list: all of a number's, or half of them from four seats on. */
    public int columns() {
        return seats <= 3 ? seats : (seats + 1) / 2;
    }
}
