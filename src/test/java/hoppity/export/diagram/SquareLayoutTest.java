package hoppity.export.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.board.Rectangle;
import hoppity.board.Topology;
import hoppity.export.diagram.SquareLayout.Coordinates;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SquareLayoutTest {
    private static final double[] ROOMS = {200, 311.5, 640, 1400};
    private static final double[] PIXELS = {1, 1 / 1.25, 1 / 1.5, 0.5};

    record Case(Rectangle shape, double width, double height, int rotation, double pixel) {
        SquareLayout layout() {
            return new SquareLayout(shape, width, height, rotation, true, pixel, Zoom.WHOLE);
        }
    }

    static List<Case> cases() {
        var cases = new ArrayList<Case>();
        for (int[] sides : new int[][] {{4, 4}, {8, 8}, {10, 10}, {16, 16}, {4, 16}, {16, 9}}) {
            for (double room : ROOMS) {
                for (double pixel : PIXELS) {
                    var shape = new Rectangle(sides[0], sides[1]);
                    cases.add(new Case(shape, room, room, 0, pixel));
                    cases.add(new Case(shape, room, room * 0.7, 180, pixel));
                    cases.add(new Case(shape, room * 0.9, room, 90, pixel));
                    cases.add(new Case(shape, room, room, 270, pixel));
                }
            }
        }
        return cases;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBoardIsCutOffNowhere(Case c) {
        var board = c.layout().board();

        assertThat(board.x()).isGreaterThanOrEqualTo(0);
        assertThat(board.y()).isGreaterThanOrEqualTo(0);
        assertThat(board.x() + board.width()).isLessThanOrEqualTo(c.width() + 1e-9);
        assertThat(board.y() + board.height()).isLessThanOrEqualTo(c.height() + 1e-9);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBoardFillsTheRoomInOneDirection(Case c) {
        var board = c.layout().board();

        double spare = Math.min(c.width() - board.width(), c.height() - board.height());
        assertThat(spare).isLessThanOrEqualTo(2 * c.pixel());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aCellIsFoundUnderItsWholeBox(Case c) {
        var layout = c.layout();

        for (int cell = 0; cell < layout.topology().size(); cell++) {
            var box = layout.cell(cell);
            assertThat(layout.cellAt(layout.centreX(cell), layout.centreY(cell)))
                    .isEqualTo(cell);
            assertThat(layout.cellAt(box.x(), box.y())).isEqualTo(cell);
            assertThat(layout.cellAt(box.x() + box.width() - 0.01, box.y() + box.height() - 0.01))
                    .isEqualTo(cell);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void cellsAreSquareButForOnePixel(Case c) {
        var layout = c.layout();

        for (int cell = 0; cell < layout.topology().size(); cell++) {
            var box = layout.cell(cell);
            assertThat(box.width()).isCloseTo(layout.unit(), within(2 * c.pixel()));
            assertThat(box.height()).isCloseTo(layout.unit(), within(2 * c.pixel()));
        }
    }

    @Test
    void edgesLieOnDevicePixels() {
        double pixel = 1 / 1.5;
        var layout = new SquareLayout(new Rectangle(10, 10), 700, 700, 0, true, pixel, Zoom.WHOLE);

        for (int cell = 0; cell < layout.topology().size(); cell++) {
            double devicePixels = layout.cell(cell).x() / pixel;
            assertThat(devicePixels).isCloseTo(Math.rint(devicePixels), within(1e-6));
        }
    }

    @Test
    void theFirstSeatIsLowerRightAndAfterAFlipUpperLeft() {
        var shape = new Rectangle(8, 8);
        int h1 = Topology.of(shape).find("h1");
        var usual = new SquareLayout(shape, 400, 400, 0, true, 1, Zoom.WHOLE);
        var flipped = new SquareLayout(shape, 400, 400, 180, true, 1, Zoom.WHOLE);

        assertThat(usual.centreX(h1)).isGreaterThan(350);
        assertThat(usual.centreY(h1)).isGreaterThan(350);
        assertThat(flipped.centreX(h1)).isLessThan(50);
        assertThat(flipped.centreY(h1)).isLessThan(50);
        assertThat(usual.inLastRow(h1)).isTrue();
        assertThat(usual.inFirstColumn(h1)).isFalse();
        assertThat(flipped.inLastRow(h1)).isFalse();
        assertThat(flipped.inFirstColumn(h1)).isTrue();
    }

    @Test
    void quarterTurnsBringTheCornersRoundClockwise() {
        var shape = new Rectangle(16, 16);
        var corners = new String[] {"p1", "p16", "a16", "a1"};
        for (int i = 0; i < corners.length; i++) {
            var layout = new SquareLayout(shape, 640, 640, 90 * i, true, 1, Zoom.WHOLE);
            int lowerRight = Topology.of(shape).find(corners[i]);
            assertThat(layout.centreX(lowerRight)).isGreaterThan(600);
            assertThat(layout.centreY(lowerRight)).isGreaterThan(600);
            assertThat(layout.isUpright()).isEqualTo(i % 2 == 0);
        }
    }

    @Test
    void thereIsNoCellOnTheFrameOrBesideTheBoard() {
        var layout = new SquareLayout(new Rectangle(8, 8), 600, 400, 0, true, 1, Zoom.WHOLE);
        var board = layout.board();

        assertThat(layout.cellAt(board.x() + layout.frame() / 2, 200)).isEqualTo(Topology.NONE);
        assertThat(layout.cellAt(20, 200)).isEqualTo(Topology.NONE);
        assertThat(layout.cellAt(300, 399.5)).isEqualTo(Topology.NONE);
    }

    @Test
    void coordinatesStandInTheCellsOnTheFrameOrNowhere() {
        assertThat(coordinates(16, 1400)).isEqualTo(Coordinates.IN_THE_CELLS);
        assertThat(coordinates(8, 200)).isEqualTo(Coordinates.ON_THE_FRAME);
        assertThat(coordinates(16, 640)).isEqualTo(Coordinates.ON_THE_FRAME);
        assertThat(coordinates(16, 200)).isEqualTo(Coordinates.NOWHERE);
        assertThat(new SquareLayout(new Rectangle(8, 8), 640, 640, 0, false, 1, Zoom.WHOLE).coordinates())
                .isEqualTo(Coordinates.NOWHERE);
    }

    private static Coordinates coordinates(int side, double room) {
        return new SquareLayout(new Rectangle(side, side), room, room, 0, true, 1, Zoom.WHOLE).coordinates();
    }

    @Test
    void roomForNothingIsNoError() {
        var layout = new SquareLayout(new Rectangle(16, 16), 0, 0, 0, true, 1, Zoom.WHOLE);

        assertThat(layout.unit()).isPositive();
    }
}
