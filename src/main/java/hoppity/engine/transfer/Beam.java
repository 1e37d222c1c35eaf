package hoppity.engine.transfer;

import hoppity.engine.transfer.TransferResult.Limit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a short way without proving anything: of the placements at each distance from the start only the most promising
 * are followed, until one is found among those from which a shortest way to the goal is known.
 */
final class Beam {
    /** How many placements around the goal are known before the first is followed: so many times the width. */
    private static final int KNOWN_AROUND_GOAL = 25;

    /** So many turns without progress end the attempt. */
    private static final int PATIENCE = 6;

    private static final int COST_UNIT = 100;

    private final Space space;
    private final int width;
    private final Allowance allowance;
    private final Expander expander;
    /** Per cell, what a piece there costs: where it grows faster than the distance, nobody is left behind. */
    private final int[] costs;

    private final Layers ending;
    /** All placements that were followed. */
    private final PlacementSet seen;

    private final List<List<Step>> generations = new ArrayList<>();

    private Beam(Space space, int width, double power, Allowance allowance) throws Stopped {
        this.space = space;
        this.width = width;
        this.allowance = allowance;
        var task = space.task();
        var topology = task.variant().topology();
        int corner = task.variant().target(task.seat()).corner();
        costs = new int[space.cells()];
        Arrays.setAll(costs, cell -> (int) (COST_UNIT * Math.pow(topology.distance(cell, corner), power)));
        expander = new Expander(space, space.forth(), space.symmetries());
        ending = Layers.fromGoal(space, Layers.UNLIMITED, LowerBound.quick(task, task.army()), allowance);
        seen = new PlacementSet(space.code().words(), allowance);
    }

    /** A placement on some way from the start: where it came from in the generation before, and how far it is. */
    private record Step(long[] key, int parent, int cost) {}

    /**
     * The keys of the placements on a short way from the start to the goal; empty if none was found.
     *
     * @param width how many placements of each distance are followed
     * @param power how the cost of a piece grows with its distance from the goal; from 1 to 2
     */
    static Optional<List<long[]>> way(Space space, int width, double power, Allowance allowance) throws Stopped {
        var beam = new Beam(space, width, power, allowance);
        try {
            return beam.run();
        } catch (Stopped e) {
            if (e.limit() == Limit.MEMORY) {
                // There may be enough for a search that is tighter.
                return Optional.empty();
            }
            throw e;
        } finally {
            beam.ending.discard();
            beam.seen.discard();
        }
    }

    private Optional<List<long[]>> run() throws Stopped {
        while (ending.size() < KNOWN_AROUND_GOAL * width && !ending.last().isEmpty()) {
            ending.advance();
        }
        var start = space.key(space.task().army());
        seen.add(start);
        var generation = List.of(new Step(start, 0, Integer.MAX_VALUE));
        Optional<List<long[]>> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        int idle = 0;
        while (!generation.isEmpty() && idle < PATIENCE) {
            generations.add(generation);
            var arrived = arrival(generation);
            if (arrived.isPresent()
                    && (best.isEmpty() || arrived.get().size() < best.get().size())) {
                best = arrived;
            }
            if (best.isPresent() && best.get().size() <= generations.size() + 1) {
                break;
            }
            int cost = generation.get(0).cost();
            idle = cost < least ? 0 : idle + 1;
            least = Math.min(least, cost);
            generation = next(generation);
        }
        return best;
    }

    /** The shortest way through a placement of the newest generation from which the rest of the way is known. */
    private Optional<List<long[]>> arrival(List<Step> generation) {
        int nearest = Integer.MAX_VALUE;
        int arrived = -1;
        for (int i = 0; i < generation.size(); i++) {
            int rest = ending.depthOf(generation.get(i).key());
            if (rest >= 0 && rest < nearest) {
                nearest = rest;
                arrived = i;
            }
        }
        if (arrived < 0) {
            return Optional.empty();
        }
        var way = new ArrayList<long[]>();
        int index = generation.get(arrived).parent();
        for (int g = generations.size() - 2; g >= 0; g--) {
            var step = generations.get(g).get(index);
            way.add(step.key());
            index = step.parent();
        }
        Collections.reverse(way);
        way.addAll(ending.trace(generation.get(arrived).key(), nearest));
        return Optional.of(way);
    }

    /** What the placements of a generation lead to and has not been followed before, the cheapest first. */
    private List<Step> next(List<Step> generation) throws Stopped {
        var candidates = new ArrayList<Step>();
        var key = new long[space.code().words()];
        for (int parent = 0; parent < generation.size(); parent++) {
            allowance.tick();
            expander.load(generation.get(parent).key());
            int cost = Arrays.stream(expander.army()).map(cell -> costs[cell]).sum();
            for (int i = 0; i < expander.moves(); i++) {
                expander.keyAfter(i, key);
                candidates.add(new Step(key.clone(), parent, cost - costs[expander.from(i)] + costs[expander.to(i)]));
            }
        }
        candidates.sort(Comparator.comparingInt(Step::cost));
        var followed = new ArrayList<Step>();
        for (var candidate : candidates) {
            if (followed.size() < width && seen.add(candidate.key())) {
                followed.add(candidate);
            }
        }
        return followed;
    }
}
