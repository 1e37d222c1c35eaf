package hoppity.notation;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.board.Seat;
import hoppity.rules.Position;
import hoppity.rules.Setup;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Position strings: {@code <placement> <seat> <number> [<finished>]}, rows from the top, runs of empty cells as numbers,
 * seats as letters in turn order; the seats that have finished stand at the end, in games that go on for the places. Reading
 * is strict on content and lenient on blanks.
 */
public final class PositionText {
    private final Variant variant;
    private final List<List<Integer>> rows;

    public PositionText(Variant variant) {
        this.variant = variant;
        rows = variant.topology().rows();
    }

    public String write(Position position) {
        var text = new StringBuilder();
        for (var row : rows) {
            if (text.length() > 0) {
                text.append('/');
            }
            int empty = 0;
            for (int cell : row) {
                if (position.isEmpty(cell)) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text.append(empty);
                    empty = 0;
                }
                text.append(letter(position.at(cell)));
            }
            if (empty > 0) {
                text.append(empty);
            }
        }
        text.append(' ').append(letter(position.toMove())).append(' ').append(position.moveNumber());
        if (!position.finished().isEmpty()) {
            text.append(' ');
            position.finished().forEach(seat -> text.append(letter(seat)));
        }
        return text.toString();
    }

    /**
     * The position that a text says, checked against the variant.
     *
     * @throws NotationException naming row, column and what is wrong
     */
    public Position read(String text) {
        var setup = readSetup(text);
        var problems = setup.problems(variant);
        if (!problems.isEmpty()) {
            throw new NotationException(problems.get(0).message(), 0);
        }
        return setup.validate(variant);
    }

    /**
     * The set-up that a text says, for editing: it may break the rules of the variant, but it fits the board.
     *
     * @throws NotationException naming row, column and what is wrong
     */
    public Setup readSetup(String text) {
        var cursor = new Cursor(text);
        var cells = new ArrayList<>(Collections.nCopies(variant.topology().size(), Position.EMPTY));
        cursor.skipBlanks();
        if (cursor.atEnd()) {
            throw cursor.error(tr("the position is empty"));
        }
        for (int r = 0; r < rows.size(); r++) {
            readRow(cursor, r, cells);
            boolean last = r == rows.size() - 1;
            if (!last && !cursor.take('/')) {
                throw cursor.error(tr("the position has {0} rows, the board {1}", r + 1, rows.size()));
            }
        }
        if (cursor.take('/')) {
            throw cursor.error(tr("the position has more than the board's {0} rows", rows.size()));
        }
        int seat = readSeat(cursor);
        int number = readNumber(cursor);
        var finished = readFinished(cursor);
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            throw cursor.error(
                    variant.playsOn()
                            ? tr("unexpected text after the finished seats")
                            : tr("unexpected text after the move number"));
        }
        return new Setup(cells, seat, number, finished);
    }

    /** Letters without blanks between them, or nothing. */
    private List<Integer> readFinished(Cursor cursor) {
        cursor.skipBlanks();
        var finished = new ArrayList<Integer>();
        while (variant.playsOn() && !cursor.atEnd() && !Character.isWhitespace(cursor.peek())) {
            int seat = Seat.indexOf(cursor.peek(), variant.seatCount());
            if (seat < 0) {
                throw cursor.error(
                        tr("\"{0}\" is no seat that can have finished; seats are {1}", cursor.peek(), letters()));
            }
            cursor.next();
            finished.add(seat);
        }
        return finished;
    }

    private void readRow(Cursor cursor, int r, List<Integer> cells) {
        var row = rows.get(r);
        int column = 0;
        while (!cursor.atEnd() && cursor.peek() != '/' && !Character.isWhitespace(cursor.peek())) {
            int start = cursor.offset();
            char c = cursor.peek();
            if (c >= '0' && c <= '9') {
                int run = cursor.number();
                if (run == 0) {
                    throw new NotationException(at(r, column, tr("a run of 0 empty cells")), start);
                }
                column += run;
            } else {
                cursor.next();
                int seat = Seat.indexOf(c, variant.seatCount());
                if (seat < 0) {
                    var message = tr("\"{0}\" is no seat; seats are {1}", c, letters());
                    throw new NotationException(at(r, column, message), start);
                }
                if (column < row.size()) {
                    cells.set(row.get(column), seat);
                }
                column++;
            }
            if (column > row.size()) {
                var message = count(row.size(), "the row has more than {0} cells", "the row has more than {0} cells");
                throw new NotationException(at(r, row.size(), message), start);
            }
        }
        if (column < row.size()) {
            throw cursor.error(at(r, column, tr("the row ends after {0} of {1} cells", column, row.size())));
        }
    }

    private int readSeat(Cursor cursor) {
        cursor.skipBlanks();
        if (cursor.atEnd()) {
            throw cursor.error(tr("the seat to move is missing"));
        }
        int seat = Seat.indexOf(cursor.peek(), variant.seatCount());
        if (seat < 0) {
            throw cursor.error(tr("\"{0}\" is no seat to move; seats are {1}", cursor.peek(), letters()));
        }
        cursor.next();
        return seat;
    }

    private static int readNumber(Cursor cursor) {
        cursor.skipBlanks();
        if (cursor.atEnd()) {
            throw cursor.error(tr("the move number is missing"));
        }
        int start = cursor.offset();
        int number = cursor.peek() >= '0' && cursor.peek() <= '9' ? cursor.number() : 0;
        if (number < 1 || number > Setup.MAX_MOVE_NUMBER) {
            throw new NotationException(
                    tr("the move number is not a whole number from 1 to {0}", Setup.MAX_MOVE_NUMBER), start);
        }
        return number;
    }

    private static String at(int row, int column, String message) {
        return tr("row {0} from the top, column {1}: {2}", row + 1, column + 1, message);
    }

    private char letter(int seat) {
        return variant.seat(seat).letter();
    }

    private String letters() {
        var letters = new ArrayList<String>();
        variant.seats().forEach(s -> letters.add(String.valueOf(s.letter())));
        return String.join(", ", letters);
    }

    /** A place in the text. */
    private static final class Cursor {
        private static final int DIGITS_THAT_FIT = 9;
        private final String text;
        private int offset;

        Cursor(String text) {
            this.text = text;
        }

        boolean atEnd() {
            return offset >= text.length();
        }

        int offset() {
            return offset;
        }

        char peek() {
            return text.charAt(offset);
        }

        void next() {
            offset++;
        }

        boolean take(char c) {
            // Blanks around the slashes are forgiven only before one, since a blank also ends the placement.
            int saved = offset;
            skipBlanks();
            if (!atEnd() && peek() == c) {
                offset++;
                skipBlanks();
                return true;
            }
            offset = saved;
            return false;
        }

        void skipBlanks() {
            while (!atEnd() && Character.isWhitespace(peek())) {
                offset++;
            }
        }

        /** The number here; anything too long to fit is cut to a value that no reader accepts. */
        int number() {
            int start = offset;
            while (!atEnd() && peek() >= '0' && peek() <= '9') {
                offset++;
            }
            return offset - start > DIGITS_THAT_FIT
                    ? Integer.MAX_VALUE / 2
                    : Integer.parseInt(text.substring(start, offset));
        }

        NotationException error(String message) {
            return new NotationException(message, offset);
        }
    }
}
