package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;

/**
 * Hands out the moves of one node, best first: the move that the transposition table remembers, before any other is even
 * generated, then the rest as {@link MoveOrdering} ranks them.
 */
final class MovePicker {
    /** Comes after the last move. */
    static final int END = -1;

    private static final int USUAL_MOVES = 256;
    private static final int CODE = 0xffff;

    private final MoveGenerator generator;
    private final MoveOrdering ordering;
    private final int ply;
    private final int[] generated;
    private long[] ranked = new long[USUAL_MOVES];
    private final MutablePosition position;
    private int remembered;
    private boolean byGain;
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
     * @param byGain whether the rest shall come by forward gain alone
     */
    void begin(int remembered, boolean byGain) {
        this.byGain = byGain;
        this.remembered =
                remembered != Move.PASS_CODE && generator.isLegal(position, remembered) ? remembered : Move.PASS_CODE;
        filled = false;
        next = this.remembered == Move.PASS_CODE ? 0 : -1;
        end = 0;
    }

    /** The code of the next move, or {@link #END}. */
    int next() {
        if (next < 0) {
            next = 0;
            return remembered;
        }
        if (!filled) {
            fill();
        }
        while (next < end) {
            int move = pick();
            if (move != remembered) {
                return move;
            }
        }
        return END;
    }

    /** Whether none of the moves to come gains more ground than the last one. */
    boolean goesDownhill() {
        return filled && byGain;
    }

    /** Tells the ordering that the last move was too good for the opponent to allow, and those before it were not. */
    void reward(int depth) {
        int seat = position.toMove();
        if (!filled) {
            ordering.reward(seat, remembered, depth, ply);
            return;
        }
        int last = next - 1;
        ordering.reward(seat, (int) ranked[last] & CODE, depth, ply);
        for (int i = 0; i < last; i++) {
            ordering.blame(seat, (int) ranked[i] & CODE, depth);
        }
        if (remembered != Move.PASS_CODE) {
            ordering.blame(seat, remembered, depth);
        }
    }

    private void fill() {
        filled = true;
        end = generator.generate(position, generated);
        if (end > ranked.length) {
            ranked = new long[Math.max(end, 2 * ranked.length)];
        }
        int seat = position.toMove();
        for (int i = 0; i < end; i++) {
            int move = generated[i];
            int rank = byGain ? ordering.gain(seat, move) : ordering.rank(seat, move, ply);
            ranked[i] = (long) rank << Short.SIZE | move;
        }
    }

    private int pick() {
        int best = next;
        for (int i = next + 1; i < end; i++) {
            if (ranked[i] > ranked[best]) {
                best = i;
            }
        }
        long entry = ranked[best];
        ranked[best] = ranked[next];
        ranked[next++] = entry;
        return (int) entry & CODE;
    }
}
