package hoppity.engine;

import hoppity.board.Topology;
import hoppity.rules.Position;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;

/** What the cells of a board are worth to each of two seats, worked out once for a variant. */
final class CellValues {
    /** File parity × rank parity. */
    static final int CLASSES = 4;

    // Weights in hundredths of a tempo. Distance and straggler together rise by about 100 a tempo on average: less near
    // the
    // goal, more far from it, so that the last pieces weigh most.
    private static final int DISTANCE = 70;
    private static final int STRAGGLER = 28;
    private static final int OFF_CENTRE = 14;

    private final boolean onlyOwnCount;
    private final int[][] cost;
    private final int[][] target;
    private final boolean[][] isTarget;
    private final int[] parity;
    private final int[][] wanted = new int[2][CLASSES];
    private final byte[][] detours = new byte[2][];

    CellValues(Variant variant) {
        var topology = variant.topology();
        onlyOwnCount = variant.options().win() == Win.ALL_OWN;
        int size = topology.size();
        parity = new int[size];
        for (int cell = 0; cell < size; cell++) {
            parity[cell] =
                    (topology.cell(cell).x() & 1) << 1 | topology.cell(cell).y() & 1;
        }
        cost = new int[2][size];
        target = new int[2][];
        isTarget = new boolean[2][size];
        for (int seat = 0; seat < 2; seat++) {
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

    /** Whether a target cell that is empty or held by the opponent is still to be taken under the winning condition. */
    boolean mustHold(int occupant) {
        return onlyOwnCount || occupant == Position.EMPTY;
    }

    /** Tempi lost when a piece goes to this gap instead of straight on towards the corner. */
    int detour(int seat, int piece, int gap) {
        return detours[seat][piece * isTarget[seat].length + gap];
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
