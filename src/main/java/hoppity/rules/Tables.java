package hoppity.rules;

import hoppity.board.Camp;
import hoppity.board.Topology;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** A variant's geometry and options unrolled into flat arrays for the inner loops. */
final class Tables {
    private static final Map<Variant, Tables> CACHE = new ConcurrentHashMap<>();

    final int cells;
    final Rings rings;
    final Completion completion;

    /** Neighbours in the step directions, {@code [cell][i]}, only those on the board. */
    final int[][] steps;
    /** Pairs (over, landing) in the jump directions, {@code [cell][2 i], [cell][2 i + 1]}, only those on the board. */
    final int[][] jumps;

    /** {@code [seat][cell]}: tempi to the corner of the seat's target, and membership (0 or 1) of its home and target. */
    final byte[][] tempo;

    final byte[][] home;
    final byte[][] target;

    /** {@code [cell · rings + ring]}: where steps lead. */
    final long[] stepBits;
    /** {@code [seat][cell · rings + ring]}: where a turn that began on the cell may end, as far as the camps decide it. */
    final long[][] ends;
    /** {@code [seat][ring]}. */
    final long[][] targets;
    /** {@code [seat]}: the cells by where a turn that began there may end, as far as the camps decide it. */
    final List<List<Bound>> bounds;

    private final byte[][] boundOf;

    /** Cells, and where a turn of a piece on any of them may end; one long a ring. */
    record Bound(long[] membersByRing, long[] endsByRing) {
        long members(int ring) {
            return membersByRing[ring];
        }

        long ends(int ring) {
            return endsByRing[ring];
        }
    }

    private Tables(Variant variant) {
        var topology = variant.topology();
        var options = variant.options();
        var stepDirections = topology.shape().directionSet(options.stepDirections());
        var jumpDirections = topology.shape().directionSet(options.jumpDirections());
        cells = topology.size();
        rings = Rings.of(topology);
        completion = new Completion(variant);
        steps = new int[cells][];
        jumps = new int[cells][];
        stepBits = new long[cells * rings.count];
        for (int cell = 0; cell < cells; cell++) {
            steps[cell] = steps(topology, stepDirections, cell);
            jumps[cell] = jumps(topology, jumpDirections, cell);
            for (int to : steps[cell]) {
                stepBits[cell * rings.count + rings.ring[to]] |= rings.bit[to];
            }
        }
        int seats = variant.seatCount();
        tempo = new byte[seats][cells];
        home = new byte[seats][];
        target = new byte[seats][];
        targets = new long[seats][];
        bounds = new ArrayList<>();
        boundOf = new byte[seats][cells];
        ends = new long[seats][cells * rings.count];
        for (int seat = 0; seat < seats; seat++) {
            for (int cell = 0; cell < cells; cell++) {
                tempo[seat][cell] =
                        (byte) topology.distance(cell, variant.target(seat).corner());
            }
            home[seat] = members(variant.home(seat));
            target[seat] = members(variant.target(seat));
            targets[seat] = rings.set(variant.target(seat).cells());
            bounds.add(bounds(variant, seat));
            for (int i = 0; i < ends[seat].length; i++) {
                ends[seat][i] = bound(seat, i / rings.count).ends(i % rings.count);
            }
        }
    }

    static Tables of(Variant variant) {
        return CACHE.computeIfAbsent(variant, Tables::new);
    }

    /** Where a turn of the seat's piece on this cell may end, as far as the camps decide it. */
    Bound bound(int seat, int cell) {
        return bounds.get(seat).get(boundOf[seat][cell]);
    }

    boolean mayEnd(Bound bound, int to) {
        return (bound.ends(rings.ring[to]) & rings.bit[to]) != 0;
    }

    private List<Bound> bounds(Variant variant, int seat) {
        var options = variant.options();
        boolean stays = options.leaveTarget() != LeaveTarget.ALLOWED;
        boolean keepsOut = options.reenterHome() == ReenterHome.ILLEGAL;
        var everywhere = IntStream.range(0, cells).boxed().toList();
        Map<Set<Integer>, List<Integer>> byEnds = new LinkedHashMap<>();
        for (int cell = 0; cell < cells; cell++) {
            var ends = new HashSet<>(everywhere);
            if (!options.stopInForeignPoint()) {
                ends.removeAll(variant.foreignCells(seat));
            }
            if (stays && target[seat][cell] == 1) {
                ends.retainAll(variant.target(seat).cells());
            }
            if (keepsOut && home[seat][cell] == 0) {
                variant.home(seat).cells().forEach(ends::remove);
            }
            byEnds.computeIfAbsent(ends, set -> new ArrayList<>()).add(cell);
        }
        var list = new ArrayList<Bound>();
        byEnds.forEach((ends, members) -> {
            members.forEach(cell -> boundOf[seat][cell] = (byte) list.size());
            list.add(new Bound(rings.set(members), rings.set(ends)));
        });
        return List.copyOf(list);
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
}
