package hoppity.engine;

import hoppity.board.Topology;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.Arrays;

/** What the cells of a board are worth to each seat, worked out once for a variant. */
final class CellValues {
    /** File parity × rank parity. */
    static final int CLASSES = 4;

    /** How much of a detour counts, by the number of pieces outside the target. */
    static final double[] DETOUR_FADING = {0, 1, 1, 0.8, 0.6, 0.4, 0.2};

    /** {@code [seat][other]}: whether the other's pieces need not leave the seat's target. */
    private final boolean[][] yields;

    /** {@code [seat · size + cell]}. */
    private final int[] cost;

    private final int size;
    private final int[][] target;
    private final boolean[][] isTarget;
    private final int[] parity;
    private final int[][] wanted;
    private final byte[][] detours;
    private final int parityWeight;
    private final int[] detourWeight;

    /** With the weights that the engine plays the variant with. */
    CellValues(Variant variant) {
        this(variant, Weights.of(variant));
    }

    CellValues(Variant variant, Weights weights) {
        var topology = variant.topology();
        int seats = variant.seatCount();
        size = topology.size();
        parity = new int[size];
        for (int cell = 0; cell < size; cell++) {
            parity[cell] =
                    (topology.cell(cell).x() & 1) << 1 | topology.cell(cell).y() & 1;
        }
        parityWeight = (int) Math.round(weights.of(Term.PARITY));
        detourWeight = new int[DETOUR_FADING.length];
        for (int outside = 0; outside < detourWeight.length; outside++) {
            detourWeight[outside] = (int) Math.round(weights.of(Term.DETOUR) * DETOUR_FADING[outside]);
        }
        cost = new int[seats * size];
        target = new int[seats][];
        isTarget = new boolean[seats][size];
        wanted = new int[seats][CLASSES];
        detours = new byte[seats][];
        yields = new boolean[seats][seats];
        for (int seat = 0; seat < seats; seat++) {
            for (int other = 0; other < seats; other++) {
                yields[seat][other] = yields(variant, seat, other);
            }
            var camp = variant.target(seat);
            detours[seat] = detours(topology, camp.corner());
            target[seat] = camp.cells().stream().mapToInt(Integer::intValue).toArray();
            for (int cell : target[seat]) {
                isTarget[seat][cell] = true;
                wanted[seat][parity[cell]]++;
            }
            var terms = new CellTerms(variant, seat);
            for (int cell = 0; cell < size; cell++) {
                cost[seat * size + cell] = terms.cost(cell, weights);
            }
        }
    }

    /** What a piece still lacks there, in hundredths of a tempo. */
    int cost(int seat, int cell) {
        return cost[seat * size + cell];
    }

    /** {@link #cost} of all cells. */
    int[] costs(int seat) {
        return Arrays.copyOfRange(cost, seat * size, (seat + 1) * size);
    }

    /** What a piece in the wrong parity class costs. */
    int parityWeight() {
        return parityWeight;
    }

    /** What a tempo of detour costs, with so many pieces outside the target; 0 where none is looked for. */
    int detourWeight(int outside) {
        return outside < detourWeight.length ? detourWeight[outside] : 0;
    }

    /** The parity class of a cell, 0 to 3. */
    int parity(int cell) {
        return parity[cell];
    }

    /** How many target cells are of a parity class. */
    int wanted(int seat, int parityClass) {
        return wanted[seat][parityClass];
    }

    int[] target(int seat) {
        return target[seat];
    }

    boolean isTarget(int seat, int cell) {
        return isTarget[seat][cell];
    }

    /** Whether a target cell without a piece of the seat's own is still to be taken under the winning condition. */
    boolean mustHold(int seat, int occupant) {
        return occupant == Position.EMPTY || !yields[seat][occupant];
    }

    /** Tempi lost when a piece goes to this gap instead of straight on towards the corner. */
    int detour(int seat, int piece, int gap) {
        return detours[seat][piece * size + gap];
    }

    private static boolean yields(Variant variant, int seat, int other) {
        return switch (variant.options().win()) {
            case ALL_OWN -> false;
            case PARLETT -> other != seat;
            case OCCUPY_FREE -> !variant.team(seat).contains(other);
        };
    }

    private static byte[] detours(Topology topology, int corner) {
        int size = topology.size();
        var detours = new byte[size * size];
        for (int piece = 0; piece < size; piece++) {
            for (int gap = 0; gap < size; gap++) {
                detours[piece * size + gap] = (byte) (topology.distance(piece, gap)
                        - topology.distance(piece, corner)
                        + topology.distance(gap, corner));
            }
        }
        return detours;
    }
}
