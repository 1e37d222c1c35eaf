package hoppity.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tempo number and what is still to go (rules §5). */
class TempoTest {
    @ParameterizedTest
    @CsvSource({
        "8:3x3:4,   108, 18, 90",
        "8:4x3:4,   138, 30, 108",
        "8:3x4:8,   138, 30, 108",
        "8:4x4:4,   176, 48, 128",
        "8:tri4:8,  120, 20, 100",
        "10:tri5:8, 230, 40, 190",
        "16:c19:8,  510, 60, 450",
        "16:c13:8,  358, 32, 326"
    })
    void theNumbersOfEachCamp(String geometry, int start, int filled, int toGo) {
        var variant = GeometrySpec.parse(geometry);
        var position = Position.initial(variant.geometry());
        for (int seat = 0; seat < 2; seat++) {
            assertThat(Tempo.tempo(variant, position, seat)).isEqualTo(start);
            assertThat(Tempo.toGo(variant, position, seat)).isEqualTo(toGo);
            assertThat(variant.filledTempo(seat)).isEqualTo(filled);

            var done =
                    Study.of(variant).done(seat).put(1 - seat, "d4").game(1, 9).position();
            assertThat(Tempo.tempo(variant, done, seat)).isEqualTo(filled);
            assertThat(Tempo.toGo(variant, done, seat)).isZero();
        }
    }

    @Test
    void aPieceOutsideABlockCanBeNearerToTheCornerThanTheCampsInnermostCell() {
        var variant = GeometrySpec.parse("8:3x3:4");
        var position = Study.of(variant)
                .white("a8 b8 c8 a7 b7 c7 a6 b6 a5")
                .black("h1")
                .game(1, 9)
                .position();

        assertThat(variant.filledTempo(0)).isEqualTo(18);
        assertThat(Tempo.tempo(variant, position, 0)).isEqualTo(17);
        assertThat(Tempo.toGo(variant, position, 0)).isEqualTo(3);
    }

    @Test
    void theTempoOverAFilledTriangleIsNotWhatIsToGo() {
        var variant = GeometrySpec.parse("8:tri4:8");
        var position = Study.of(variant)
                .white("d8 c8 b8 a8 c7 b7 a7 b6 a6 e8")
                .black("h1")
                .game(1, 9)
                .position();

        assertThat(Tempo.tempo(variant, position, 0) - variant.filledTempo(0)).isEqualTo(1);
        assertThat(Tempo.toGo(variant, position, 0)).isEqualTo(7);
    }

    @Test
    void theDirectionsOfTheVariantDoNotMatter() {
        var corner = GeometrySpec.parse("8:tri4:4");
        var diagonal = GeometrySpec.parse("8:tri4:8");
        var position = Study.of(corner).white("d4 h1").black("e5").game(0, 3).position();

        assertThat(Tempo.tempo(corner, position, 0)).isEqualTo(7 + 14);
        assertThat(Tempo.tempo(diagonal, position, 0)).isEqualTo(7 + 14);
        assertThat(Tempo.toGo(corner, position, 0)).isEqualTo(Tempo.toGo(diagonal, position, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8:tri2:8", "8:tri3:4", "6:2x2:4", "8:3x3:4", "10:tri5:8", "5:2x3:6"})
    void toGoIsTheLeastOfAllAssignments(String geometry) {
        var variant = GeometrySpec.parse(geometry);
        var random = new Random(5);
        for (int i = 0; i < 100; i++) {
            var position = scattered(variant, random, 4);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(Tempo.toGo(variant, position, seat)).isEqualTo(leastOfAll(variant, position, seat));
            }
        }
    }

    /** Up to so many pieces a seat, anywhere. */
    private static Position scattered(Variant variant, Random random, int most) {
        var order = new ArrayList<>(
                IntStream.range(0, variant.topology().size()).boxed().toList());
        Collections.shuffle(order, random);
        var cells = new int[order.size()];
        java.util.Arrays.fill(cells, Position.EMPTY);
        int next = 0;
        for (int seat = 0; seat < 2; seat++) {
            int pieces = 1 + random.nextInt(Math.min(most, variant.target(seat).size()));
            for (int i = 0; i < pieces; i++) {
                cells[order.get(next++)] = seat;
            }
        }
        return Position.of(cells, 0, 1);
    }

    private static int leastOfAll(Variant variant, Position position, int seat) {
        var goals = new ArrayList<>(variant.target(seat).cells());
        return leastOfAll(variant, position.piecesOf(seat), goals);
    }

    private static int leastOfAll(Variant variant, List<Integer> pieces, List<Integer> goals) {
        if (pieces.isEmpty()) {
            return 0;
        }
        int least = Integer.MAX_VALUE;
        var first = variant.topology().cell(pieces.get(0));
        for (int i = 0; i < goals.size(); i++) {
            var goal = goals.remove(i);
            var cell = variant.topology().cell(goal);
            int here = Math.abs(cell.x() - first.x()) + Math.abs(cell.y() - first.y());
            least = Math.min(least, here + leastOfAll(variant, pieces.subList(1, pieces.size()), goals));
            goals.add(i, goal);
        }
        return least;
    }
}
