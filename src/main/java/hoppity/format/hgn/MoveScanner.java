package hoppity.format.hgn;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.format.LineBoard;
import hoppity.format.Notes;
import java.util.ArrayList;
import java.util.Arrays;

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
        int cells = 1;
        skipCell();
        while (passedHyphen()) {
            skipCell();
            cells++;
        }
        int behind = in.at();
        boolean odd = continuesOddly(start, cells);
        in.goTo(behind);
        return odd ? mended(start) : in.from(start);
    }

    /** Goes on behind the cells that are joined by hyphens. */
    private String mended(int start) {
        var cells = new ArrayList<>(Arrays.asList(in.from(start).split("-", -1)));
        while (true) {
            int behind = in.at();
            if (!passedHyphen() && !continuesOddly(start, cells.size())) {
                in.goTo(behind);
                break;
            }
            cells.add(cell());
        }
        var move = String.join("-", cells);
        notes.forgiven(in.where(start), tr("\"{0}\" is read as {1}", in.from(start), move));
        return move;
    }

    private boolean passedHyphen() {
        boolean hyphen = in.peek() == '-' && startsCell(in, 1);
        if (hyphen) {
            in.goTo(in.at() + 1);
        }
        return hyphen;
    }

    /**
     * Goes to the next cell if the move goes on in another way than with a hyphen. Behind blanks only a cell goes on with it
     * that no other move can begin with.
     */
    private boolean continuesOddly(int moveStart, int cells) {
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
        return cells == 1 || (startsLoneCell(in) && isFree(cellAt(in.at()), cellAt(moveStart)));
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

    private String cellAt(int offset) {
        int here = in.at();
        in.goTo(offset);
        var cell = cell();
        in.goTo(here);
        return cell;
    }

    private String cell() {
        int start = in.at();
        skipCell();
        return in.from(start);
    }

    private void skipCell() {
        int end = 1;
        while (in.peek(end) >= '0' && in.peek(end) <= '9') {
            end++;
        }
        in.goTo(in.at() + end);
    }

    private static boolean isSeparator(char c) {
        return c == '-' || c == 'x' || c == ':' || c == '>';
    }
}
