package hoppity.rules;

import hoppity.board.Camp;
import hoppity.board.Topology;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A variant's geometry and options unrolled into flat arrays for the inner loops. */
final class Tables {
    private static final Map<Variant, Tables> CACHE = new ConcurrentHashMap<>();

    final int cells;
    /** Whether a set of cells fits into one long and each direction is one shift of it. */
    final boolean small;
    /** Whether the set-wise generator knows all the movement rules of the variant. */
    final boolean setWise;
    /** Per jump direction, the shift of one step, and the cells from which a jump stays on the board. */
    final int[] jumpShift;

    final long[] jumpOrigins;

    final int[] stepDirections;
    final int[] jumpDirections;
    /** Neighbours in the step directions, {@code [cell][i]}, only those on the board. */
    final int[][] steps;
    /** Pairs (over, landing) in the jump directions, {@code [cell][2 i], [cell][2 i + 1]}, only those on the board. */
    final int[][] jumps;

    /** {@code [seat][cell]}: tempi to the corner of the seat's target, and membership (0 or 1) of its home and target. */
    final byte[][] tempo;

    final byte[][] home;
    final byte[][] target;
    final long[] targetBits;
    final long[] homeBits;
    final long[] stepBits;

    private Tables(Variant variant) {
        var topology = variant.topology();
        cells = topology.size();
        stepDirections = topology.shape().directionSet(variant.options().stepDirections());
        jumpDirections = topology.shape().directionSet(variant.options().jumpDirections());
        jumpShift = new int[jumpDirections.length];
        jumpOrigins = new long[jumpDirections.length];
        small = cells <= Long.SIZE && findShifts(topology);
        setWise = small && !variant.options().longJumps() && !variant.options().forwardOnly();
        steps = new int[cells][];
        jumps = new int[cells][];
        stepBits = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            steps[cell] = steps(topology, cell);
            jumps[cell] = jumps(topology, cell);
            if (small) {
                for (int to : steps[cell]) {
                    stepBits[cell] |= 1L << to;
                }
            }
        }
        int seats = variant.seatCount();
        tempo = new byte[seats][cells];
        home = new byte[seats][];
        target = new byte[seats][];
        targetBits = new long[seats];
        homeBits = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            for (int cell = 0; cell < cells; cell++) {
                tempo[seat][cell] =
                        (byte) topology.distance(cell, variant.target(seat).corner());
            }
            home[seat] = members(variant.home(seat));
            target[seat] = members(variant.target(seat));
            homeBits[seat] = bits(variant.home(seat));
            targetBits[seat] = bits(variant.target(seat));
        }
    }

    static Tables of(Variant variant) {
        return CACHE.computeIfAbsent(variant, Tables::new);
    }

    private boolean findShifts(Topology topology) {
        for (int i = 0; i < jumpDirections.length; i++) {
            int direction = jumpDirections[i];
            for (int cell = 0; cell < cells; cell++) {
                int over = topology.neighbour(cell, direction);
                if (over == Topology.NONE) {
                    continue;
                }
                if (jumpShift[i] != 0 && jumpShift[i] != over - cell) {
                    return false;
                }
                jumpShift[i] = over - cell;
                if (topology.landing(cell, direction) != Topology.NONE) {
                    jumpOrigins[i] |= 1L << cell;
                }
            }
        }
        return true;
    }

    private int[] steps(Topology topology, int cell) {
        return java.util.Arrays.stream(stepDirections)
                .map(d -> topology.neighbour(cell, d))
                .filter(to -> to != Topology.NONE)
                .toArray();
    }

    private int[] jumps(Topology topology, int cell) {
        return java.util.Arrays.stream(jumpDirections)
                .filter(d -> topology.landing(cell, d) != Topology.NONE)
                .flatMap(d -> java.util.stream.IntStream.of(topology.neighbour(cell, d), topology.landing(cell, d)))
                .toArray();
    }

    private byte[] members(Camp camp) {
        var members = new byte[cells];
        camp.cells().forEach(c -> members[c] = 1);
        return members;
    }

    private long bits(Camp camp) {
        return small ? camp.cells().stream().mapToLong(c -> 1L << c).reduce(0, (a, b) -> a | b) : 0;
    }
}
