package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.rules.RuleOptions.LeaveTarget;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The generator against the naive one. */
class MoveGeneratorTest {
    /** Of each geometry, shared out among the values of leaveTarget. */
    private static final int POSITIONS = 10_000;

    static Stream<Variant> geometries() {
        var anystep = GeometrySpec.parse("8:3x3:4");
        return Stream.concat(
                Stream.of(
                                "8:tri4:4",
                                "8:tri4:8",
                                "8:3x3:4",
                                "8:3x3:8",
                                "8:4x3:4",
                                "8:4x3:8",
                                "8:4x4:4",
                                "8:4x4:8",
                                "10:tri5:4",
                                "10:tri5:8",
                                "16:c19:8",
                                "16:c13:8",
                                "9:tri4:6",
                                "5:tri3:6",
                                "8:tri4:8:long",
                                "10:tri5:8:long",
                                "9:tri4:6:long",
                                "16:c13x4:8",
                                "star:p2",
                                "star:p3",
                                "star:p6",
                                "star:p2x15",
                                "star3:p4",
                                "star2:p5",
                                "star:p2:long",
                                "star:p6:long",
                                "star3:p4:long",
                                "star2:p5:long")
                        .map(GeometrySpec::parse),
                Stream.of(named("8:3x3:8/4", Study.with(anystep, RuleOption.STEP_DIRECTIONS, 8))));
    }

    /** Each geometry under each value of leaveTarget, and in turn with the other options that bear on movement. */
    static Stream<Arguments> cases() {
        return geometries()
                .flatMap(variant -> Stream.of(LeaveTarget.values())
                        .map(value -> Arguments.of(
                                variant.id() + " " + value,
                                Study.with(variant, RuleOption.LEAVE_TARGET, value),
                                value.ordinal())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void agreesWithTheNaiveGenerator(String name, Variant plain, int seed) {
        var random = new Random(seed);
        var variants = List.of(
                plain,
                plain,
                plain,
                Study.with(plain, RuleOption.REENTER_HOME, "ILLEGAL"),
                Study.with(plain, RuleOption.STOP_IN_FOREIGN_POINT, false),
                Study.with(plain, RuleOption.FORWARD_ONLY, true));
        var generators = variants.stream().map(MoveGenerator::new).toList();
        var text = new MoveText(plain.topology());
        int[] costs = random.ints(plain.topology().size(), 0, 500).toArray();
        var order = new CellOrder(plain, costs);
        var buffer = new int[MoveGenerator.MAX_MOVES];
        int each = (POSITIONS + LeaveTarget.values().length - 1) / LeaveTarget.values().length;
        for (int i = 0; i < each; i++) {
            int which = i % variants.size();
            var variant = variants.get(which);
            var generator = generators.get(which);
            var position = i % 2 == 0
                    ? RandomPositions.scattered(variant, random)
                    : RandomPositions.nearTheEnd(variant, random);
            var expected = new NaiveMoves(variant, RandomPositions.pieces(variant, position), position.toMove()).all();

            var moves = generator.moves(position);
            assertThat(moves.stream().map(text::write)).containsExactlyInAnyOrderElementsOf(expected);
            var mutable = new MutablePosition(variant, position);
            assertThat(generator.count(mutable)).isEqualTo(expected.size());
            assertThat(generator.isLegal(mutable, Move.PASS_CODE)).isEqualTo(expected.isEmpty());
            assertThat(generator.canMove(mutable)).isEqualTo(!expected.isEmpty());
            int gain = random.nextInt(-300, 300);
            int gaining = generator.generate(mutable, order, gain, buffer);
            assertThat(Arrays.stream(buffer, 0, gaining).mapToObj(Move::of))
                    .containsExactlyInAnyOrderElementsOf(moves.stream()
                            .filter(move -> costs[move.from()] - costs[move.to()] >= gain)
                            .toList());
            for (int k = 0; k < 10; k++) {
                var move = new Move(random.nextInt(position.size()), random.nextInt(position.size()));
                if (move.code() != Move.PASS_CODE) {
                    assertThat(generator.isLegal(mutable, move.code())).isEqualTo(expected.contains(text.write(move)));
                }
            }
        }
    }

    @Test
    void movesComeInTheOrderOfTheirNames() {
        var variant = Variants.presets().get("halma-10");
        var text = new MoveText(variant.topology());
        var moves = new MoveGenerator(variant)
                .moves(Study.of(variant)
                        .white("b2 a10 a9")
                        .black("j1")
                        .game(0, 1)
                        .position());

        assertThat(moves.stream().map(text::write))
                .containsSubsequence("a9-a8", "a9-b8", "a9-b9", "a9-b10", "a10-b9", "a10-b10", "b2-a1", "b2-c3");
    }

    @Test
    void theBufferHoldsTheMovesOfTheLargestArmies() {
        var variant = GeometrySpec.parse("16:16x8:8");
        var random = new Random(16);
        int most = 0;
        for (int i = 0; i < 300; i++) {
            var cells = new int[256];
            for (int cell = 0; cell < cells.length; cell++) {
                cells[cell] = random.nextBoolean() ? 0 : Position.EMPTY;
            }
            var position = Position.of(cells, 0, 1);
            var buffer = new int[MoveGenerator.MAX_MOVES];
            int count = new MoveGenerator(variant).generate(new MutablePosition(variant, position), buffer);
            most = Math.max(most, count);
        }
        assertThat(most).isBetween(2500, MoveGenerator.MAX_MOVES);
    }

    @Test
    void makingAndUnmakingKeepsEveryCount() {
        var variant = Variants.presets().get("gambiter-ugolki-diagonal");
        var random = new Random(3);
        for (int i = 0; i < 500; i++) {
            var start = RandomPositions.scattered(variant, random);
            var position = new MutablePosition(variant, start);
            var moves = new MoveGenerator(variant).moves(start);
            if (moves.isEmpty()) {
                continue;
            }
            var move = moves.get(random.nextInt(moves.size()));
            long key = position.key();
            long keyAfter = position.keyAfter(move.code());
            position.make(move.code());
            var fresh = new MutablePosition(variant, start.after(move, variant));
            assertThat(position.toPosition()).isEqualTo(fresh.toPosition());
            assertThat(position.key())
                    .isEqualTo(keyAfter)
                    .isEqualTo(fresh.key())
                    .isNotEqualTo(key);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(position.tempo(seat)).isEqualTo(fresh.tempo(seat));
                assertThat(position.tempo(seat)).isEqualTo(Tempo.tempo(variant, fresh.toPosition(), seat));
                assertThat(position.atHome(seat)).isEqualTo(fresh.atHome(seat));
                assertThat(position.inTarget(seat)).isEqualTo(fresh.inTarget(seat));
                assertThat(pieces(position, seat)).isEqualTo(pieces(fresh, seat));
            }
            assertThat(new MoveGenerator(variant).count(position)).isEqualTo(new MoveGenerator(variant).count(fresh));
            position.unmake(move.code());
            assertThat(position.toPosition()).isEqualTo(start);
            assertThat(position.key()).isEqualTo(key);
        }
    }

    private static List<Integer> pieces(MutablePosition position, int seat) {
        return java.util.stream.IntStream.range(0, position.pieceCount(seat))
                .map(i -> position.piece(seat, i))
                .sorted()
                .boxed()
                .toList();
    }

    private static Variant named(String id, Variant variant) {
        return new Variant(id, id, "", variant.geometry(), variant.options());
    }
}
