package hoppity.engine.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.board.Geometry;
import hoppity.board.Seat;
import hoppity.board.Star;
import hoppity.board.Star.Point;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTest {
    @ParameterizedTest
    @CsvSource({
        "8:tri4:8, 2, true",
        "8:3x3:4, 2, true",
        "9:tri4:6, 2, true",
        "8:4x3:4, 1, true",
        "8:4x3:8:stay, 1, false"
    })
    void squareBoards(String geometry, int symmetries, boolean exchange) {
        var space = Space.of(Transfers.fromHome(GeometrySpec.parse(geometry)));

        assertThat(space.symmetries()).hasSize(symmetries);
        assertThat(space.exchange().isPresent()).isEqualTo(exchange);
    }

    @Test
    void theReflectionSwapsFilesAndRanksAlongTheDiagonalOfTheCamps() {
        var task = Transfers.fromHome(GeometrySpec.parse("8:tri4:8"));
        var topology = task.variant().topology();
        var reflection = Space.of(task).symmetries().get(1);

        // From h1 to a8, so that file and rank change places counted from those ends.
        assertThat(topology.name(reflection[topology.find("h1")])).isEqualTo("h1");
        assertThat(topology.name(reflection[topology.find("g1")])).isEqualTo("h2");
        assertThat(topology.name(reflection[topology.find("a1")])).isEqualTo("h8");
    }

    @Test
    void theStarHasAReflectionAndAHalfTurn() {
        var star = new Star(4);
        var bottom = star.camp(Point.BOTTOM, 0);
        var top = star.camp(Point.TOP, 0);
        var geometry = new Geometry(star, List.of(Seat.of(0, bottom, top), Seat.of(1, top, bottom)));
        var space = Space.of(Transfers.fromHome(new Variant("star", "star", "", geometry, RuleOptions.bare(6))));

        assertThat(space.symmetries()).hasSize(2);
        assertThat(space.exchange()).isPresent();
    }

    @Test
    void aPlacementOrAnObstacleOffTheDiagonalBreaksIt() {
        var variant = GeometrySpec.parse("8:tri4:8");
        var topology = variant.topology();
        var home = variant.home(0).cells();
        var shifted = Transfers.after(home, new hoppity.rules.Move(topology.find("h1"), topology.find("c3")));

        assertThat(Space.of(new ArmyTransfer(variant, 0, shifted, List.of())).symmetries())
                .hasSize(1);
        assertThat(Space.of(new ArmyTransfer(variant, 0, home, List.of(topology.find("c3"))))
                        .symmetries())
                .hasSize(1);
        // On the diagonal it stays, but the half turn is lost.
        var onDiagonal = Space.of(new ArmyTransfer(variant, 0, home, List.of(topology.find("c6"))));
        assertThat(onDiagonal.symmetries()).hasSize(2);
        assertThat(onDiagonal.exchange()).isEmpty();
    }

    @Test
    void symmetriesMapMovesToMoves() {
        var variant = Transfers.variant("7:tri3:6", Map.of(RuleOption.FORWARD_ONLY, "true"));
        var task = ArmyTransfer.alone(variant, Position.initial(variant.geometry()), 1);
        var reflection = Space.of(task).symmetries().get(1);
        var random = new java.util.SplittableRandom(7);
        for (int i = 0; i < 50; i++) {
            var army = Transfers.randomCells(random, 49, 6);
            var image = army.stream().map(cell -> reflection[cell]).sorted().toList();
            var moves = Transfers.moves(task, army).stream()
                    .map(move -> new hoppity.rules.Move(reflection[move.from()], reflection[move.to()]))
                    .toList();
            assertThat(Transfers.moves(task, image)).containsExactlyInAnyOrderElementsOf(moves);
        }
    }
}
