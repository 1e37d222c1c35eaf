package hoppity.engine.floor;

import hoppity.board.Topology;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.Random;

/** What the floor engine looks up: neighbours, costs, parity classes and where a turn may end. Made once a game. */
final class FloorTables {
    static final int CLASSES = 4;

    private static final int TEMPO = 10;
    private static final int STRAGGLER = 4;
    private static final int STRAGGLER_SCALE = 14;
    private static final int OFF_CENTRE = 2;

    final int cells;
    final int[][] steps;
    /** {@code [cell]}: pairs of a cell to jump over and the landing behind it. */
    final int[][] jumps;

    final int[][] cost;
    final int[][] tempo;
    final int[] parity;
    final int[][] wanted;
    /** 1 for a cell of the camp, else 0. */
    final byte[][] inHome;

    final byte[][] inTarget;
    final int[][] target;
    /** {@code [seat][whether from the target, 2 whether from home][to]}. */
    final boolean[][][] mayEnd;

    final long[][] keys;
    final long turnKey;

    FloorTables(Variant variant) {
        var options = variant.options();
        if (variant.seatCount() != 2
                || options.longJumps()
                || options.forwardOnly()
                || options.leaveTarget() == LeaveTarget.FORBIDDEN_EACH_HOP
                || options.win() == Win.OCCUPY_FREE
                || options.win() == Win.PARLETT && options.lastMove() == LastMove.EQUALISE) {
            throw new IllegalArgumentException("the floor engine does not play " + variant.id());
        }
        var topology = variant.topology();
        cells = topology.size();
        steps = new int[cells][];
        jumps = new int[cells][];
        var stepDirections = topology.shape().directionSet(options.stepDirections());
        var jumpDirections = topology.shape().directionSet(options.jumpDirections());
        for (int cell = 0; cell < cells; cell++) {
            steps[cell] = steps(topology, stepDirections, cell);
            jumps[cell] = jumps(topology, jumpDirections, cell);
        }
        parity = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            parity[cell] =
                    (topology.cell(cell).x() & 1) * 2 + (topology.cell(cell).y() & 1);
        }
        cost = new int[2][cells];
        tempo = new int[2][cells];
        wanted = new int[2][CLASSES];
        inHome = new byte[2][cells];
        inTarget = new byte[2][cells];
        target = new int[2][];
        mayEnd = new boolean[2][CLASSES][cells];
        keys = new long[2][cells];
        var random = new Random(8);
        turnKey = random.nextLong();
        for (int seat = 0; seat < 2; seat++) {
            target[seat] = variant.target(seat).cells().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            for (int cell : target[seat]) {
                inTarget[seat][cell] = 1;
                wanted[seat][parity[cell]]++;
            }
            for (int cell : variant.home(seat).cells()) {
                inHome[seat][cell] = 1;
            }
            for (int cell = 0; cell < cells; cell++) {
                int distance = topology.distance(cell, variant.target(seat).corner());
                tempo[seat][cell] = distance;
                cost[seat][cell] = TEMPO * distance
                        + STRAGGLER * distance * distance / STRAGGLER_SCALE
                        + (int) Math.round(OFF_CENTRE * offCentre(variant, seat, cell));
                keys[seat][cell] = random.nextLong();
            }
            var foreign = variant.foreignCells(seat);
            for (int origin = 0; origin < CLASSES; origin++) {
                for (int to = 0; to < cells; to++) {
                    boolean leaves = (origin & 1) != 0 && inTarget[seat][to] == 0;
                    boolean returns = (origin & 2) == 0 && inHome[seat][to] == 1;
                    mayEnd[seat][origin][to] = !(leaves && options.leaveTarget() != LeaveTarget.ALLOWED)
                            && !(returns && options.reenterHome() == ReenterHome.ILLEGAL)
                            && (options.stopInForeignPoint() || !foreign.contains(to));
                }
            }
        }
    }

    boolean[] ends(int seat, int from) {
        return mayEnd[seat][inTarget[seat][from] + 2 * inHome[seat][from]];
    }

    private static int[] steps(Topology topology, int[] directions, int cell) {
        return java.util.Arrays.stream(directions)
                .map(direction -> topology.neighbour(cell, direction))
                .filter(to -> to != Topology.NONE)
                .toArray();
    }

    private static int[] jumps(Topology topology, int[] directions, int cell) {
        return java.util.Arrays.stream(directions)
                .filter(direction -> topology.landing(cell, direction) != Topology.NONE)
                .flatMap(direction -> java.util.stream.IntStream.of(
                        topology.neighbour(cell, direction), topology.landing(cell, direction)))
                .toArray();
    }

    /** Cells between a cell and the line from home to target: along a rank on squares, along a row on stars. */
    private static double offCentre(Variant variant, int seat, int cell) {
        var topology = variant.topology();
        var shape = topology.shape();
        var here = topology.cell(cell);
        var goal = topology.cell(variant.target(seat).corner());
        var home = topology.cell(variant.home(seat).corner());
        double dx = shape.centreX(home) - shape.centreX(goal);
        double dy = shape.centreY(home) - shape.centreY(goal);
        double x = shape.centreX(here) - shape.centreX(goal);
        double y = shape.centreY(here) - shape.centreY(goal);
        return Math.abs(x - y * dx / dy);
    }
}
