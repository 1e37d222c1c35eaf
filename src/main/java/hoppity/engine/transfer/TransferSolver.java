package hoppity.engine.transfer;

import static hoppity.words.Words.tr;

import hoppity.engine.transfer.TransferListener.Progress;
import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.rules.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the least number of turns of a transfer. One bound after the other is tried, from a number of turns that is surely
 * too small: each search that finds nothing proves that one turn more is needed, and the first that finds a way is exact.
 * Whatever limit is met, what has been proven until then stands.
 */
public final class TransferSolver {
    /** Where at least so many turns are needed, a way is first sought that need not be the shortest. */
    private static final int LONG_WAY = 8;

    /** How much of the effort goes into looking for ways: the width of an attempt to the size of the search before. */
    private static final int PLACEMENTS_PER_WIDTH = 400;

    /** The thorough bounds take a while to prepare: a search must have held so many placements before. */
    private static final int WORTH_PREPARING = 100_000;

    /** The first attempt is quick, so that some way is known soon. */
    private static final int FIRST_WIDTH = 200;

    private static final int SECOND_WIDTH = 2000;
    private static final int MAX_WIDTH = 20_000;
    private static final double[] POWERS = {1.5, 1.25, 1};

    private final ArmyTransfer task;
    private final Allowance allowance;
    private final TransferListener listener;

    private @Nullable BoundedSearch search;
    private int lower;
    private int attempts;
    private int width;
    private List<Move> best = List.of();

    private TransferSolver(
            ArmyTransfer task, TransferLimits limits, BooleanSupplier cancelled, TransferListener listener) {
        this.task = task;
        this.listener = listener;
        allowance = new Allowance(limits, cancelled, this::report);
    }

    /** Solves within the limits. */
    public static TransferResult solve(ArmyTransfer task, TransferLimits limits) {
        return solve(task, limits, () -> false, TransferListener.SILENT);
    }

    /**
     * Solves within the limits.
     *
     * @param cancelled is asked often, on this thread; once it is true the solver ends with what it has
     */
    public static TransferResult solve(
            ArmyTransfer task, TransferLimits limits, BooleanSupplier cancelled, TransferListener listener) {
        return task.obstruction()
                .<TransferResult>map(Impossible::new)
                .orElseGet(() -> new TransferSolver(task, limits, cancelled, listener).solve());
    }

    /**
     * Counts the placements that a transfer's army can reach in 0, 1, … turns and no fewer, symmetric ones each for itself.
     *
     * @param depth the greatest number of turns
     * @return one count for each number of turns; fewer if a limit is met or nothing more can be reached
     */
    public static List<Long> countPlacements(
            ArmyTransfer task, int depth, TransferLimits limits, BooleanSupplier cancelled) {
        var counts = new ArrayList<Long>();
        try {
            var allowance = new Allowance(limits, cancelled, () -> {});
            var layers = Layers.fromStart(
                    Space.withoutSymmetry(task), Layers.UNLIMITED, LowerBound.quick(task, task.goal()), allowance);
            while (!layers.last().isEmpty()) {
                counts.add(layers.last().size());
                if (layers.depth() == depth) {
                    break;
                }
                layers.advance();
            }
        } catch (Stopped e) {
            return counts;
        }
        return counts;
    }

    private TransferResult solve() {
        var toGoal = LowerBound.quick(task, task.goal());
        var toStart = LowerBound.quick(task, task.army());
        lower = turns(toGoal);
        if (lower == 0) {
            return new Exact(List.of());
        }
        var space = Space.of(task);
        boolean isPrepared = !space.hasOneGoal();
        long size = 0;
        try {
            while (lower < shortest()) {
                lookForAWay(space, size);
                if (lower >= shortest()) {
                    break;
                }
                search = new BoundedSearch(space, lower, toGoal, toStart, allowance);
                var way = search.run();
                if (way.isPresent()) {
                    return new Exact(moves(space, way.get()));
                }
                if (search.isExhausted()) {
                    return new Impossible(tr("no sequence of moves fills the target"));
                }
                lower++;
                size = search.size();
                search.discard();
                if (!isPrepared && size > WORTH_PREPARING) {
                    isPrepared = true;
                    toGoal = LowerBound.thorough(task, task.goal(), allowance);
                    toStart =
                            space.exchange().isPresent() ? toStart : LowerBound.thorough(task, task.army(), allowance);
                    if (turns(toGoal) == LevelBound.UNREACHED) {
                        return new Impossible(tr("no sequence of moves fills the target"));
                    }
                    lower = Math.max(lower, turns(toGoal));
                }
            }
            return new Exact(best);
        } catch (Stopped e) {
            var upper = best.isEmpty() ? OptionalInt.empty() : OptionalInt.of(best.size());
            return new Bounds(lower, upper, best, e.limit());
        }
    }

    private int turns(LowerBound bound) {
        bound.load(army());
        return bound.turns();
    }

    private int shortest() {
        return best.isEmpty() ? Integer.MAX_VALUE : best.size();
    }

    private int[] army() {
        return task.army().stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Looks for a way, with more effort than before, if that is worth it.
     *
     * @param size of the search that came before
     */
    private void lookForAWay(Space space, long size) throws Stopped {
        if (lower < LONG_WAY || !space.hasOneGoal()) {
            return;
        }
        for (int wanted :
                new int[] {FIRST_WIDTH, SECOND_WIDTH, (int) Math.min(MAX_WIDTH, size / PLACEMENTS_PER_WIDTH)}) {
            if (wanted > width && lower < shortest()) {
                width = wanted;
                // Each attempt weighs the pieces in another way than the one before.
                double power = POWERS[attempts++ % POWERS.length];
                var way = Beam.way(space, width, power, allowance);
                if (way.isPresent() && way.get().size() - 1 < shortest()) {
                    best = moves(space, way.get());
                }
            }
        }
    }

    /** The moves along a way; its placements are each one of several that are alike. */
    private List<Move> moves(Space space, List<long[]> way) {
        var seen = new Expander(space, space.forth(), space.symmetries());
        var plain = new Image(space.code(), List.of(Symmetry.identity(space.cells())));
        var placement = new long[space.code().words()];
        var after = placement.clone();
        plain.load(army());
        plain.key(placement);
        var moves = new ArrayList<Move>();
        for (var next : way.subList(1, way.size())) {
            seen.load(placement);
            int move = 0;
            seen.keyAfter(move, after);
            while (!Arrays.equals(after, next)) {
                seen.keyAfter(++move, after);
            }
            moves.add(new Move(seen.from(move), seen.to(move)));
            plain.load(seen.army());
            plain.keyAfter(seen.from(move), seen.to(move), placement);
        }
        return moves;
    }

    private void report() {
        if (search != null) {
            listener.progress(new Progress(
                    lower, search.forwardDepth(), search.backwardDepth(), search.size(), allowance.milliseconds()));
        }
    }
}
