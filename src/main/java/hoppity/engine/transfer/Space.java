package hoppity.engine.transfer;

import hoppity.rules.RuleOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The placements that an army can take in a transfer: how they are written, and which of them are alike.
 *
 * @param task the transfer
 * @param code how placements are written as keys
 * @param symmetries permutations of the cells that change nothing about the task, the identity first: placements that they
 *     map to each other are held as one
 * @param exchange a permutation that maps the goal to the start and the start to the goal, where turns can be taken back and
 *     nothing else changes: what it makes of the ways from the start are the ways to the goal
 * @param reversible whether turns can be taken back
 */
record Space(
        ArmyTransfer task, PlacementCode code, List<int[]> symmetries, Optional<int[]> exchange, boolean reversible) {

    static Space of(ArmyTransfer task) {
        var symmetry = new Symmetry(task);
        var symmetries = symmetry.preserving();
        boolean reversible = ArmyMoves.areReversible(task.variant().options());
        var exchange = reversible ? symmetry.exchanging(symmetries) : Optional.<int[]>empty();
        return new Space(task, code(task), symmetries, exchange, reversible);
    }

    /** Each placement for itself. */
    static Space withoutSymmetry(ArmyTransfer task) {
        var identity = List.of(Symmetry.identity(task.variant().topology().size()));
        return new Space(task, code(task), identity, Optional.empty(), ArmyMoves.areReversible(options(task)));
    }

    /** The turns of the army. */
    ArmyMoves forth() {
        return ArmyMoves.forth(task.variant(), task.seat());
    }

    /** The turns of the army taken back. */
    ArmyMoves back() {
        return ArmyMoves.back(task.variant(), task.seat());
    }

    /** Whether the army just fills its goal, so that one placement alone is the end. */
    boolean hasOneGoal() {
        return task.goal().size() == pieces();
    }

    int cells() {
        return task.variant().topology().size();
    }

    int pieces() {
        return task.army().size();
    }

    /** The key that stands for a placement and those like it. */
    long[] key(List<Integer> army) {
        return key(army.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The key that stands for the image of a placement. */
    long[] image(long[] key, int[] permutation) {
        var army = new int[pieces()];
        code.decode(key, army);
        return key(Arrays.stream(army).map(cell -> permutation[cell]).toArray());
    }

    private long[] key(int[] army) {
        var image = new Image(code, symmetries);
        var key = new long[code.words()];
        image.load(army);
        image.key(key);
        return key;
    }

    private static PlacementCode code(ArmyTransfer task) {
        return PlacementCode.of(task.variant().topology().size(), task.army().size());
    }

    private static RuleOptions options(ArmyTransfer task) {
        return task.variant().options();
    }
}
