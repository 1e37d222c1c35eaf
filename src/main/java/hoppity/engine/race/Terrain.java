package hoppity.engine.race;

import hoppity.board.Camp;
import hoppity.board.Topology;
import hoppity.engine.transfer.ArmyMoves;
import hoppity.engine.transfer.StepBound;
import hoppity.rules.Variant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the board and the rules are to one seat: its moves, its camps, and how far cells are. Not thread-safe. */
final class Terrain {
    private static final long KEY_SEED = 0x7ace5L;

    final int seat;
    final int cells;
    final Camp home;
    final Camp target;
    final ArmyMoves moves;
    final StepBound bound;
    final int[] targetCells;
    final boolean[] atHome;
    final boolean[] inTarget;
    /** {@code [cell]}: tempi to the corner of the target. */
    final int[] distance;
    /**
     * {@code [cell]}: turns before which a piece from here cannot be in the target, from a piece's own cell and those of its army
     * alone. Taken back from the filled target, a turn leads no further than one ring of cells beyond the army. All 0 with long
     * jumps.
     */
    final int[] rings;

    final long[] keys;

    private final PatternTables tables;
    private final ArmyMoves back;
    private @Nullable Shape shape;
    private @Nullable PatternTable table;

    Terrain(Variant variant, int seat, PatternTables tables) {
        this.seat = seat;
        var topology = variant.topology();
        cells = topology.size();
        home = variant.home(seat);
        target = variant.target(seat);
        targetCells = target.cells().stream().mapToInt(Integer::intValue).toArray();
        moves = ArmyMoves.forth(variant, seat);
        bound = new StepBound(variant, target.size(), target.cells());
        atHome = members(home);
        inTarget = members(target);
        distance = new int[cells];
        Arrays.setAll(distance, cell -> topology.distance(cell, target.corner()));
        rings = variant.options().longJumps() ? new int[cells] : rings(variant);
        keys = keys(cells);
        this.tables = tables;
        back = ArmyMoves.back(variant, seat);
    }

    /** The pattern table, if there is one; the first call may take the time to read or to build it. */
    @Nullable
    PatternTable table(BooleanSupplier cancelled) {
        if (table == null) {
            if (shape == null) {
                shape = Shape.of(moves, target, cells);
            }
            var found = tables.table(shape, back, cancelled);
            table = found == null ? null : found.seenBy(shape);
        }
        return table;
    }

    private boolean[] members(Camp camp) {
        var members = new boolean[cells];
        camp.cells().forEach(cell -> members[cell] = true);
        return members;
    }

    private int[] rings(Variant variant) {
        var topology = variant.topology();
        var shape = topology.shape();
        int[] directions = IntStream.concat(
                        IntStream.of(shape.directionSet(variant.options().stepDirections())),
                        IntStream.of(shape.directionSet(variant.options().jumpDirections())))
                .distinct()
                .toArray();
        var rings = new int[cells];
        Arrays.fill(rings, Integer.MAX_VALUE);
        var queue = new ArrayDeque<>(target.cells());
        target.cells().forEach(cell -> rings[cell] = 0);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction : directions) {
                int next = topology.neighbour(cell, direction);
                if (next != Topology.NONE && rings[next] == Integer.MAX_VALUE) {
                    rings[next] = rings[cell] + 1;
                    queue.add(next);
                }
            }
        }
        return rings;
    }

    private static long[] keys(int cells) {
        var random = new SplittableRandom(KEY_SEED);
        var keys = new long[cells];
        Arrays.setAll(keys, cell -> cells <= Long.SIZE ? 1L << cell : random.nextLong());
        return keys;
    }
}
