package hoppity.rules;

import hoppity.board.Camp;
import hoppity.board.Topology;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** A variant's geometry and options unrolled into flat arrays for the inner loops. */
final class Tables {
    private static final Map<Variant, Tables> CACHE = new ConcurrentHashMap<>();

    final int cells;
    /** Whether a set of cells fits into one long and each direction is one shift of it. */
    final boolean small;

    /** Neighbours in the step directions, {@code [cell][i]}, only those on the board. */
    final int[][] steps;
    /** Pairs (over, landing) in the jump directions, {@code [cell][2 i], [cell][2 i + 1]}, only those on the board. */
    final int[][] jumps;

    /** {@code [seat][cell]}: tempi to the corner of the seat's target, and membership (0 or 1) of its home and target. */
    final byte[][] tempo;

    final byte[][] home;
    final byte[][] target;
    /** {@code [seat][cell]}: 1 where a turn of the seat may not end, wherever it began. */
    final byte[][] closed;

    final Completion completion;

    /** The following are for small boards only. How a set of pieces steps and jumps: */
    final Line[] stepLines;

    final Line[] jumpLines;
    final long[] stepBits;
    final long[] targetBits;
    /** {@code [seat][cell]}: where a turn that began on the cell may end, as far as the camps decide it. */
    final long[][] ends;
    /** {@code [seat]}: the cells from which that is not everywhere. */
    final long[] bound;

    /**
     * Two opposite directions on a small board.
     *
     * @param shift how many bits one step forth moves a cell
     * @param forth the cells from which the hop forth stays on the board
     * @param back the cells from which the hop back stays on the board
     */
    record Line(int shift, long forth, long back) {}

    private Tables(Variant variant) {
        var topology = variant.topology();
        var options = variant.options();
        var stepDirections = topology.shape().directionSet(options.stepDirections());
        var jumpDirections = topology.shape().directionSet(options.jumpDirections());
        cells = topology.size();
        small = cells <= Long.SIZE && hasConstantShifts(topology);
        steps = new int[cells][];
        jumps = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            steps[cell] = steps(topology, stepDirections, cell);
            jumps[cell] = jumps(topology, jumpDirections, cell);
        }
        int seats = variant.seatCount();
        tempo = new byte[seats][cells];
        home = new byte[seats][];
        target = new byte[seats][];
        closed = new byte[seats][cells];
        completion = new Completion(variant);
        for (int seat = 0; seat < seats; seat++) {
            for (int cell = 0; cell < cells; cell++) {
                tempo[seat][cell] =
                        (byte) topology.distance(cell, variant.target(seat).corner());
            }
            home[seat] = members(variant.home(seat));
            target[seat] = members(variant.target(seat));
            if (!options.stopInForeignPoint()) {
                for (int cell : variant.foreignCells(seat)) {
                    closed[seat][cell] = 1;
                }
            }
        }
        stepLines = small ? lines(topology, stepDirections, 1) : new Line[0];
        jumpLines = small ? lines(topology, jumpDirections, 2) : new Line[0];
        stepBits = new long[cells];
        targetBits = new long[seats];
        ends = new long[seats][cells];
        bound = new long[seats];
        if (small) {
            Arrays.setAll(
                    stepBits, cell -> bits(Arrays.stream(steps[cell]).boxed().toList()));
            for (int seat = 0; seat < seats; seat++) {
                fillEnds(variant, seat);
            }
        }
    }

    static Tables of(Variant variant) {
        return CACHE.computeIfAbsent(variant, Tables::new);
    }

    private void fillEnds(Variant variant, int seat) {
        long everywhere = -1L >>> Long.SIZE - cells;
        if (!variant.options().stopInForeignPoint()) {
            everywhere &= ~bits(List.copyOf(variant.foreignCells(seat)));
        }
        long homeBits = bits(variant.home(seat).cells());
        targetBits[seat] = bits(variant.target(seat).cells());
        boolean stays = variant.options().leaveTarget() != LeaveTarget.ALLOWED;
        boolean keepsOut = variant.options().reenterHome() == ReenterHome.ILLEGAL;
        for (int cell = 0; cell < cells; cell++) {
            long mask = everywhere;
            if (stays && target[seat][cell] == 1) {
                mask &= targetBits[seat];
            }
            if (keepsOut && home[seat][cell] == 0) {
                mask &= ~homeBits;
            }
            ends[seat][cell] = mask;
            if (mask != -1L >>> Long.SIZE - cells) {
                bound[seat] |= 1L << cell;
            }
        }
    }

    private static boolean hasConstantShifts(Topology topology) {
        return IntStream.range(0, topology.directions())
                .allMatch(direction -> IntStream.range(0, topology.size())
                                .filter(cell -> topology.neighbour(cell, direction) != Topology.NONE)
                                .map(cell -> topology.neighbour(cell, direction) - cell)
                                .distinct()
                                .count()
                        == 1);
    }

    /** The lines of some directions, for hops of a length of 1 or 2 cells. */
    private static Line[] lines(Topology topology, int[] directions, int length) {
        var lines = new ArrayList<Line>();
        for (int direction : directions) {
            int shift = 0;
            long forth = 0;
            long back = 0;
            for (int cell = 0; cell < topology.size(); cell++) {
                int end = length == 1 ? topology.neighbour(cell, direction) : topology.landing(cell, direction);
                if (end != Topology.NONE) {
                    shift = topology.neighbour(cell, direction) - cell;
                    forth |= 1L << cell;
                    back |= 1L << end;
                }
            }
            // Of two opposite directions one has a positive shift.
            if (shift > 0) {
                lines.add(new Line(shift, forth, back));
            }
        }
        return lines.toArray(Line[]::new);
    }

    private static int[] steps(Topology topology, int[] directions, int cell) {
        return Arrays.stream(directions)
                .map(d -> topology.neighbour(cell, d))
                .filter(to -> to != Topology.NONE)
                .toArray();
    }

    private static int[] jumps(Topology topology, int[] directions, int cell) {
        return Arrays.stream(directions)
                .filter(d -> topology.landing(cell, d) != Topology.NONE)
                .flatMap(d -> IntStream.of(topology.neighbour(cell, d), topology.landing(cell, d)))
                .toArray();
    }

    private byte[] members(Camp camp) {
        var members = new byte[cells];
        camp.cells().forEach(c -> members[c] = 1);
        return members;
    }

    private static long bits(List<Integer> cells) {
        return cells.stream().mapToLong(c -> 1L << c).reduce(0, (a, b) -> a | b);
    }
}
