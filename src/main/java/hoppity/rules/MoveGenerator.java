package hoppity.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The legal moves of a variant. A move is an origin and a destination; each pair comes once, however many chains lead there
 * (rules §3.1). While a chain is under way its start cell counts as empty (§3.2). A pass is never among the moves: it is
 * what a seat without any does (§3.3). An instance is not thread-safe.
 */
public final class MoveGenerator {
    /**
     * No position of up to 16 × 16 cells has more moves, so that a buffer of this length holds them all: chains keep to a
     * quarter of the board, where p pieces and 64 − p empty cells make at most 32 × 32 pairs, and 128 pieces have 8 steps.
     */
    public static final int MAX_MOVES = 4 * 32 * 32 + 128 * 8;

    private final Variant variant;
    private final Tables tables;
    private final Reach reach;

    public MoveGenerator(Variant variant) {
        this.variant = variant;
        tables = Tables.of(variant);
        boolean plain = !variant.options().longJumps() && !variant.options().forwardOnly();
        reach = plain ? new SetReach(variant) : new SearchReach(variant);
    }

    public Variant variant() {
        return variant;
    }

    /**
     * Writes the moves of the seat to move, as codes ({@link Move#code}).
     *
     * @param moves at least {@link #MAX_MOVES} long
     * @return how many there are
     */
    public int generate(MutablePosition position, int[] moves) {
        return reach.generate(position, position.toMove(), moves);
    }

    /**
     * Writes those moves of the seat to move that lead to a cell which costs so much less than their origin.
     *
     * @param gain in the units of the order; the least that is asked for
     * @param moves at least {@link #MAX_MOVES} long
     * @return how many there are
     */
    public int generate(MutablePosition position, CellOrder order, int gain, int[] moves) {
        return reach.generate(position, position.toMove(), order, gain, moves);
    }

    /** Whether the seat to move has any move. */
    public boolean canMove(MutablePosition position) {
        int seat = position.toMove();
        for (int i = 0; i < position.pieceCount(seat); i++) {
            int from = position.piece(seat, i);
            for (int to : tables.steps[from]) {
                if (position.at[to] == Position.EMPTY && reach.contains(position, seat, from, to)) {
                    return true;
                }
            }
        }
        return count(position) > 0;
    }

    /** How many moves the seat to move has. */
    public int count(MutablePosition position) {
        return count(position, position.toMove());
    }

    /** How many moves a seat would have if it were to move. */
    public int count(MutablePosition position, int seat) {
        return reach.count(position, seat);
    }

    /** Whether the seat to move may play this move code. A pass is legal when there is nothing else. */
    public boolean isLegal(MutablePosition position, int move) {
        if (move == Move.PASS_CODE) {
            return count(position) == 0;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        return from < tables.cells
                && to < tables.cells
                && position.at[from] == position.toMove()
                && reach.contains(position, position.toMove(), from, to);
    }

    /** The legal moves in the order of the cells' names, without passes. */
    public List<Move> moves(Position position) {
        var buffer = new int[MAX_MOVES];
        int count = generate(new MutablePosition(variant, position), buffer);
        var moves = new ArrayList<Move>(count);
        for (int i = 0; i < count; i++) {
            moves.add(Move.of(buffer[i]));
        }
        var topology = variant.topology();
        moves.sort(Comparator.comparingInt((Move m) -> topology.nameOrder(m.from()))
                .thenComparingInt(m -> topology.nameOrder(m.to())));
        return moves;
    }
}
