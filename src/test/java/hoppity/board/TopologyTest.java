package hoppity.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.board.Rectangle.Corner;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells, neighbours, landings and camps of square boards. */
class TopologyTest {
    private final Topology board = Topology.of(new Rectangle(8, 8));

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 16", "16, 4", "8, 8", "9, 9", "10, 10", "16, 16"})
    void namesRunFromTheLowerLeft(int files, int ranks) {
        var topology = Topology.of(new Rectangle(files, ranks));

        assertThat(topology.size()).isEqualTo(files * ranks);
        assertThat(topology.name(0)).isEqualTo("a1");
        assertThat(topology.name(files - 1)).isEqualTo((char) ('a' + files - 1) + "1");
        assertThat(topology.name(files * ranks - 1)).isEqualTo((char) ('a' + files - 1) + "" + ranks);
        for (int cell = 0; cell < topology.size(); cell++) {
            assertThat(topology.find(topology.name(cell))).isEqualTo(cell);
        }
        assertThat(topology.find("a0")).isEqualTo(Topology.NONE);
        assertThat(topology.find("a" + (ranks + 1))).isEqualTo(Topology.NONE);
        assertThat(topology.rows()).hasSize(ranks).allMatch(row -> row.size() == files);
        assertThat(topology.name(topology.rows().get(0).get(0))).isEqualTo("a" + ranks);
    }

    @Test
    void theDirectionsOfACount() {
        assertThat(around("d4", 4)).containsExactlyInAnyOrder("d5", "e4", "d3", "c4");
        assertThat(around("d4", 6)).containsExactlyInAnyOrder("d5", "e4", "d3", "c4", "e5", "c3");
        assertThat(around("d4", 8)).containsExactlyInAnyOrder("d5", "e4", "d3", "c4", "e5", "c3", "e3", "c5");
        assertThat(around("a1", 8)).containsExactlyInAnyOrder("a2", "b1", "b2");
        assertThatThrownBy(() -> board.shape().directionSet(5))
                .hasMessage("a square board has 4, 6 or 8 directions, not 5");
    }

    @Test
    void aLandingIsTheCellBehindTheNeighbour() {
        for (int cell = 0; cell < board.size(); cell++) {
            for (int d = 0; d < board.directions(); d++) {
                int over = board.neighbour(cell, d);
                int behind = over == Topology.NONE ? Topology.NONE : board.neighbour(over, d);
                assertThat(board.landing(cell, d)).isEqualTo(behind);
            }
        }
    }

    @Test
    void distanceIsOrthogonal() {
        assertThat(board.distance(board.find("a8"), board.find("h1"))).isEqualTo(14);
        assertThat(board.distance(board.find("c3"), board.find("d4"))).isEqualTo(2);
        assertThat(board.distance(board.find("c3"), board.find("c3"))).isZero();
    }

    @Test
    void namesAreOrderedByLetterThenNumber() {
        var large = Topology.of(new Rectangle(16, 16));

        assertThat(large.nameOrder(large.find("a2"))).isLessThan(large.nameOrder(large.find("a10")));
        assertThat(large.nameOrder(large.find("a16"))).isLessThan(large.nameOrder(large.find("b1")));
        assertThat(IntStream.range(0, 256).map(large::nameOrder).distinct().count())
                .isEqualTo(256);
    }

    @ParameterizedTest
    @CsvSource({
        "LOWER_RIGHT, h1, f1 g1 h1 g2 h2 h3",
        "UPPER_LEFT,  a8, a6 a7 b7 a8 b8 c8",
        "LOWER_LEFT,  a1, a1 b1 c1 a2 b2 a3",
        "UPPER_RIGHT, h8, h6 g7 h7 f8 g8 h8"
    })
    void aCampLiesInEachCorner(Corner corner, String cornerName, String cells) {
        var camp = new Rectangle(8, 8).camp(corner, List.of(3, 2, 1));

        assertThat(camp.cells().stream().map(board::name).collect(Collectors.joining(" ")))
                .isEqualTo(cells);
        assertThat(board.name(camp.corner())).isEqualTo(cornerName);
        assertThat(corner.opposite().opposite()).isEqualTo(corner);
    }

    @ParameterizedTest
    @CsvSource({"3, 8", "8, 3", "17, 8", "8, 17", "0, 0", "-4, 4"})
    void sidesAreFrom4To16(int files, int ranks) {
        assertThatThrownBy(() -> new Rectangle(files, ranks))
                .hasMessage("a board has sides from 4 to 16, not " + files + "×" + ranks);
    }

    @Test
    void aGeometryThatContradictsItselfIsRefused() {
        var shape = new Rectangle(8, 8);
        var home = shape.camp(Corner.LOWER_RIGHT, List.of(3, 2, 1));
        var away = shape.camp(Corner.UPPER_LEFT, List.of(3, 2, 1));
        var small = shape.camp(Corner.UPPER_LEFT, List.of(2, 1));
        var white = Seat.of(0, home, away);

        assertThatThrownBy(() -> new Geometry(shape, List.of(white))).hasMessage("a game has 2 to 6 seats, not 1");
        assertThatThrownBy(() -> new Geometry(shape, List.of(white, Seat.of(1, away, small))))
                .hasMessage("Black's home has 6 cells and its target 3");
        assertThatThrownBy(() -> new Geometry(shape, List.of(white, Seat.of(1, home, away))))
                .hasMessage("the homes of White and Black overlap on f1");
        var outside = new Camp(List.of(63, 64), 64);
        assertThatThrownBy(() -> new Geometry(shape, List.of(white, Seat.of(1, outside, outside))))
                .hasMessage("Black's home leaves the board");
        assertThatThrownBy(() -> new Camp(List.of(1, 2), 3)).hasMessage("a camp contains its corner cell");
    }

    private List<String> around(String name, int count) {
        return IntStream.of(board.shape().directionSet(count))
                .map(direction -> board.neighbour(board.find(name), direction))
                .filter(cell -> cell != Topology.NONE)
                .mapToObj(board::name)
                .toList();
    }
}
