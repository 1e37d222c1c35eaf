package hoppity.engine;

import hoppity.board.Topology;
import hoppity.rules.Position;
import hoppity.rules.Variant;

/** What the cells of a board are worth to each seat, worked out once for a variant. */
final class CellValues {
    /** File parity × rank parity. */
    static final int CLASSES = 4;

    // Weights in hundredths of a tempo. Distance and straggler together rise by about 100 a tempo on average: less near
    // the
    // goal, more far from it, so that the last pieces weigh most.
    private static final int DISTANCE = 70;
    private static final int STRAGGLER = 28;
    private static final int OFF_CENTRE = 14;

    /** {@code [seat][other]}: whether the other's pieces need not leave the seat's target. */
    private final boolean[][] yields;

    private final int[][] cost;
    private final int[][] target;
    private final boolean[][] isTarget;
    private final int[] parity;
    private final int[][] wanted;
    private final byte[][] detours;

    CellValues(Variant variant) {
        var topology = variant.topology();
        int seats = variant.seatCount();
        int size = topology.size();
        parity = new int[size];
        for (int cell = 0; cell < size; cell++) {
            parity[cell] =
                    (topology.cell(cell).x() & 1) << 1 | topology.cell(cell).y() & 1;
        }
        cost = new int[seats][size];
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
            int farthest = 0;
            for (int cell = 0; cell < size; cell++) {
                farthest = Math.max(farthest, topology.distance(cell, camp.corner()));
            }
            for (int cell = 0; cell < size; cell++) {
                cost[seat][cell] =
                        cost(topology, cell, camp.corner(), variant.home(seat).corner(), farthest);
            }
        }
    }

    /** What a piece still lacks there, in hundredths of a tempo. */
    int cost(int seat, int cell) {
        return cost[seat][cell];
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
        return detours[seat][piece * isTarget[seat].length + gap];
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

    private static int cost(Topology topology, int cell, int corner, int homeCorner, int farthest) {
        int distance = topology.distance(cell, corner);
        return DISTANCE * distance
                + STRAGGLER * distance * distance / farthest
                + (int) Math.round(OFF_CENTRE * offCentre(topology, cell, corner, homeCorner));
    }

    /** How far a cell is from the line between two corners; on a square board in cells along a rank or file. */
    private static double offCentre(Topology topology, int cell, int corner, int homeCorner) {
        var shape = topology.shape();
        double x = shape.centreX(topology.cell(cell)) - shape.centreX(topology.cell(corner));
        double y = shape.centreY(topology.cell(cell)) - shape.centreY(topology.cell(corner));
        double dx = shape.centreX(topology.cell(homeCorner)) - shape.centreX(topology.cell(corner));
        double dy = shape.centreY(topology.cell(homeCorner)) - shape.centreY(topology.cell(corner));
        return Math.sqrt(2) * Math.abs(x * dy - y * dx) / Math.hypot(dx, dy);
    }
}
