package hoppity.engine.floor;

import hoppity.board.Rectangle;
import hoppity.rules.Variant;

/** The moves of the floor engine: sets of bits on 8×8, a table search elsewhere. */
final class FloorMoves {
    static final int MAX_MOVES = 8192;

    private static final int SIDE = 8;
    private static final int[] SHIFT = {1, 7, 8, 9};

    private final FloorTables tables;
    private final boolean bits;
    private final int lines;
    /** {@code [line]}: the cells that a jump forth along it, or back, may start from. */
    private final long[] forth = new long[SHIFT.length];

    private final long[] back = new long[SHIFT.length];
    private final long[] stepBits = new long[SIDE * SIDE];
    private final int[] lineShift;
    private final long[] mayForth = new long[SHIFT.length];
    private final long[] mayBack = new long[SHIFT.length];

    private final int[] visited;
    private final int[] stack;
    private int visit;

    FloorMoves(Variant variant, FloorTables tables) {
        this.tables = tables;
        bits = variant.topology().shape() instanceof Rectangle board && board.files() == SIDE && board.ranks() == SIDE;
        int directions = variant.options().jumpDirections();
        lineShift = directions == 4 ? new int[] {1, 8} : directions == 6 ? new int[] {1, 8, 9} : SHIFT;
        lines = lineShift.length;
        visited = new int[tables.cells];
        stack = new int[tables.cells];
        if (bits) {
            for (int cell = 0; cell < tables.cells; cell++) {
                for (int to : tables.steps[cell]) {
                    stepBits[cell] |= 1L << to;
                }
                for (int i = 0; i < tables.jumps[cell].length; i += 2) {
                    int way = tables.jumps[cell][i] - cell;
                    for (int line = 0; line < lines; line++) {
                        forth[line] |= way == lineShift[line] ? 1L << cell : 0;
                        back[line] |= way == -lineShift[line] ? 1L << cell : 0;
                    }
                }
            }
        }
    }

    /** Writes the moves of the seat to move, origin × 256 + destination; returns how many there are. */
    int generate(FloorBoard board, int[] moves) {
        return bits ? withBits(board, moves) : withTables(board, moves);
    }

    private int withBits(FloorBoard board, int[] moves) {
        int seat = board.toMove;
        long occupied = board.occupied;
        long empty = ~occupied;
        long any = 0;
        for (int line = 0; line < lines; line++) {
            int s = lineShift[line];
            mayForth[line] = forth[line] & occupied >>> s & empty >>> 2 * s;
            mayBack[line] = back[line] & occupied << s & empty << 2 * s;
            any |= mayForth[line] | mayBack[line];
        }
        int count = 0;
        for (int i = 0; i < board.pieceCount[seat]; i++) {
            int from = board.pieces[seat][i];
            long start = 1L << from;
            long reached = stepBits[from] & empty;
            if ((start & any) != 0) {
                reached |= chains(start);
            }
            var ends = tables.ends(seat, from);
            for (; reached != 0; reached &= reached - 1) {
                int to = Long.numberOfTrailingZeros(reached);
                if (ends[to]) {
                    moves[count++] = from << 8 | to;
                }
            }
        }
        return count;
    }

    /** Where the chains of a piece lead. It does not jump over the cell that it has left. */
    private long chains(long start) {
        long seen = start;
        long wave = start;
        do {
            long next = 0;
            for (int line = 0; line < lines; line++) {
                int s = lineShift[line];
                next |= (wave & mayForth[line] & ~(start >>> s)) << 2 * s;
                next |= (wave & mayBack[line] & ~(start << s)) >>> 2 * s;
            }
            wave = next & ~seen;
            seen |= wave;
        } while (wave != 0);
        return seen & ~start;
    }

    private int withTables(FloorBoard board, int[] moves) {
        int seat = board.toMove;
        var at = board.at;
        int count = 0;
        for (int i = 0; i < board.pieceCount[seat]; i++) {
            int from = board.pieces[seat][i];
            var ends = tables.ends(seat, from);
            visit++;
            visited[from] = visit;
            for (int to : tables.steps[from]) {
                if (at[to] == FloorBoard.EMPTY && ends[to]) {
                    moves[count++] = from << 8 | to;
                    visited[to] = visit;
                }
            }
            count = chains(at, from, ends, moves, count);
        }
        return count;
    }

    /** A chain may pass a cell that a step has led to, which is no second move. */
    private int chains(byte[] at, int from, boolean[] ends, int[] moves, int nominalCount) {
        int count = nominalCount;
        int chain = ++visit;
        int stepped = visit - 1;
        visited[from] = chain;
        int top = 0;
        stack[top++] = from;
        while (top > 0) {
            var jumps = tables.jumps[stack[--top]];
            for (int i = 0; i < jumps.length; i += 2) {
                int over = jumps[i];
                int to = jumps[i + 1];
                if (at[over] == FloorBoard.EMPTY
                        || at[to] != FloorBoard.EMPTY
                        || visited[to] == chain
                        || over == from) {
                    continue;
                }
                if (visited[to] != stepped && ends[to]) {
                    moves[count++] = from << 8 | to;
                }
                visited[to] = chain;
                stack[top++] = to;
            }
        }
        return count;
    }
}
