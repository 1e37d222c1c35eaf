package hoppity.export.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.board.Star;
import hoppity.board.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StarLayoutTest {
    private static final Star STAR = new Star(4);
    private static final Topology HOLES = Topology.of(STAR);

    @ParameterizedTest
    @CsvSource({"2, 300, 300", "3, 640, 500", "4, 640, 640", "4, 200, 900", "4, 1400, 1400"})
    void everyHoleWithItsRoomLiesWithinTheRoom(int side, double width, double height) {
        for (int rotation = 0; rotation < 360; rotation += 60) {
            var layout = new StarLayout(new Star(side), width, height, rotation, true, Zoom.WHOLE);
            double reach = layout.unit() * Proportions.PIECE;
            for (int cell = 0; cell < layout.topology().size(); cell++) {
                assertThat(layout.centreX(cell)).isBetween(reach, width - reach);
                assertThat(layout.centreY(cell)).isBetween(reach, height - reach);
                assertThat(layout.cellAt(layout.centreX(cell), layout.centreY(cell)))
                        .isEqualTo(cell);
            }
        }
    }

    @Test
    void eachStepOfRotationBringsTheNextPointToTheBottom() {
        // Clockwise by 60°, what was lower right comes to the bottom: the points' outermost holes, against the clock.
        var outermost = new String[] {"a1", "e13", "m13", "q1", "m1", "e1"};
        for (int i = 0; i < outermost.length; i++) {
            var layout = new StarLayout(STAR, 640, 640, 60 * i, true, Zoom.WHOLE);
            int cell = HOLES.find(outermost[i]);
            assertThat(layout.centreX(cell)).isCloseTo(320, within(1e-6));
            assertThat(layout.centreY(cell)).isGreaterThan(600);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 60, 120, 180, 240, 300})
    void neighboursAreAsFarApartInEveryDirection(int rotation) {
        var layout = new StarLayout(STAR, 500, 500, rotation, false, Zoom.WHOLE);
        for (int cell = 0; cell < HOLES.size(); cell++) {
            for (int direction = 0; direction < STAR.directions().size(); direction++) {
                int other = HOLES.neighbour(cell, direction);
                if (other != Topology.NONE) {
                    double away = Math.hypot(
                            layout.centreX(cell) - layout.centreX(other), layout.centreY(cell) - layout.centreY(other));
                    assertThat(away).isCloseTo(layout.distance(), within(1e-6));
                }
            }
        }
    }

    @Test
    void aPieceIsHitBetweenItsNeighboursTooButNotBesideTheBoard() {
        var layout = new StarLayout(STAR, 640, 640, 0, true, Zoom.WHOLE);
        int cell = HOLES.find("i5");
        double x = layout.centreX(cell) + 0.45 * layout.distance();

        assertThat(layout.cellAt(x, layout.centreY(cell))).isEqualTo(cell);
        assertThat(layout.cellAt(5, 5)).isEqualTo(Topology.NONE);
    }

    @Test
    void aTurnFromAnotherBoardsFileIsRoundedDown() {
        var layout = new StarLayout(STAR, 640, 640, 90, true, Zoom.WHOLE);

        assertThat(layout.centreX(HOLES.find("e13"))).isCloseTo(320, within(1e-6));
    }

    @Test
    void namesNeedRoom() {
        assertThat(new StarLayout(STAR, 900, 900, 0, true, Zoom.WHOLE).isNamed())
                .isTrue();
        assertThat(new StarLayout(STAR, 300, 300, 0, true, Zoom.WHOLE).isNamed())
                .isFalse();
        assertThat(new StarLayout(STAR, 900, 900, 0, false, Zoom.WHOLE).isNamed())
                .isFalse();
    }
}
