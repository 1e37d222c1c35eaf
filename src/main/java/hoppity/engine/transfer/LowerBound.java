package hoppity.engine.transfer;

import java.util.List;
import java.util.Optional;

/** A number of turns below which no army can reach its goal: the better of two bounds. Not thread-safe. */
final class LowerBound {
    private static final int PROFILES_PER_PLACEMENT = 20;

    private final StepBound steps;
    private final Optional<LevelBound> levels;
    private long weight;

    private LowerBound(StepBound steps, Optional<LevelBound> levels) {
        this.steps = steps;
        this.levels = levels;
    }

    /** A bound that is ready at once. */
    static LowerBound quick(ArmyTransfer task, List<Integer> goal) {
        return new LowerBound(new StepBound(task.variant(), task.army().size(), goal), Optional.empty());
    }

    /** A bound that takes seconds to prepare and is worth it for long ways. */
    static LowerBound thorough(ArmyTransfer task, List<Integer> goal, Allowance allowance) throws Stopped {
        return new LowerBound(
                new StepBound(task.variant(), task.army().size(), goal), LevelBound.of(task, goal, allowance));
    }

    /**
     * A bound for armies that cannot reach the goal but through one of some placements; this one if it is no sharper or takes
     * longer to prepare than it saves.
     *
     * @param gate these placements
     * @param permutation through which the gate stands for them
     * @param distance turns from each of them to the goal
     * @param most bounds greater than this need not be told apart
     */
    LowerBound through(
            PlacementSet gate, PlacementCode code, int[] permutation, int distance, int most, Allowance allowance)
            throws Stopped {
        if (levels.isEmpty() || gate.size() < levels.get().profiles() / PROFILES_PER_PLACEMENT) {
            return this;
        }
        return new LowerBound(
                steps, Optional.of(levels.get().through(gate, code, permutation, distance, most, allowance)));
    }

    /** Gives the memory back. */
    void discard(Allowance allowance) {
        levels.ifPresent(bound -> bound.discard(allowance));
    }

    /** Looks at a placement. */
    void load(int[] army) {
        weight = steps.weigh(army);
        if (levels.isPresent()) {
            levels.get().load(army);
        }
    }

    /** The bound for the placement. */
    int turns() {
        return Math.max(steps.turns(weight), levels.isPresent() ? levels.get().turnsAfter(0, 0) : 0);
    }

    /** Whether, after a piece of the placement has gone from one cell to another, the bound is at most so many turns. */
    boolean allowsAfter(int from, int to, int turns) {
        return steps.turns(weight - steps.weight(from) + steps.weight(to)) <= turns
                && (levels.isEmpty() || levels.get().turnsAfter(from, to) <= turns);
    }
}
