package hoppity.engine.transfer;

import static hoppity.engine.transfer.Transfers.after;
import static hoppity.engine.transfer.Transfers.ints;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.rules.Move;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArmyMovesTest {
    private static final int PLACEMENTS = 50;

    @ParameterizedTest
    @CsvSource({
        "8:tri4:8, , ",
        "8:3x3:4, , ",
        "9:tri4:6, , ",
        "10:tri5:8:long, , ",
        "7:tri3:6:long, LEAVE_TARGET, FORBIDDEN_EACH_HOP",
        "8:tri4:8, LEAVE_TARGET, FORBIDDEN_AT_END",
        "8:tri4:8, LEAVE_TARGET, FORBIDDEN_EACH_HOP",
        "8:3x3:4, REENTER_HOME, ILLEGAL",
        "8:tri4:8, FORWARD_ONLY, true",
        "6:2x2:8:long, FORWARD_ONLY, true",
        "16:c13:8, STEP_DIRECTIONS, 4",
        "star4:p2, , ",
        "star3:p2, LONG_JUMPS, true",
        "star4:p2, LEAVE_TARGET, FORBIDDEN_AT_END",
        "star3:p2, STOP_IN_FOREIGN_POINT, false",
        "12:c13x4:8, STOP_IN_FOREIGN_POINT, false"
    })
    void agreeWithTheRulesInBothDirections(String geometry, RuleOption option, String value) {
        var variant = Transfers.variant(geometry, option == null ? Map.of() : Map.of(option, value));
        var random = new SplittableRandom(geometry.hashCode());
        int seen = 0;
        for (int i = 0; i < PLACEMENTS; i++) {
            var task = randomTask(variant, random);
            var forth = generated(ArmyMoves.forth(variant, 0), task, task.army());
            assertThat(forth).isEqualTo(Transfers.moves(task, task.army()));

            // Each move taken back is found from where it leads to, and what is found there is such a move.
            var back = ArmyMoves.back(variant, 0);
            for (var move : forth) {
                assertThat(generated(back, task, after(task.army(), move))).contains(new Move(move.to(), move.from()));
            }
            for (var move : generated(back, task, task.army())) {
                assertThat(Transfers.moves(task, after(task.army(), move))).contains(new Move(move.to(), move.from()));
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(PLACEMENTS);
    }

    /** Pieces crowded around the target and the home, where the options bite, and some that stand in the way. */
    private static ArmyTransfer randomTask(Variant variant, SplittableRandom random) {
        int cells = variant.topology().size();
        int pieces = variant.home(0).size();
        var crowded = new HashSet<>(Transfers.randomCells(random, cells, pieces / 2));
        for (var camp : List.of(variant.home(0), variant.target(0))) {
            for (int cell : camp.cells()) {
                if (crowded.size() < pieces && random.nextInt(3) == 0) {
                    crowded.add(cell);
                }
            }
        }
        var obstacles = Transfers.randomCells(random, cells, pieces).stream()
                .filter(cell -> !crowded.contains(cell))
                .toList();
        return new ArmyTransfer(variant, 0, List.copyOf(crowded), obstacles);
    }

    private static Set<Move> generated(ArmyMoves generator, ArmyTransfer task, List<Integer> army) {
        var occupied = new boolean[task.variant().topology().size()];
        army.forEach(cell -> occupied[cell] = true);
        task.obstacles().forEach(cell -> occupied[cell] = true);
        var before = occupied.clone();
        var buffer = new int[generator.capacity(army.size())];
        int count = generator.generate(ints(army), occupied, buffer);
        assertThat(occupied).isEqualTo(before);
        var moves = new HashSet<Move>();
        for (int i = 0; i < count; i++) {
            assertThat(moves.add(new Move(buffer[i] >> 8, buffer[i] & 0xff))).isTrue();
        }
        return moves;
    }
}
