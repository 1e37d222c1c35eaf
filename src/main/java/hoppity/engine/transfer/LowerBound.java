package hoppity.engine.transfer;

import java.util.List;
import java.util.Optional;

/** A number of turns below which no army can reach its goal: the better of two bounds. Not thread-safe. */
final class LowerBound {
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
