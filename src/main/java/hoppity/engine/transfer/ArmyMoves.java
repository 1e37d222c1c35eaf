package hoppity.engine.transfer;

import hoppity.board.Topology;
import hoppity.rules.RuleOptions;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Where the pieces of one army can go in one turn, or where they can have come from. Nothing is ever captured and a chain
 * needs the same pieces in its way from either end, so that a turn taken back is a turn. Only the rules that tell the two
 * ends of a hop or of a turn apart have to be read the other way round: leaveTarget, reenterHome, forwardOnly and
 * stopInForeignPoint.
 *
 * <p>Not thread-safe.
 */
public final class ArmyMoves {
    private final int cells;
    private final boolean[] open;
    /** Per cell, whether nothing may land there or pass over it. */
    private boolean[] closed;

    private final boolean longJumps;
    /** {@code [cell]}: ends of the steps. */
    private final int[][] steps;
    /** {@code [cell]}: pairs of the cell jumped over and the landing. */
    private final int[][] jumps;
    /** {@code [cell][direction]}: the cells of a line, for long jumps alone. */
    private final int[][][] lines;
    /** {@code [origin × cells + end]}: whether one hop may lead from here to there, and whether a turn may. */
    private final boolean[] hops;

    private final boolean[] turns;

    private final int[] reached;
    private final int[] mark;
    private int stamp;

    private ArmyMoves(Variant variant, int seat, boolean back) {
        var topology = variant.topology();
        var options = variant.options();
        var shape = topology.shape();
        int[] stepDirections = shape.directionSet(options.stepDirections());
        int[] jumpDirections = shape.directionSet(options.jumpDirections());
        cells = topology.size();
        open = new boolean[cells];
        closed = open;
        longJumps = options.longJumps();
        hops = new boolean[cells * cells];
        turns = new boolean[cells * cells];
        fillPermissions(variant, seat, back);
        steps = new int[cells][];
        jumps = new int[cells][];
        lines = new int[cells][jumpDirections.length][];
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            steps[cell] = java.util.Arrays.stream(stepDirections)
                    .map(d -> topology.neighbour(from, d))
                    .filter(to -> to != Topology.NONE && hops[from * cells + to])
                    .toArray();
            var pairs = new ArrayList<Integer>();
            for (int i = 0; i < jumpDirections.length; i++) {
                int[] line = line(topology, cell, jumpDirections[i]);
                lines[cell][i] = line;
                if (line.length > 1 && hops[from * cells + line[1]]) {
                    pairs.add(line[0]);
                    pairs.add(line[1]);
                }
            }
            jumps[cell] = pairs.stream().mapToInt(Integer::intValue).toArray();
        }
        reached = new int[cells];
        mark = new int[cells];
    }

    /** The turns of a seat. */
    public static ArmyMoves forth(Variant variant, int seat) {
        return new ArmyMoves(variant, seat, false);
    }

    /** The turns of a seat taken back: each leads from where a piece stands to where it can have come from. */
    public static ArmyMoves back(Variant variant, int seat) {
        return new ArmyMoves(variant, seat, true);
    }

    /** Whether every turn can be answered by the opposite one. */
    static boolean areReversible(RuleOptions options) {
        return options.leaveTarget() == LeaveTarget.ALLOWED
                && options.reenterHome() != ReenterHome.ILLEGAL
                && options.stopInForeignPoint()
                && !options.forwardOnly();
    }

    /** The greatest number of moves that an army can have. */
    public int capacity(int pieces) {
        return pieces * cells;
    }

    /**
     * Writes the moves as pairs: the cell of the piece × 256 + the other end.
     *
     * @param army the cells of the pieces, in any order
     * @param occupied per cell, whether a piece of the army or anything else stands there
     * @param moves at least {@link #capacity} long
     * @return how many there are; each pair comes once
     */
    public int generate(int[] army, boolean[] occupied, int[] moves) {
        int count = 0;
        for (int from : army) {
            occupied[from] = false;
            int n = search(occupied, from);
            occupied[from] = true;
            for (int k = 0; k < n; k++) {
                if (turns[from * cells + reached[k]]) {
                    moves[count++] = from << 8 | reached[k];
                }
            }
        }
        return count;
    }

    /**
     * As {@link #generate(int[], boolean[], int[])}, with cells where somebody may stand or not: a move that is found can be made
     * either way.
     *
     * @param unsure per cell; where it is occupied as well, it is certain that somebody stands there
     */
    public int generate(int[] army, boolean[] occupied, boolean[] unsure, int[] moves) {
        closed = unsure;
        int count = generate(army, occupied, moves);
        closed = open;
        return count;
    }

    /** Where steps from the cell lead, for hops alone. */
    public int[] steps(int cell) {
        return steps[cell];
    }

    /**
     * The lines along which a jump from the cell may go, each from the neighbour on. One piece can be jumped at a time: the k-th
     * cell (from 0), to land on the cell numbered 2 k + 1; k is 0 but for long jumps.
     */
    public int[][] lines(int cell) {
        return lines[cell];
    }

    public boolean longJumps() {
        return longJumps;
    }

    /** Whether a hop may lead from one cell to the other, as far as the camps decide it. */
    public boolean mayHop(int from, int to) {
        return hops[from * cells + to];
    }

    /** Whether a turn may. */
    public boolean mayTurn(int from, int to) {
        return turns[from * cells + to];
    }

    /** Whether {@link #mayTurn} is true of all pairs of cells. */
    public boolean turnsEndAnywhere() {
        for (boolean may : turns) {
            if (!may) {
                return false;
            }
        }
        return true;
    }

    private int search(boolean[] occupied, int from) {
        stamp++;
        mark[from] = stamp;
        int n = longJumps ? longJumpsFrom(occupied, from, 0) : jumpsFrom(occupied, from, 0);
        for (int k = 0; k < n; k++) {
            n = longJumps ? longJumpsFrom(occupied, reached[k], n) : jumpsFrom(occupied, reached[k], n);
        }
        for (int to : steps[from]) {
            if (!occupied[to] && !closed[to] && mark[to] != stamp) {
                reached[n++] = to;
            }
        }
        return n;
    }

    private int jumpsFrom(boolean[] occupied, int cell, int count) {
        int n = count;
        int[] pairs = jumps[cell];
        for (int i = 0; i < pairs.length; i += 2) {
            int to = pairs[i + 1];
            if (occupied[pairs[i]] && !occupied[to] && !closed[to] && mark[to] != stamp) {
                mark[to] = stamp;
                reached[n++] = to;
            }
        }
        return n;
    }

    private int longJumpsFrom(boolean[] occupied, int cell, int count) {
        int n = count;
        for (int[] line : lines[cell]) {
            int over = 0;
            while (over < line.length && !occupied[line[over]] && !closed[line[over]]) {
                over++;
            }
            // The landing is as far behind the piece as the piece is away; so much of the line must be there, and
            // empty.
            int landing = 2 * over + 1;
            if (landing >= line.length || !occupied[line[over]] || isBlocked(occupied, line, over + 1, landing)) {
                continue;
            }
            int to = line[landing];
            if (mark[to] != stamp && hops[cell * cells + to]) {
                mark[to] = stamp;
                reached[n++] = to;
            }
        }
        return n;
    }

    private boolean isBlocked(boolean[] occupied, int[] line, int from, int to) {
        for (int i = from; i <= to; i++) {
            if (occupied[line[i]] || closed[line[i]]) {
                return true;
            }
        }
        return false;
    }

    private void fillPermissions(Variant variant, int seat, boolean back) {
        var options = variant.options();
        var topology = variant.topology();
        int corner = variant.target(seat).corner();
        IntPredicate inTarget = variant.target(seat)::contains;
        IntPredicate atHome = variant.home(seat)::contains;
        var closed = options.stopInForeignPoint() ? Set.of() : variant.foreignCells(seat);
        for (int from = 0; from < cells; from++) {
            for (int to = 0; to < cells; to++) {
                boolean leaves = inTarget.test(from) && !inTarget.test(to);
                boolean comesHome = !atHome.test(from) && atHome.test(to);
                boolean retreats = topology.distance(to, corner) > topology.distance(from, corner);
                int entry = back ? to * cells + from : from * cells + to;
                hops[entry] = !(leaves && options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP)
                        && !(retreats && options.forwardOnly());
                turns[entry] = !closed.contains(to)
                        && !(leaves && options.leaveTarget() != LeaveTarget.ALLOWED)
                        && !(comesHome && options.reenterHome() == ReenterHome.ILLEGAL);
            }
        }
    }

    private static int[] line(Topology topology, int cell, int direction) {
        var line = new ArrayList<Integer>();
        for (int c = topology.neighbour(cell, direction); c != Topology.NONE; c = topology.neighbour(c, direction)) {
            line.add(c);
        }
        return line.stream().mapToInt(Integer::intValue).toArray();
    }
}
