package hoppity.engine;

import hoppity.rules.CellOrder;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import hoppity.rules.Variant;

/**
 * What each army still lacks to fill its target, in hundredths of a tempo. What can be kept up to date from move to move is:
 * the sum of the pieces' distances ({@link CellValues#cost}) and how far each army's parity classes are from those of its
 * target. The last gaps of the target are looked at when it is asked.
 */
final class Armies {
    private final CellValues cells;
    private final int[] gaps;
    private final int[] distance;
    /** {@code [seat · classes + class]}: how many target cells are of the class, less the pieces that are. */
    private final int[] missing;

    private final int[] mismatch;

    /** @param position where the moves begin */
    Armies(CellValues cells, MutablePosition position) {
        int seats = position.variant().seatCount();
        this.cells = cells;
        gaps = new int[position.variant().topology().size()];
        distance = new int[seats];
        missing = new int[seats * CellValues.CLASSES];
        mismatch = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            int first = seat * CellValues.CLASSES;
            for (int c = 0; c < CellValues.CLASSES; c++) {
                missing[first + c] = cells.wanted(seat, c);
            }
            for (int i = 0; i < position.pieceCount(seat); i++) {
                int cell = position.piece(seat, i);
                missing[first + cells.parity(cell)]--;
                distance[seat] += cells.cost(seat, cell);
            }
            for (int c = 0; c < CellValues.CLASSES; c++) {
                mismatch[seat] += Math.max(0, missing[first + c]);
            }
        }
    }

    /** Follows a move of a seat; with the ends exchanged it takes the move back. */
    void move(int seat, int from, int to) {
        distance[seat] += cells.cost(seat, to) - cells.cost(seat, from);
        int left = cells.parity(from);
        int entered = cells.parity(to);
        if (left != entered) {
            mismatch[seat] += mismatchBetween(seat, left, entered);
            missing[seat * CellValues.CLASSES + left]++;
            missing[seat * CellValues.CLASSES + entered]--;
        }
    }

    /** What a piece that goes from one parity class to another adds to the mismatch. */
    private int mismatchBetween(int seat, int left, int entered) {
        int first = seat * CellValues.CLASSES;
        return (missing[first + left] >= 0 ? 1 : 0) - (missing[first + entered] > 0 ? 1 : 0);
    }

    /** What a move brings the seat that plays it, as far as the distances go. */
    int gain(int seat, int move) {
        return cells.cost(seat, Move.from(move)) - cells.cost(seat, Move.to(move));
    }

    /**
     * Whether so many pieces are outside the target that detours do not count yet.
     *
     * @param entering how many might enter before
     */
    boolean isOnTheWay(MutablePosition position, int seat, int entering) {
        int outside = position.pieceCount(seat) - position.inTarget(seat) - entering;
        return outside >= CellValues.DETOUR_FADING.length;
    }

    CellOrder order(Variant variant, int seat) {
        return new CellOrder(variant, cells.costs(seat));
    }

    /** What a seat will lack after a move of its own, before the move is made and but for detours. */
    int lackingAfter(int seat, int from, int to) {
        int left = cells.parity(from);
        int entered = cells.parity(to);
        int after = left == entered ? mismatch[seat] : mismatch[seat] + mismatchBetween(seat, left, entered);
        return distance[seat] + cells.cost(seat, to) - cells.cost(seat, from) + cells.parityWeight() * after;
    }

    /** What a seat lacks where the moves have led to {@code position}. */
    int lacking(MutablePosition position, int seat) {
        int lacking = distance[seat] + cells.parityWeight() * mismatch[seat];
        int weight = cells.detourWeight(position.pieceCount(seat) - position.inTarget(seat));
        return weight == 0 ? lacking : lacking + weight * detour(position, seat);
    }

    /**
     * A lower bound of the tempi that are lost because the pieces outside are not where the gaps of the target are: the
     * greater of the sums over the pieces (to the gap that suits each best) and over the gaps. Exact for up to two.
     */
    private int detour(MutablePosition position, int seat) {
        int count = 0;
        for (int cell : cells.target(seat)) {
            if (position.at(cell) != seat && cells.mustHold(seat, position.at(cell))) {
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

    /** Adds the terms of a seat's army to a list of them, each times {@code sign}. */
    void addTerms(MutablePosition position, int seat, CellTerms terms, double sign, double[] sums) {
        for (int i = 0; i < position.pieceCount(seat); i++) {
            for (int term = 0; term < Term.OF_CELLS; term++) {
                sums[term] += sign * terms.of(position.piece(seat, i), term);
            }
        }
        int outside = position.pieceCount(seat) - position.inTarget(seat);
        sums[Term.PARITY.ordinal()] += sign * mismatch[seat];
        if (outside < CellValues.DETOUR_FADING.length) {
            sums[Term.DETOUR.ordinal()] += sign * CellValues.DETOUR_FADING[outside] * detour(position, seat);
        }
    }
}
