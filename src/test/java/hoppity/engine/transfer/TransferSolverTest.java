package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hoppity.engine.transfer.TransferListener.Progress;
import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.engine.transfer.TransferResult.Limit;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TransferSolverTest {
    private static final TransferLimits AMPLE = Transfers.AMPLE;

    @ParameterizedTest
    @CsvSource({"8:2x2:4", "8:2x2:8"})
    void knownTransfersOfSmallArmies(String geometry) {
        var known = KnownTransfer.of(geometry);
        var task = Transfers.fromHome(GeometrySpec.parse(geometry));
        var result = TransferSolver.solve(task, AMPLE);

        assertThat(result).isInstanceOf(Exact.class);
        assertThat(result.lower()).isEqualTo(known.turns());
        assertThat(result.upper()).hasValue(known.turns());
        Transfers.assertReachesGoal(task, result.line());
    }

    @ParameterizedTest
    @CsvSource({"8:3x3:4, 7", "8:tri4:8, 4"})
    void countsPlacementsByDistance(String geometry, int depth) {
        var task = Transfers.fromHome(GeometrySpec.parse(geometry));

        assertThat(TransferSolver.countPlacements(task, depth, AMPLE, () -> false))
                .isEqualTo(KnownTransfer.of(geometry).counts().subList(0, depth + 1));
    }

    @ParameterizedTest
    @CsvSource({"8:3x3:4, 6", "8:tri4:8, 4"})
    void placementsHeldTogetherAreAsManyAsHeldApart(String geometry, int depth) throws Stopped {
        var task = Transfers.fromHome(GeometrySpec.parse(geometry));
        var space = Space.of(task);
        var layers = Layers.fromStart(space, Layers.UNLIMITED, LowerBound.quick(task, task.goal()), Transfers.ample());
        for (int d = 0; d < depth; d++) {
            layers.advance();
        }
        long count = 0;
        var key = new long[space.code().words()];
        var walk = layers.last().walk();
        var army = new int[space.pieces()];
        while (walk.next(key)) {
            space.code().decode(key, army);
            var list = java.util.Arrays.stream(army).boxed().toList();
            var image = list.stream()
                    .map(cell -> space.symmetries().get(1)[cell])
                    .sorted()
                    .toList();
            count += image.equals(list) ? 1 : 2;
        }

        assertThat(count).isEqualTo(KnownTransfer.of(geometry).counts().get(depth));
    }

    static List<Arguments> presetsAndSmallStars() {
        var variants = new ArrayList<>(Variants.presets().all());
        Stream.of("star3:p2", "star3:p6:long", "star2:p3", "star2:p2:long", "star3:p2x10")
                .map(GeometrySpec::parse)
                .forEach(variants::add);
        return variants.stream()
                .map(variant -> Arguments.of(variant.id(), variant))
                .toList();
    }

    /** Whatever the game, little time and memory are enough for an answer that holds. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("presetsAndSmallStars")
    void everyPresetIsAnsweredWithinItsLimits(String id, Variant variant) {
        var limits = new TransferLimits(Duration.ofMillis(50), 4 << 20);
        int seat = variant.seatCount() - 1;
        var task = ArmyTransfer.alone(variant, Position.initial(variant.geometry()), seat);
        var result = TransferSolver.solve(task, limits);

        assertThat(result).isNotInstanceOf(Impossible.class);
        assertThat(result.lower()).isPositive();
        if (result.upper().isPresent()) {
            assertThat(result.line()).hasSize(result.upper().getAsInt()).hasSizeGreaterThanOrEqualTo(result.lower());
            Transfers.assertReachesGoal(task, result.line());
        } else {
            assertThat(result.line()).isEmpty();
        }
    }

    @Test
    void anArmyAtItsGoalNeedsNoTurn() {
        var variant = GeometrySpec.parse("8:tri4:8");
        var task = new ArmyTransfer(variant, 0, variant.target(0).cells(), List.of());

        assertThat(TransferSolver.solve(task, AMPLE)).isEqualTo(new Exact(List.of()));
    }

    @Test
    void piecesInTheWayAreJumpedOver() {
        var variant = GeometrySpec.parse("8:2x2:4");
        var topology = variant.topology();
        // b8 is wanted; from f8 two jumps lead there, over the pieces on e8 and c8.
        var army = List.of(topology.find("a7"), topology.find("a8"), topology.find("b7"), topology.find("f8"));
        var ladder = List.of(topology.find("e8"), topology.find("c8"));

        assertThat(TransferSolver.solve(new ArmyTransfer(variant, 0, army, ladder), AMPLE)
                        .lower())
                .isEqualTo(1);
        assertThat(TransferSolver.solve(new ArmyTransfer(variant, 0, army, List.of()), AMPLE)
                        .lower())
                .isEqualTo(4);
    }

    @Test
    void whatCanNeverBeFilledIsImpossible() {
        var variant = GeometrySpec.parse("8:2x2:4");
        var topology = variant.topology();
        var army = variant.home(0).cells();
        int corner = topology.find("a8");

        assertImpossible(
                new ArmyTransfer(variant, 0, army, List.of(corner)), "a8 in White's target is held by another seat");
        assertImpossible(
                new ArmyTransfer(variant, 0, army.subList(0, 3), List.of()),
                "White's target takes 4 pieces, and White has only 3");
        var parlett = Transfers.variant("8:2x2:4", Map.of(RuleOption.WIN, "PARLETT"));
        assertImpossible(
                new ArmyTransfer(parlett, 0, army, parlett.target(0).cells()),
                "no cell of White's target is free for a piece of its own");
        // Past the goal and not allowed back.
        var forward = Transfers.variant("8:2x2:4", Map.of(RuleOption.FORWARD_ONLY, "true"));
        var misplaced = List.of(corner, topology.find("a7"), topology.find("b8"), topology.find("c8"));
        var wedged = List.of(topology.find("a8"), topology.find("b8"), topology.find("c8"), topology.find("d8"));
        assertThat(TransferSolver.solve(new ArmyTransfer(forward, 0, misplaced, List.of()), AMPLE))
                .isInstanceOf(Impossible.class);
        assertImpossible(new ArmyTransfer(forward, 0, wedged, List.of()), "no sequence of moves fills the target");
    }

    @Test
    void anArmyIsNoLargerThanItsHomeAndStandsOnCellsOfItsOwn() {
        var variant = GeometrySpec.parse("8:2x2:4");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ArmyTransfer(variant, 1, List.of(1, 2, 3, 4, 5), List.of()))
                .withMessage("Black has 5 pieces, but its home only 4 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ArmyTransfer(variant, 0, List.of(), List.of()))
                .withMessage("White has no pieces");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ArmyTransfer(variant, 0, List.of(3), List.of(3)))
                .withMessage("two pieces stand on one cell");
    }

    @Test
    void aShortWayIsFoundBeforeTheShortest() throws Stopped {
        var task = Transfers.fromHome(GeometrySpec.parse("8:2x2:4"));
        var space = Space.of(task);
        var way = Beam.way(space, 500, 1.5, Transfers.ample()).orElseThrow();

        assertThat(way).hasSizeBetween(14, 17);
        assertThat(way.get(0)).isEqualTo(space.key(task.army()));
        assertThat(way.get(way.size() - 1)).isEqualTo(space.key(task.goal()));
    }

    @Test
    void whenCancelledItSaysWhatIsProven() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));
        var asked = new int[1];
        var result = TransferSolver.solve(task, AMPLE, () -> ++asked[0] > 100, TransferListener.SILENT);

        assertBounds(result, Limit.CANCELLED);
        assertThat(asked[0]).isEqualTo(101);
    }

    @Test
    void withoutTimeItSaysWhatIsProven() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));

        assertBounds(TransferSolver.solve(task, TransferLimits.ofTime(Duration.ZERO)), Limit.TIME);
    }

    @Test
    void withoutMemoryItSaysWhatIsProven() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));
        var result = TransferSolver.solve(task, new TransferLimits(Duration.ofHours(1), 6_000_000));

        assertBounds(result, Limit.MEMORY);
        assertThat(result.lower()).isBetween(14, 17);
        assertThat(result.upper().orElseThrow()).isBetween(18, 22);
        Transfers.assertReachesGoal(task, result.line());
    }

    @Test
    void withoutMemoryThereIsNoLineAndFewerCounts() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));
        var limits = new TransferLimits(Duration.ofHours(1), 400_000);

        assertThat(TransferSolver.solve(task, limits).upper()).isEmpty();
        var counts = TransferSolver.countPlacements(task, 5, limits, () -> false);
        assertThat(counts)
                .hasSizeBetween(2, 5)
                .isEqualTo(KnownTransfer.of("8:tri4:8").counts().subList(0, counts.size()));
    }

    @Test
    void aLimitIsNeverNegativeAndNeverMoreThanTheHeap() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TransferLimits(Duration.ofSeconds(-1), 1));
        assertThat(TransferLimits.ofTime(Duration.ZERO).bytes())
                .isLessThan(Runtime.getRuntime().maxMemory());
    }

    @Test
    void progressNamesTheNumberOfTurnsThatIsTried() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));
        var heard = new ArrayList<Progress>();
        var result = TransferSolver.solve(task, AMPLE, () -> heard.size() > 2, heard::add);

        assertBounds(result, Limit.CANCELLED);
        assertThat(heard).hasSize(3).allSatisfy(progress -> {
            assertThat(progress.turns()).isBetween(1, result.lower());
            assertThat(progress.placements()).isPositive();
        });
    }

    private static void assertImpossible(ArmyTransfer task, String reason) {
        assertThat(TransferSolver.solve(task, AMPLE)).isEqualTo(new Impossible(reason));
    }

    private static void assertBounds(TransferResult result, Limit limit) {
        assertThat(result)
                .isInstanceOfSatisfying(
                        Bounds.class, bounds -> assertThat(bounds.reason()).isEqualTo(limit));
        assertThat(result.lower()).isBetween(12, 18);
        assertThat(result.line().size()).isEqualTo(result.upper().orElse(0));
    }
}
