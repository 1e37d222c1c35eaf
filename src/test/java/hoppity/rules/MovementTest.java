package hoppity.rules;

import static hoppity.rules.Study.BLACK;
import static hoppity.rules.Study.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps, jumps and chains, and the options that restrict them, on positions of a few pieces. */
class MovementTest {
    @ParameterizedTest
    @CsvSource({
        "8:tri4:4, d5 e4 d3 c4",
        "8:tri4:6, d5 e4 d3 c4 e5 c3",
        "8:tri4:8, d5 e4 d3 c4 e5 c3 e3 c5",
        "10:tri5:8, d5 e4 d3 c4 e5 c3 e3 c5",
        "9:tri4:6, d5 e4 d3 c4 e5 c3"
    })
    void aStepGoesToANeighbour(String geometry, String ends) {
        assertThat(ends(GeometrySpec.parse(geometry), "d4", "h7")).containsExactlyInAnyOrder(ends.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8:tri4:4", "10:tri5:4"})
    void aJumpGoesOverOnePieceOfAnyColour(String geometry) {
        var variant = GeometrySpec.parse(geometry);

        // Over Black's d5; not over d3 and d2, which are two; not to a3, since b4 is two away.
        assertThat(ends(variant, "d4", "d5 d3 d2 b4")).containsExactlyInAnyOrder("c4", "e4", "d6");
        // Over its own piece.
        assertThat(ends(variant, "d4 e4", "h7")).contains("f4");
    }

    @Test
    void aChainMayStopAfterAnyJump() {
        var variant = GeometrySpec.parse("8:tri4:4");

        assertThat(ends(variant, "a1", "b1 c2 d3")).containsExactlyInAnyOrder("a2", "c1", "c3", "e3");
    }

    @Test
    void aStepIsNotFollowedByAJumpNorAJumpByAStep() {
        var variant = GeometrySpec.parse("8:tri4:4");

        assertThat(ends(variant, "a1", "b2")).containsExactlyInAnyOrder("a2", "b1");
        assertThat(ends(variant, "a1", "b1")).containsExactlyInAnyOrder("a2", "c1");
    }

    @Test
    void aChainMayCrossItsStartButNotEndThere() {
        var variant = GeometrySpec.parse("8:tri4:4");
        // Round the square c3 - e3 - e5 - c5 - c3, from either side.
        var around = ends(variant, "c3", "d3 e4 d5 c4");

        assertThat(around).containsExactlyInAnyOrder("b3", "c2", "e3", "e5", "c5");
        // From c3 east over d3, and from e3 back over the empty start to nowhere new: b3 is no obstacle.
        var crossing = Study.of(variant).white("c3").black("d3 b3").game(WHITE, 1);
        assertThat(new Routes(variant, crossing.position()).isLegal(cells(variant, "c3 e3 c3 a3")))
                .isTrue();
        assertThat(new Routes(variant, crossing.position()).isLegal(cells(variant, "c3 e3 c3")))
                .isFalse();
    }

    @Test
    void theStartCannotBeJumpedOver() {
        var variant = GeometrySpec.parse("8:tri4:4:long");

        // Round by d6 and f6 to f4; from there only the start itself could carry the piece on to b4.
        assertThat(ends(variant, "d4", "d5 e6 f5")).containsExactlyInAnyOrder("c4", "e4", "d3", "d6", "f6", "f4");
    }

    @Test
    void stepsAndJumpsMayHaveDirectionsOfTheirOwn() {
        var variant = Variants.presets().get("kutochky-3x3-anystep");

        // Steps any way, jumps along ranks and files alone.
        assertThat(ends(variant, "d4", "e5 d5 c4")).containsExactlyInAnyOrder("e4", "d3", "c3", "c5", "e3", "d6", "b4");

        var reversed = Study.with(
                Study.with(GeometrySpec.parse("10:tri5:4"), RuleOption.STEP_DIRECTIONS, 4),
                RuleOption.JUMP_DIRECTIONS,
                8);
        assertThat(ends(reversed, "d4", "e5 d5")).containsExactlyInAnyOrder("e4", "d3", "c4", "d6", "f6", "f4");
    }

    @Test
    void longJumpsLandAsFarBehindAsTheyStarted() {
        var variant = GeometrySpec.parse("10:tri5:4:long");

        // Over d1, three files away, to g1; all cells between and the landing have to be empty.
        assertThat(ends(variant, "a1", "d1")).containsExactlyInAnyOrder("a2", "b1", "g1");
        assertThat(ends(variant, "a1", "d1 f1")).containsExactlyInAnyOrder("a2", "b1");
        assertThat(ends(variant, "a1", "d1 g1")).containsExactlyInAnyOrder("a2", "b1");
        assertThat(ends(variant, "a1", "d1 h1")).containsExactlyInAnyOrder("a2", "b1", "g1", "i1");
        assertThat(ends(variant, "a1", "f1")).containsExactlyInAnyOrder("a2", "b1");
        assertThat(ends(variant, "a1", "b1")).containsExactlyInAnyOrder("a2", "c1");
        // Over c1, two files away, to a1.
        assertThat(ends(variant, "e1", "f1 c1")).containsExactlyInAnyOrder("d1", "e2", "g1", "a1");
    }

    @Test
    void shortJumpsAreLongJumpsOverTheNeighbour() {
        var small = GeometrySpec.parse("8:tri4:8:long");

        assertThat(ends(small, "d4", "d5 f6")).hasSize(7 + 3).contains("d6", "h8", "h6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8:tri4:4", "10:tri5:4"})
    void forwardOnlyForbidsEachHopAwayFromTheCorner(String geometry) {
        var variant = Study.with(GeometrySpec.parse(geometry), RuleOption.FORWARD_ONLY, true);

        assertThat(ends(variant, "d4", "h7")).containsExactlyInAnyOrder("c4", "d5");
        // d4-f4 leads away from White's corner, so the chain on to f6 is forbidden as well.
        assertThat(ends(variant, "d4", "e4 f5 c4")).containsExactlyInAnyOrder("b4", "d5");
        assertThat(Study.of(variant).white("h7").black("d4").game(BLACK, 1).position())
                .satisfies(position -> assertThat(movesOf(variant, position)).containsExactly("d4-d3", "d4-e4"));
        var diagonal = Study.with(GeometrySpec.parse("8:tri4:8"), RuleOption.FORWARD_ONLY, true);
        // c3 and e5 are as far from a8 as d4 is.
        assertThat(ends(diagonal, "d4", "h7")).containsExactlyInAnyOrder("c4", "d5", "c5", "c3", "e5");
    }

    /** Ends of the turns of the first of White's pieces. */
    private static List<String> ends(Variant variant, String white, String black) {
        var game = Study.of(variant).white(white).black(black).game(WHITE, 1);
        int from = variant.topology().find(white.split(" ")[0]);
        var destinations = new Routes(variant, game.position()).destinations(from);
        var generated = new MoveGenerator(variant)
                .moves(game.position()).stream()
                        .filter(move -> move.from() == from)
                        .map(Move::to)
                        .sorted()
                        .toList();
        assertThat(generated).isEqualTo(destinations);
        return destinations.stream().map(variant.topology()::name).toList();
    }

    private static List<String> movesOf(Variant variant, Position position) {
        var text = new MoveText(variant.topology());
        return new MoveGenerator(variant)
                .moves(position).stream().map(text::write).toList();
    }

    private static List<Integer> cells(Variant variant, String names) {
        return List.of(names.split(" ")).stream().map(variant.topology()::find).toList();
    }
}
