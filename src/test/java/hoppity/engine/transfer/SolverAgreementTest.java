package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.rules.Move;
import hoppity.rules.RuleOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver against plain breadth-first search. */
class SolverAgreementTest {
    private static final int SAMPLES = 80;

    @ParameterizedTest
    @CsvSource({
        "5:tri2:8, '', ''",
        "5:tri2:4, '', ''",
        "5:tri2:6, '', ''",
        "4:2x2:8, '', ''",
        "4:3x1:4, '', ''",
        "5:tri2:8:long, '', b2 d3",
        "5:tri2:8:stay, '', ''",
        "5:tri2:4:stay, '', c3",
        "5:tri2:8, LEAVE_TARGET=FORBIDDEN_EACH_HOP, c3 d2",
        "5:tri2:4, REENTER_HOME=ILLEGAL, ''",
        "5:tri2:8, FORWARD_ONLY=true, ''",
        "5:tri2:4, STEP_DIRECTIONS=8, b4 c4 d4",
        "5:tri2:8, WIN=PARLETT, a5 c2",
        "4:2x2:4, WIN=OCCUPY_FREE LEAVE_TARGET=FORBIDDEN_AT_END, b4 a3 c1",
        "4:2x2:8, WIN=PARLETT, a4",
        "star2:p2, '', ''",
        "star2:p2, LEAVE_TARGET=FORBIDDEN_AT_END, e4 d3 g2",
        "star2:p2, LONG_JUMPS=true WIN=PARLETT, i1 e2",
        "star2:p2, STOP_IN_FOREIGN_POINT=false, d4"
    })
    void onSmallBoardsWithAnyRules(String geometry, String options, String obstacles) {
        var variant = Transfers.variant(geometry, options(options));
        var topology = variant.topology();
        var standing = cells(obstacles).map(topology::find).toList();
        var free = new ArrayList<>(
                java.util.stream.IntStream.range(0, topology.size()).boxed().toList());
        free.removeAll(standing);
        var any = new ArmyTransfer(variant, 0, free.subList(0, variant.home(0).size()), standing);
        var exact = new ExactDistances(any);
        var random = new SplittableRandom(geometry.hashCode() + options.hashCode());
        var lengths = new HashSet<Integer>();
        for (int i = 0; i < SAMPLES; i++) {
            var army = exact.placements().get(random.nextInt(exact.placements().size()));
            var task = new ArmyTransfer(variant, 0, army, standing);
            var result = TransferSolver.solve(task, Transfers.AMPLE);
            if (exact.turns(army) < 0) {
                assertThat(result).isInstanceOf(Impossible.class);
            } else {
                assertThat(result).isInstanceOf(Exact.class);
                assertThat(result.lower()).as(army.toString()).isEqualTo(exact.turns(army));
                Transfers.assertReachesGoal(task, result.line());
            }
            lengths.add(exact.turns(army));
        }
        assertThat(lengths).hasSizeGreaterThan(2);
    }

    @ParameterizedTest
    @CsvSource({"8:tri4:8, 3", "8:3x3:4, 5", "8:4x3:4, 4", "9:tri4:6, 3", "10:tri5:8, 2", "16:c13:8, 2", "star4:p2, 3"})
    void nearTheGoalOnLargeBoards(String geometry, int radius) {
        var variant = Transfers.variant(geometry, Map.of());
        var goal = variant.target(0).cells();
        // Turns can be taken back under these rules, so that the search may as well begin at the goal.
        var turns = new HashMap<List<Integer>, Integer>(Map.of(goal, 0));
        var queue = new ArrayList<>(List.of(goal));
        var random = new SplittableRandom(radius);
        for (int i = 0; i < queue.size(); i++) {
            var army = queue.get(i);
            if (turns.get(army) == radius) {
                break;
            }
            for (Move move : Transfers.moves(new ArmyTransfer(variant, 0, army, List.of()), army)) {
                var next = Transfers.after(army, move);
                if (turns.putIfAbsent(next, turns.get(army) + 1) == null) {
                    queue.add(next);
                }
            }
        }
        for (int i = 0; i < SAMPLES; i++) {
            var army = queue.get(random.nextInt(queue.size()));
            var task = new ArmyTransfer(variant, 0, army, List.of());
            var result = TransferSolver.solve(task, Transfers.AMPLE);
            assertThat(result).isInstanceOf(Exact.class);
            assertThat(result.lower()).isEqualTo(turns.get(army));
            Transfers.assertReachesGoal(task, result.line());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "5:tri2:8, '', ''",
        "5:tri2:4, '', ''",
        "5:tri2:6, '', ''",
        "4:2x2:4, '', ''",
        "5:tri2:8:long, '', ''",
        "5:tri2:8:long, '', b2 d3 c3",
        "5:tri2:4, '', c3 b4 d2",
        "5:tri2:8, LEAVE_TARGET=FORBIDDEN_EACH_HOP, c3 d2",
        "5:tri2:4, STEP_DIRECTIONS=8, b4 c4 d4",
        "star2:p2, '', e4",
        "star2:p2, LONG_JUMPS=true, ''"
    })
    void theBoundsAreNeverTooHighAndZeroAtTheGoalAlone(String geometry, String options, String obstacles)
            throws Stopped {
        var variant = Transfers.variant(geometry, options(options));
        var standing = cells(obstacles).map(variant.topology()::find).toList();
        var start = Transfers.fromHome(variant);
        var task = new ArmyTransfer(variant, 0, start.army(), standing);
        var bounds =
                List.of(LowerBound.quick(task, task.goal()), LowerBound.thorough(task, task.goal(), Transfers.ample()));
        var levels = LevelBound.of(task, task.goal(), Transfers.ample()).orElseThrow();
        var exact = new ExactDistances(task);
        int sharp = 0;
        int better = 0;
        var incremental = new HashMap<List<Integer>, Integer>();
        for (var army : exact.placements()) {
            int turns = exact.turns(army);
            for (var bound : bounds) {
                bound.load(Transfers.ints(army));
                assertThat(bound.turns() == 0).isEqualTo(army.equals(task.goal()));
                assertThat(bound.turns()).isLessThanOrEqualTo(turns < 0 ? Integer.MAX_VALUE : turns);
            }
            assertThat(bounds.get(1).turns())
                    .isGreaterThanOrEqualTo(bounds.get(0).turns());
            better += bounds.get(1).turns() > bounds.get(0).turns() ? 1 : 0;
            sharp += bounds.get(1).turns() == turns ? 1 : 0;
            levels.load(Transfers.ints(army));
            for (var move : Transfers.moves(task, army)) {
                incremental.put(Transfers.after(army, move), levels.turnsAfter(move.from(), move.to()));
            }
        }
        assertThat(sharp).isGreaterThan(20);
        assertThat(better).isPositive();
        incremental.forEach((army, turns) -> {
            levels.load(Transfers.ints(army));
            assertThat(levels.turnsAfter(0, 0)).isEqualTo(turns);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "5:tri2:8, '', '', 4",
        "5:tri2:4, '', c3 b4 d2, 5",
        "5:tri2:8:stay, '', '', 3",
        "5:tri2:8, LEAVE_TARGET=FORBIDDEN_EACH_HOP, c3 d2, 2",
        "5:tri2:8:long, '', b2 d3 c3, 3",
        "star2:p2, '', e4, 4"
    })
    void theBoundThroughAGateIsSharperAndNeverTooHigh(String geometry, String options, String obstacles, int distance)
            throws Stopped {
        var variant = Transfers.variant(geometry, options(options));
        var standing = cells(obstacles).map(variant.topology()::find).toList();
        var task = new ArmyTransfer(variant, 0, Transfers.fromHome(variant).army(), standing);
        var space = Space.withoutSymmetry(task);
        var allowance = Transfers.ample();
        var layers = Layers.fromGoal(space, Layers.UNLIMITED, LowerBound.quick(task, task.army()), allowance);
        while (layers.depth() < distance) {
            layers.advance();
        }
        var bare = LevelBound.of(task, task.goal(), allowance).orElseThrow();
        var gate = bare.through(
                layers.last(),
                space.code(),
                Symmetry.identity(space.cells()),
                distance,
                LevelBound.UNREACHED,
                allowance);
        var exact = new ExactDistances(task);
        int sharper = 0;
        for (var army : exact.placements()) {
            if (exact.turns(army) < distance) {
                continue;
            }
            bare.load(Transfers.ints(army));
            gate.load(Transfers.ints(army));
            int turns = gate.turnsAfter(0, 0);
            assertThat(turns).isBetween(Math.max(distance, bare.turnsAfter(0, 0)), exact.turns(army));
            sharper += turns > Math.max(distance, bare.turnsAfter(0, 0)) ? 1 : 0;
        }
        assertThat(sharper).isPositive();
    }

    private static Map<RuleOption, String> options(String text) {
        var options = new HashMap<RuleOption, String>();
        cells(text).forEach(part -> {
            var pair = part.split("=");
            options.put(RuleOption.valueOf(pair[0]), pair[1]);
        });
        return options;
    }

    private static java.util.stream.Stream<String> cells(String text) {
        return Arrays.stream(text.split(" ")).filter(part -> !part.isEmpty());
    }
}
