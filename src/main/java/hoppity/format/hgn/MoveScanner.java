package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.format.LineBoard;
import hoppity.format.Notes;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the cells of one move. They are joined by hyphens; what others put between them is understood as well: {@code x},
 * {@code :}, {@code >}, blanks, or nothing.
 */
final class MoveScanner {
    private final Scanner in;
    private final LineBoard board;
    private final Notes notes;

    MoveScanner(Scanner in, LineBoard board, Notes notes) {
        this.in = in;
        this.board = board;
        this.notes = notes;
    }

    static boolean startsCell(Scanner in, int ahead) {
        char letter = in.peek(ahead);
        char digit = in.peek(ahead + 1);
        return letter >= 'a' && letter <= 'z' && letter != 'x' && digit >= '1' && digit <= '9';
    }

    /** The move that begins here, as {@link hoppity.notation.MoveText} writes it; a lone cell if there is no more. */
    String read() {
        int start = in.at();
        var cells = new ArrayList<String>();
        cells.add(cell());
        boolean proper = true;
        while (true) {
            int behind = in.at();
            boolean hyphen = in.peek() == '-' && startsCell(in, 1);
            if (hyphen) {
                in.goTo(behind + 1);
            } else if (!continuesOddly(cells)) {
                in.goTo(behind);
                break;
            }
            proper &= hyphen;
            cells.add(cell());
        }
        var move = String.join("-", cells);
        if (!proper) {
            notes.forgiven(in.where(start), tr("\"{0}\" is read as {1}", in.from(start), move));
        }
        return move;
    }

    /**
     * Goes to the next cell if the move goes on in another way than with a hyphen. Behind blanks only a cell goes on with it
     * that no other move can begin with.
     */
    private boolean continuesOddly(List<String> cells) {
        int behind = in.at();
        in.skipBlanks();
        if (isSeparator(in.peek()) && in.peek(1) != in.peek()) {
            in.goTo(in.at() + 1);
            in.skipBlanks();
            return startsCell(in, 0);
        }
        if (!startsCell(in, 0) || in.at() == behind) {
            return startsCell(in, 0);
        }
        int start = in.at();
        var next = cell();
        in.goTo(start);
        return cells.size() == 1 || (startsLoneCell(in) && isFree(next, cells.get(0)));
    }

    /** Whether what stands here could be taken for the rest of a move before it. */
    static boolean couldContinue(Scanner in) {
        return startsLoneCell(in) || (isSeparator(in.peek()) && in.peek(1) != in.peek());
    }

    private static boolean startsLoneCell(Scanner in) {
        int ahead = 1;
        while (in.peek(ahead) >= '0' && in.peek(ahead) <= '9') {
            ahead++;
        }
        return startsCell(in, 0) && !isSeparator(in.peek(ahead)) && !startsCell(in, ahead);
    }

    private boolean isFree(String cell, String origin) {
        int number = board.topology().find(cell);
        return cell.equals(origin) || (number != Topology.NONE && board.isEmpty(number));
    }

    private String cell() {
        int start = in.at();
        in.goTo(start + 1);
        while (in.peek() >= '0' && in.peek() <= '9') {
            in.goTo(in.at() + 1);
        }
        return in.from(start);
    }

    private static boolean isSeparator(char c) {
        return c == '-' || c == 'x' || c == ':' || c == '>';
    }
}
