package hoppity.rules;

import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The legal moves of a variant. A move is an origin and a destination; each pair comes once, however many chains lead there
 * (rules §3.1). While a chain is under way its start cell counts as empty (§3.2). A pass is never among the moves: it is
 * what a seat without any does (§3.3).
 *
 * <p>On boards of up to 64 cells the destinations of a piece are found as a set, all directions of all pieces of the wave at
 * once; on larger ones by a search over the tables. An instance is not thread-safe.
 */
public final class MoveGenerator {
    /** More moves than any position of 16 × 16 cells can have: a buffer of this length holds them all. */
    public static final int MAX_MOVES = 2048;

    private final Variant variant;
    private final Tables tables;
    private final LeaveTarget leaveTarget;
    private final boolean mayReenterHome;
    private final LongJumps longJumps;
    private final boolean forwardOnly;
    private final int[] reached;
    private final int[] mark;
    private int stamp;

    public MoveGenerator(Variant variant) {
        this.variant = variant;
        tables = Tables.of(variant);
        leaveTarget = variant.options().leaveTarget();
        mayReenterHome = variant.options().reenterHome() != ReenterHome.ILLEGAL;
        forwardOnly = variant.options().forwardOnly();
        longJumps = new LongJumps(variant);
        reached = new int[tables.cells];
        mark = new int[tables.cells];
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
        int seat = position.toMove();
        int count = 0;
        int pieces = position.pieceCount[seat];
        byte[] cells = position.pieces[seat];
        if (tables.setWise) {
            long occupied = occupied(position);
            for (int i = 0; i < pieces; i++) {
                int from = cells[i];
                long set = destinations(occupied, seat, from);
                while (set != 0) {
                    moves[count++] = Move.code(from, Long.numberOfTrailingZeros(set));
                    set &= set - 1;
                }
            }
            return count;
        }
        for (int i = 0; i < pieces; i++) {
            int from = cells[i] & 0xff;
            int n = search(position, seat, from);
            for (int k = 0; k < n; k++) {
                if (mayEnd(seat, from, reached[k])) {
                    moves[count++] = Move.code(from, reached[k]);
                }
            }
        }
        return count;
    }

    /** How many moves the seat to move has. */
    public int count(MutablePosition position) {
        int seat = position.toMove();
        int count = 0;
        int pieces = position.pieceCount[seat];
        byte[] cells = position.pieces[seat];
        if (tables.setWise) {
            long occupied = occupied(position);
            for (int i = 0; i < pieces; i++) {
                count += Long.bitCount(destinations(occupied, seat, cells[i]));
            }
            return count;
        }
        for (int i = 0; i < pieces; i++) {
            int from = cells[i] & 0xff;
            int n = search(position, seat, from);
            for (int k = 0; k < n; k++) {
                if (mayEnd(seat, from, reached[k])) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Whether the seat to move may play this move code. A pass is legal when there is nothing else. */
    public boolean isLegal(MutablePosition position, int move) {
        if (move == Move.PASS_CODE) {
            return count(position) == 0;
        }
        int seat = position.toMove();
        int from = Move.from(move);
        int to = Move.to(move);
        if (from >= tables.cells || to >= tables.cells || position.at[from] != seat || from == to) {
            return false;
        }
        if (tables.setWise) {
            return (destinations(occupied(position), seat, from) >>> to & 1) != 0;
        }
        int n = search(position, seat, from);
        for (int k = 0; k < n; k++) {
            if (reached[k] == to) {
                return mayEnd(seat, from, to);
            }
        }
        return false;
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

    private static long occupied(MutablePosition position) {
        long occupied = 0;
        for (long army : position.bits) {
            occupied |= army;
        }
        return occupied;
    }

    private long destinations(long occupied, int seat, int from) {
        long start = 1L << from;
        boolean inTarget = (tables.targetBits[seat] & start) != 0;
        long empty = ~occupied;
        if (inTarget && leaveTarget == LeaveTarget.FORBIDDEN_EACH_HOP) {
            empty &= tables.targetBits[seat];
        }
        long all = tables.stepBits[from] & empty | landings(occupied, empty, start);
        if (inTarget && leaveTarget == LeaveTarget.FORBIDDEN_AT_END) {
            all &= tables.targetBits[seat];
        }
        if (!mayReenterHome && (tables.homeBits[seat] & start) == 0) {
            all &= ~tables.homeBits[seat];
        }
        return all;
    }

    private long landings(long occupied, long empty, long start) {
        long wave = wave(start, occupied, empty);
        if (wave == 0) {
            return 0;
        }
        long others = occupied & ~start;
        long free = empty | start;
        long all = wave | start;
        while (wave != 0) {
            wave = wave(wave, others, free) & ~all;
            all |= wave;
        }
        return all & ~start;
    }

    private long wave(long origins, long occupied, long empty) {
        long landings = 0;
        int[] shifts = tables.jumpShift;
        long[] jumpOrigins = tables.jumpOrigins;
        for (int i = 0; i < shifts.length; i++) {
            int shift = shifts[i];
            // The masks keep a jump on the board, so that a rotation never carries a cell across an edge.
            long over = Long.rotateLeft(origins & jumpOrigins[i], shift) & occupied;
            landings |= Long.rotateLeft(over, shift) & empty;
        }
        return landings;
    }

    /** Fills {@link #reached} with the cells that the piece can get to, end-of-turn rules aside. */
    private int search(MutablePosition position, int seat, int from) {
        byte[] at = position.at;
        int mine = ++stamp;
        mark[from] = mine;
        boolean inside = leaveTarget == LeaveTarget.FORBIDDEN_EACH_HOP && tables.target[seat][from] == 1;
        int n = 0;
        int[] steps = tables.steps[from];
        for (int to : steps) {
            if (at[to] == Position.EMPTY && mayHop(seat, from, to, inside)) {
                reached[n++] = to;
            }
        }
        int stepsOnly = n;
        n = jumpsFrom(at, seat, from, from, inside, n);
        for (int k = stepsOnly; k < n; k++) {
            n = jumpsFrom(at, seat, from, reached[k], inside, n);
        }
        return mergeSteps(stepsOnly, n, mine);
    }

    private int jumpsFrom(byte[] at, int seat, int start, int cell, boolean inside, int count) {
        int n = count;
        if (longJumps.enabled()) {
            var landings = longJumps.from(at, start, cell);
            for (int i = 0; i < longJumps.size(); i++) {
                n = reach(seat, cell, landings[i], inside, n);
            }
            return n;
        }
        int[] jumps = tables.jumps[cell];
        for (int i = 0; i < jumps.length; i += 2) {
            int over = jumps[i];
            int to = jumps[i + 1];
            if (at[over] != Position.EMPTY && over != start && at[to] == Position.EMPTY) {
                n = reach(seat, cell, to, inside, n);
            }
        }
        return n;
    }

    private int reach(int seat, int cell, int to, boolean inside, int count) {
        if (mark[to] == stamp || !mayHop(seat, cell, to, inside)) {
            return count;
        }
        mark[to] = stamp;
        reached[count] = to;
        return count + 1;
    }

    /** Drops the steps to cells that a chain reaches as well, so that each destination comes once. */
    private int mergeSteps(int stepsOnly, int count, int mine) {
        int n = count;
        for (int k = stepsOnly - 1; k >= 0; k--) {
            if (mark[reached[k]] == mine) {
                reached[k] = reached[--n];
            }
        }
        return n;
    }

    private boolean mayHop(int seat, int from, int to, boolean inside) {
        return !(inside && tables.target[seat][to] == 0)
                && !(forwardOnly && tables.tempo[seat][to] > tables.tempo[seat][from]);
    }

    private boolean mayEnd(int seat, int from, int to) {
        return !(leaveTarget == LeaveTarget.FORBIDDEN_AT_END
                        && tables.target[seat][from] == 1
                        && tables.target[seat][to] == 0)
                && (mayReenterHome || tables.home[seat][from] == 1 || tables.home[seat][to] == 0);
    }
}
