package hoppity.engine;

import hoppity.rules.CellOrder;
import hoppity.rules.Move;
import hoppity.rules.Variant;
import java.util.Arrays;

/**
 * Says which moves are likely to be good: killers (moves that refuted a sibling), then by how often a move has been good
 * elsewhere in the tree (history, on origin and destination) and by how far it goes forward.
 */
final class MoveOrdering {
    private static final int GAIN = 16;
    private static final int MAX_HISTORY = 1 << 14;
    private static final int MAX_BONUS = 1200;
    private static final int BONUS_PER_PLY = 120;

    private final Armies armies;
    private final int cells;
    private final short[][] history;
    private final int[] killers;
    private final CellOrder[] orders;

    /** @param plies greatest distance from the root */
    MoveOrdering(Armies armies, Variant variant, int plies) {
        this.armies = armies;
        cells = variant.topology().size();
        orders = new CellOrder[variant.seatCount()];
        Arrays.setAll(orders, seat -> armies.order(variant, seat));
        history = new short[variant.seatCount()][cells * cells];
        killers = new int[2 * (plies + 2)];
    }

    int rank(int seat, int move, int gain) {
        return history[seat][index(move)] + GAIN * gain;
    }

    /** How much a move gains in distance, in hundredths of a tempo. */
    int gain(int seat, int move) {
        return armies.gain(seat, move);
    }

    /** What a seat's pieces still lack on each cell. */
    CellOrder order(int seat) {
        return orders[seat];
    }

    /** The move that refuted a sibling last, or 0. */
    int killer(int ply) {
        return killers[2 * ply];
    }

    /** The one before it, or 0. */
    int secondKiller(int ply) {
        return killers[2 * ply + 1];
    }

    boolean isKiller(int move, int ply) {
        return killers[2 * ply] == move || killers[2 * ply + 1] == move;
    }

    /** How good the move has been elsewhere: −{@value #MAX_HISTORY} to {@value #MAX_HISTORY}. */
    int history(int seat, int move) {
        return history[seat][index(move)];
    }

    /** A move was too good for the opponent to allow. */
    void reward(int seat, int move, int depth, int ply) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        adjust(seat, move, bonus(depth));
    }

    /** A move was tried before the one that was too good. */
    void blame(int seat, int move, int depth) {
        adjust(seat, move, -bonus(depth));
    }

    private static int bonus(int depth) {
        return Math.min(MAX_BONUS, BONUS_PER_PLY * depth);
    }

    private void adjust(int seat, int move, int bonus) {
        int i = index(move);
        int old = history[seat][i];
        history[seat][i] = (short) (old + bonus - old * Math.abs(bonus) / MAX_HISTORY);
    }

    private int index(int move) {
        return Move.from(move) * cells + Move.to(move);
    }
}
