package hoppity.rules;

import hoppity.rules.RuleOptions.LeaveTarget;

/** Moves on any board and under any option: a breadth-first search over the tables, piece by piece. */
final class SearchReach implements Reach {
    private final Tables tables;
    private final LeaveTarget leaveTarget;
    private final LongJumps longJumps;
    private final boolean forwardOnly;
    private final int[] reached;
    private final long[] mark;
    private long stamp;

    SearchReach(Variant variant) {
        tables = Tables.of(variant);
        var options = variant.options();
        leaveTarget = options.leaveTarget();
        forwardOnly = options.forwardOnly();
        longJumps = new LongJumps(variant);
        reached = new int[tables.cells];
        mark = new long[tables.cells];
    }

    @Override
    public int generate(MutablePosition position, int seat, int[] moves) {
        load(position);
        int count = 0;
        for (int i = 0; i < position.pieceCount[seat]; i++) {
            int from = position.piece(seat, i);
            int n = search(position.at, seat, from);
            var bound = tables.bound(seat, from);
            for (int k = 0; k < n; k++) {
                if (tables.mayEnd(bound, reached[k])) {
                    moves[count++] = Move.code(from, reached[k]);
                }
            }
        }
        return count;
    }

    @Override
    public int generate(MutablePosition position, int seat, CellOrder order, int gain, int[] moves) {
        int all = generate(position, seat, moves);
        int count = 0;
        for (int i = 0; i < all; i++) {
            if (order.gain(Move.from(moves[i]), Move.to(moves[i])) >= gain) {
                moves[count++] = moves[i];
            }
        }
        return count;
    }

    @Override
    public int count(MutablePosition position, int seat) {
        load(position);
        int count = 0;
        for (int i = 0; i < position.pieceCount[seat]; i++) {
            int from = position.piece(seat, i);
            int n = search(position.at, seat, from);
            var bound = tables.bound(seat, from);
            for (int k = 0; k < n; k++) {
                if (tables.mayEnd(bound, reached[k])) {
                    count++;
                }
            }
        }
        return count;
    }

    @Override
    public boolean contains(MutablePosition position, int seat, int from, int to) {
        load(position);
        int n = search(position.at, seat, from);
        for (int k = 0; k < n; k++) {
            if (reached[k] == to) {
                return tables.mayEnd(tables.bound(seat, from), to);
            }
        }
        return false;
    }

    private void load(MutablePosition position) {
        if (longJumps.enabled()) {
            longJumps.load(position);
        }
    }

    /**
     * Fills {@link #reached} with the cells that the piece can get to, end-of-turn rules aside. A chain leads an even number
     * of columns and rows away and a step does not, so that no cell is among them twice.
     */
    private int search(byte[] at, int seat, int from) {
        stamp++;
        mark[from] = stamp;
        int n = 0;
        for (int to : tables.steps[from]) {
            if (at[to] == Position.EMPTY && mayHop(seat, from, to)) {
                reached[n++] = to;
            }
        }
        int steps = n;
        if (longJumps.enabled()) {
            longJumps.flip(from);
            n = longJumpsFrom(seat, from, n);
            for (int k = steps; k < n; k++) {
                n = longJumpsFrom(seat, reached[k], n);
            }
            longJumps.flip(from);
            return n;
        }
        n = jumpsFrom(at, seat, from, n);
        for (int k = steps; k < n; k++) {
            n = jumpsFrom(at, seat, reached[k], n);
        }
        return n;
    }

    private int longJumpsFrom(int seat, int cell, int count) {
        int n = count;
        int[] landings = longJumps.from(cell);
        for (int i = 0; i < longJumps.size(); i++) {
            n = reach(seat, cell, landings[i], n);
        }
        return n;
    }

    private int jumpsFrom(byte[] at, int seat, int cell, int count) {
        int n = count;
        int[] jumps = tables.jumps[cell];
        for (int i = 0; i < jumps.length; i += 2) {
            int to = jumps[i + 1];
            // An odd way off, the cell jumped over is never the start.
            if (at[jumps[i]] != Position.EMPTY && at[to] == Position.EMPTY) {
                n = reach(seat, cell, to, n);
            }
        }
        return n;
    }

    private int reach(int seat, int cell, int to, int count) {
        if (mark[to] == stamp || !mayHop(seat, cell, to)) {
            return count;
        }
        mark[to] = stamp;
        reached[count] = to;
        return count + 1;
    }

    private boolean mayHop(int seat, int from, int to) {
        return !(leaveTarget == LeaveTarget.FORBIDDEN_EACH_HOP
                        && tables.target[seat][from] == 1
                        && tables.target[seat][to] == 0)
                && !(forwardOnly && tables.tempo[seat][to] > tables.tempo[seat][from]);
    }
}
