package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;

/**
 * Hands out the moves of one node, best first: the move that the transposition table remembers and the killers, before any
 * other is even generated, then the rest as {@link MoveOrdering} ranks them. On the last ply the moves come by forward gain
 * alone, and only those that gain enough.
 */
final class MovePicker {
    /** Comes after the last move. */
    static final int END = -1;

    /** Less than any gain. */
    static final int NONE = Integer.MIN_VALUE;

    /** So many moves are picked one by one; if they were not enough, the rest becomes a heap. */
    private static final int PICKED = 6;

    private static final int USUAL_MOVES = 256;
    private static final int CODE = 0xffff;
    /** The remembered move and two killers. */
    private static final int EARLY = 3;

    private final MoveGenerator generator;
    private final MoveOrdering ordering;
    private final int ply;
    private final int[] generated;
    private long[] ranked = new long[USUAL_MOVES];
    private final MutablePosition position;
    /** Moves that come before any is generated; they may be legal here or not. */
    private final int[] early = new int[EARLY];

    private int earlyCount;
    private int nextEarly;
    private boolean byGain;
    private int enough;
    private boolean leavesOut;
    private boolean filled;
    private int next;
    private int end;

    /** @param generated scratch space that pickers of all plies share, for as many moves as there can be */
    private MovePicker(
            MoveGenerator generator, MoveOrdering ordering, int[] generated, int ply, MutablePosition position) {
        this.generator = generator;
        this.ordering = ordering;
        this.generated = generated;
        this.ply = ply;
        this.position = position;
    }

    /**
     * One for each ply of a search.
     *
     * @param position what the search makes its moves on
     */
    static MovePicker[] ofPlies(int plies, MoveGenerator generator, MoveOrdering ordering, MutablePosition position) {
        var generated = new int[MoveGenerator.MAX_MOVES];
        var pickers = new MovePicker[plies];
        for (int ply = 0; ply < plies; ply++) {
            pickers[ply] = new MovePicker(generator, ordering, generated, ply, position);
        }
        return pickers;
    }

    /**
     * @param remembered the table's move or 0; tried first if it is legal
     * @param leastGain moves that gain less are left out unless they are remembered or killers
     */
    void begin(int remembered, int leastGain) {
        byGain = false;
        reset(remembered, leastGain);
        addEarly(ordering.killer(ply));
        addEarly(ordering.secondKiller(ply));
    }

    /**
     * Hands out the moves of the last ply, by gain.
     *
     * @param remembered the table's move or 0; tried first if it is legal
     * @param leastGain moves that gain less are left out
     */
    void beginLastPly(int remembered, int leastGain) {
        byGain = true;
        reset(remembered, leastGain);
    }

    private void reset(int remembered, int leastGain) {
        enough = leastGain;
        leavesOut = false;
        filled = false;
        next = 0;
        end = 0;
        earlyCount = 0;
        nextEarly = 0;
        addEarly(remembered);
    }

    private void addEarly(int move) {
        if (move != Move.PASS_CODE && !isEarly(move) && generator.isLegal(position, move)) {
            early[earlyCount++] = move;
        }
    }

    private boolean isEarly(int move) {
        for (int i = 0; i < earlyCount; i++) {
            if (early[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** The code of the next move, or {@link #END}. */
    int next() {
        if (nextEarly < earlyCount) {
            return early[nextEarly++];
        }
        if (!filled) {
            fill();
        }
        return next < end ? pick() : END;
    }

    /** Whether moves may have been left out that do not gain enough; known at the end. */
    boolean leavesOut() {
        return leavesOut;
    }

    /** Tells the ordering that the last move was too good for the opponent to allow, and those before it were not. */
    void reward(int depth) {
        int seat = position.toMove();
        int last = filled ? next - 1 : -1;
        int good = filled ? (int) ranked[last] & CODE : early[nextEarly - 1];
        ordering.reward(seat, good, depth, ply);
        for (int i = 0; i < last; i++) {
            ordering.blame(seat, (int) ranked[i] & CODE, depth);
        }
        for (int i = 0; i < (filled ? earlyCount : nextEarly - 1); i++) {
            ordering.blame(seat, early[i], depth);
        }
    }

    private void fill() {
        filled = true;
        leavesOut = enough != NONE && generator.canMove(position);
        int seat = position.toMove();
        int count = enough == NONE
                ? generator.generate(position, generated)
                : generator.generate(position, ordering.order(seat), enough, generated);
        if (count > ranked.length) {
            ranked = new long[Math.max(count, 2 * ranked.length)];
        }
        for (int i = 0; i < count; i++) {
            int move = generated[i];
            int gain = ordering.gain(seat, move);
            if (!isEarly(move)) {
                long rank = byGain ? gain : ordering.rank(seat, move, gain);
                ranked[end++] = -rank << Short.SIZE | move;
            }
        }
    }

    private int pick() {
        if (next >= PICKED) {
            return pickFromHeap();
        }
        int best = next;
        for (int i = next + 1; i < end; i++) {
            if (ranked[i] < ranked[best]) {
                best = i;
            }
        }
        long entry = ranked[best];
        ranked[best] = ranked[next];
        ranked[next] = entry;
        return (int) ranked[next++] & CODE;
    }

    /**
     * The moves that are left form a heap that hangs from the end of the array: its element {@code k} is at {@code end − 1 − k}.
     * The space it gives up at the front takes the moves handed out.
     */
    private int pickFromHeap() {
        int last = end - 1 - next;
        if (next == PICKED) {
            for (int k = (last - 1) / 2; k >= 0; k--) {
                sift(k, ranked[end - 1 - k], last + 1);
            }
        }
        long first = ranked[end - 1];
        sift(0, ranked[next], last);
        ranked[next++] = first;
        return (int) first & CODE;
    }

    /** Puts an entry into the heap at {@code place} or below. */
    private void sift(int place, long entry, int size) {
        int hole = place;
        for (int child = 2 * hole + 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && ranked[end - 2 - child] < ranked[end - 1 - child]) {
                child++;
            }
            if (ranked[end - 1 - child] >= entry) {
                break;
            }
            ranked[end - 1 - hole] = ranked[end - 1 - child];
            hole = child;
        }
        if (size > 0) {
            ranked[end - 1 - hole] = entry;
        }
    }
}
