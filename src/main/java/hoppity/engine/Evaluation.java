package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;

/**
 * Judges a position in hundredths of a tempo. What can be kept up to date from move to move is: the sum of the pieces'
 * distances ({@link CellValues#cost}) and how far each army's parity classes are from those of its target. The rest looks at
 * the position when it is asked: the last gaps of the target, and pieces at home before the home limit.
 */
final class Evaluation {
    /** Per piece that is in the wrong parity class for the target: only a step, never a jump, can change its class. */
    private static final int PARITY = 42;

    /** What it is worth to be the seat to move. */
    static final int TO_MOVE = 100;

    /** Per tempo of detour that filling the gaps costs, by the number of pieces outside the target. */
    private static final int[] DETOUR = {0, 70, 70, 56, 42, 28, 14};

    private final CellValues cells;
    private final HomeUrgency urgency;
    private final int[] gaps;
    private int balance;
    private final int[][] classCount = new int[2][CellValues.CLASSES];
    private final int[] mismatch = new int[2];

    /** @param position where the moves begin */
    Evaluation(Variant variant, MutablePosition position) {
        cells = new CellValues(variant);
        urgency = new HomeUrgency(variant);
        gaps = new int[variant.topology().size()];
        for (int seat = 0; seat < 2; seat++) {
            for (int i = 0; i < position.pieceCount(seat); i++) {
                int cell = position.piece(seat, i);
                classCount[seat][cells.parity(cell)]++;
                balance += seat == 0 ? -cells.cost(0, cell) : cells.cost(1, cell);
            }
            mismatch[seat] = mismatch(seat);
        }
    }

    /** Follows a move of a seat; with the ends exchanged it takes the move back. */
    void move(int seat, int from, int to) {
        int gain = cells.cost(seat, from) - cells.cost(seat, to);
        balance += seat == 0 ? gain : -gain;
        int left = cells.parity(from);
        int entered = cells.parity(to);
        if (left != entered) {
            classCount[seat][left]--;
            classCount[seat][entered]++;
            mismatch[seat] = mismatch(seat);
        }
    }

    /** What a move brings the seat that plays it, as far as the distances go. */
    int gain(int seat, int move) {
        return cells.cost(seat, Move.from(move)) - cells.cost(seat, Move.to(move));
    }

    /** The estimate for the seat to move. */
    int evaluate(MutablePosition position) {
        int white = balance + PARITY * (mismatch[1] - mismatch[0]) + burden(position, 1) - burden(position, 0);
        int own = position.toMove() == 0 ? white : -white;
        return Math.max(-Values.MAX_ESTIMATE, Math.min(Values.MAX_ESTIMATE, own + TO_MOVE));
    }

    private int burden(MutablePosition position, int seat) {
        int burden = 0;
        int outside = position.pieceCount(seat) - position.inTarget(seat);
        if (outside < DETOUR.length && outside > 0) {
            burden = DETOUR[outside] * detour(position, seat);
        }
        int atHome = position.atHome(seat);
        return atHome == 0 ? burden : burden + urgency.penalty(seat, atHome, position.toMove(), position.moveNumber());
    }

    /**
     * A lower bound of the tempi that are lost because the pieces outside are not where the gaps of the target are: the
     * greater of the sums over the pieces (to the gap that suits each best) and over the gaps. Exact for up to two.
     */
    private int detour(MutablePosition position, int seat) {
        int count = 0;
        for (int cell : cells.target(seat)) {
            if (position.at(cell) != seat && cells.mustHold(position.at(cell))) {
                gaps[count++] = cell;
            }
        }
        return count == 0 ? 0 : Math.max(overPieces(position, seat, count), overGaps(position, seat, count));
    }

    private int overPieces(MutablePosition position, int seat, int count) {
        int sum = 0;
        for (int i = 0; i < position.pieceCount(seat); i++) {
            int piece = position.piece(seat, i);
            if (cells.isTarget(seat, piece)) {
                continue;
            }
            int least = Integer.MAX_VALUE;
            for (int g = 0; g < count; g++) {
                least = Math.min(least, cells.detour(seat, piece, gaps[g]));
            }
            sum += least;
        }
        return sum;
    }

    private int overGaps(MutablePosition position, int seat, int count) {
        int sum = 0;
        for (int g = 0; g < count; g++) {
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < position.pieceCount(seat); i++) {
                int piece = position.piece(seat, i);
                if (!cells.isTarget(seat, piece)) {
                    least = Math.min(least, cells.detour(seat, piece, gaps[g]));
                }
            }
            sum += least;
        }
        return sum;
    }

    private int mismatch(int seat) {
        int sum = 0;
        for (int c = 0; c < CellValues.CLASSES; c++) {
            sum += Math.max(0, cells.wanted(seat, c) - classCount[seat][c]);
        }
        return sum;
    }
}
