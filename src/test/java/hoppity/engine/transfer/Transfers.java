package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.GeometrySpec;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** What the tests of this package share: variants, placements, and moves by the rules' own generator. */
final class Transfers {
    static final TransferLimits AMPLE = TransferLimits.ofTime(Duration.ofHours(1));

    private Transfers() {}

    static Variant variant(String geometry, Map<RuleOption, String> options) {
        var bare = GeometrySpec.parse(geometry);
        return bare.withOptions(RuleOption.with(bare.options(), options));
    }

    static ArmyTransfer fromHome(Variant variant) {
        return ArmyTransfer.alone(variant, Position.initial(variant.geometry()), 0);
    }

    static Allowance ample() {
        return new Allowance(AMPLE, () -> false, () -> {});
    }

    static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** So many different cells, ascending. */
    static List<Integer> randomCells(SplittableRandom random, int cells, int count) {
        var chosen = new HashSet<Integer>();
        while (chosen.size() < count) {
            chosen.add(random.nextInt(cells));
        }
        return chosen.stream().sorted().toList();
    }

    /** The transfer's army and obstacles as a position of the variant, the army to move. */
    static Position position(ArmyTransfer task, List<Integer> army) {
        var cells = new int[task.variant().topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        army.forEach(cell -> cells[cell] = task.seat());
        task.obstacles().forEach(cell -> cells[cell] = 1 - task.seat());
        return Position.of(cells, task.seat(), 1);
    }

    /** The moves of the army by the rules. */
    static Set<Move> moves(ArmyTransfer task, List<Integer> army) {
        return new HashSet<>(new MoveGenerator(task.variant()).moves(position(task, army)));
    }

    static List<Integer> after(List<Integer> army, Move move) {
        var next = new ArrayList<>(army);
        next.remove(Integer.valueOf(move.from()));
        next.add(move.to());
        next.sort(null);
        return List.copyOf(next);
    }

    /** Plays a line by the rules and demands that it is legal, fills the goal with its last move and not before. */
    static void assertReachesGoal(ArmyTransfer task, List<Move> line) {
        var army = task.army();
        for (var move : line) {
            assertThat(army.containsAll(task.goal())).isFalse();
            assertThat(moves(task, army)).contains(move);
            army = after(army, move);
        }
        assertThat(army).containsAll(task.goal());
    }
}
