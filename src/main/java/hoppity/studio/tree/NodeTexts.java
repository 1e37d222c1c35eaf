package hoppity.studio.tree;

import hoppity.export.text.MoveNumbering;
import hoppity.export.text.MoveWords;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import java.util.Arrays;
import java.util.stream.IntStream;

/** What is written and shown of the nodes of one layout, worked out when a node comes into sight first. */
final class NodeTexts {
    private static final byte UNKNOWN = -1;
    private static final double CHARACTER = 7;
    private static final double SIGN = 22;

    private final GameRecord record;
    private final MoveWords words;
    private final MoveNumbering numbering;
    private final String[] moves;
    private final byte[] seats;

    NodeTexts(GameRecord record, TreeLayout layout) {
        this.record = record;
        words = new MoveWords(record);
        numbering = MoveNumbering.of(record);
        moves = new String[layout.shape().nodeCount()];
        Arrays.fill(moves, "");
        seats = new byte[moves.length];
        Arrays.fill(seats, UNKNOWN);
    }

    /** The room that a move and a sign need at the usual size, in pixels. */
    static double room(GameRecord record) {
        var topology = record.variant().topology();
        int longest = IntStream.range(0, topology.size())
                .map(cell -> topology.name(cell).length())
                .max()
                .orElse(0);
        return CHARACTER * ("-…-".length() + 2 * longest) + SIGN;
    }

    /** A node's move in short; empty for the root. */
    String move(int index, GameNode node) {
        if (moves[index].isEmpty()) {
            moves[index] = words.brief(node);
        }
        return moves[index];
    }

    /** Index of the seat that made a node's turn, for any node but the root. */
    int seat(int index, GameNode node) {
        if (seats[index] == UNKNOWN) {
            seats[index] = (byte) numbering.seat(node);
        }
        return seats[index];
    }

    int seats() {
        return numbering.seats();
    }

    /** Whether pieces are told by a mark, too: more than two seats are hard to tell by shades. */
    boolean marksSeats() {
        return numbering.seats() > 2;
    }

    /** The move number that begins in a row; 0 if none does, or if it differs from line to line. */
    int numberFrom(int row) {
        var start = record.startPosition();
        int turns = start.toMove() + row - 1;
        boolean begins =
                row > 0 && turns % numbering.seats() == 0 && !record.variant().playsOn();
        return begins ? start.moveNumber() + turns / numbering.seats() : 0;
    }
}
