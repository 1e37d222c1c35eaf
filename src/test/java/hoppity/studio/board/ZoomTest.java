package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.export.diagram.SquareLayout;
import hoppity.export.diagram.Zoom;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.List;
import java.util.SplittableRandom;
import javafx.beans.property.SimpleObjectProperty;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ZoomTest {
    private static final double SIDE = 640;
    private static final Offset<Double> PIXEL = within(1.0);

    static List<Shape> shapes() {
        return List.of(new Rectangle(16, 16), new Rectangle(8, 8), new Rectangle(5, 9), new Star(4));
    }

    private static BoardLayout layout(Shape shape, int rotation, Zoom zoom) {
        return BoardLayout.of(shape, SIDE, SIDE, rotation, true, 1, zoom);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theLargestShowsAboutFourCellsInARow(Shape shape) {
        var layout = layout(shape, 0, new Zoom(Zoom.most(shape), 0.5, 0.5));
        var topology = Topology.of(shape);
        double between = Double.MAX_VALUE;
        for (int cell = 1; cell < topology.size(); cell++) {
            between = Math.min(
                    between,
                    Math.hypot(layout.centreX(cell) - layout.centreX(0), layout.centreY(cell) - layout.centreY(0)));
        }
        assertThat(SIDE / between).isBetween(3.5, 5.0);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void everyCellThatIsSeenIsFoundWhereItIsDrawn(Shape shape) {
        var random = new SplittableRandom(3);
        for (int i = 0; i < 30; i++) {
            double factor = 1 + random.nextDouble() * (Zoom.most(shape) - 1);
            var layout =
                    layout(shape, 60 * random.nextInt(6), new Zoom(factor, random.nextDouble(), random.nextDouble()));
            int seen = 0;
            for (int cell = 0; cell < layout.topology().size(); cell++) {
                double x = layout.centreX(cell);
                double y = layout.centreY(cell);
                boolean within = x > 20 && y >= 0 && x < SIDE && y < SIDE - 20;
                if (within) {
                    seen++;
                    assertThat(layout.cellAt(x, y)).isEqualTo(cell);
                } else if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) {
                    assertThat(layout.cellAt(x, y)).isEqualTo(Topology.NONE);
                }
            }
            assertThat(seen).isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theCellUnderThePointerStaysThere(Shape shape) {
        var zoom = new Zoom(Zoom.most(shape) * 0.6 + 0.4, 0.5, 0.5);
        var before = layout(shape, 0, zoom);
        int cell = before.cellAt(SIDE * 0.4, SIDE * 0.45);
        double x = before.centreX(cell);
        double y = before.centreY(cell);
        var after = layout(shape, 0, zoom.to(Zoom.most(shape), x / SIDE, y / SIDE));

        // The frame does not grow with the cells.
        assertThat(after.unit()).isGreaterThan(before.unit());
        assertThat(after.centreX(cell)).isCloseTo(x, within(12.0));
        assertThat(after.centreY(cell)).isCloseTo(y, within(12.0));
    }

    @Test
    void draggingMovesTheCellsWithThePointer() {
        var zoom = new Zoom(3, 0.5, 0.5);
        var before = layout(new Rectangle(16, 16), 0, zoom);
        var after = layout(new Rectangle(16, 16), 0, zoom.dragged(100 / SIDE, -40 / SIDE));

        assertThat(after.centreX(50) - before.centreX(50)).isCloseTo(100, PIXEL);
        assertThat(after.centreY(50) - before.centreY(50)).isCloseTo(-40, PIXEL);
    }

    @Test
    void nothingBesideTheBoardIsEverSeen() {
        var zoom = new Zoom(2, -3, 9);
        assertThat(zoom).isEqualTo(new Zoom(2, 0.25, 0.75));
        assertThat(zoom.left(SIDE)).isZero();
        assertThat(zoom.top(SIDE)).isEqualTo(SIDE);
        assertThat(zoom.dragged(5, 5)).isEqualTo(new Zoom(2, 0.25, 0.25));
        assertThat(zoom.to(1, 0, 1)).isEqualTo(Zoom.WHOLE);
        assertThatThrownBy(() -> new Zoom(0.5, 0.5, 0.5)).hasMessageContaining("0.5");
        assertThatThrownBy(() -> new Zoom(Double.NaN, 0.5, 0.5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPointOutOfSightIsBroughtIntoItAndOneInSightMovesNothing() {
        var zoom = new Zoom(4, 0.5, 0.5);
        assertThat(zoom.showing(0.3, 0.8)).isEqualTo(zoom);

        var moved = zoom.showing(1.5, -0.25);
        // What was 0.625 beyond the right room is now at it: a quarter of that in the whole.
        assertThat(moved.x()).isEqualTo(0.5 + 0.625 / 4);
        assertThat(moved.y()).isEqualTo(0.5 - 0.375 / 4);
        // The corner of the board has no room beside it: nothing beyond the board is shown.
        assertThat(new Zoom(4, 0, 0).showing(0.01, 0.01)).isEqualTo(new Zoom(4, 0, 0));
    }

    @Test
    void aZoomedBoardFollowsAndAWholeOneStays() {
        var position = new SimpleObjectProperty<BoardPosition>(start("halma-16"));
        var zoom = new BoardZoom(position);
        assertThat(zoom.follow(3, 3)).isFalse();
        position.set(start("halma-8"));
        position.set(start("halma-16"));
        zoom.by(4, 0.5, 0.5);
        assertThat(zoom.follow(0.5, 0.5)).isFalse();
        assertThat(zoom.follow(2, 0.5)).isTrue();
        assertThat(zoom.zoomProperty().get().x()).isGreaterThan(0.5);
    }

    @Test
    void allCellsCanBeBroughtIntoSightBesideTheRulers() {
        var shape = new Rectangle(16, 16);
        var corner = (SquareLayout) layout(shape, 0, new Zoom(4, 0, 1));
        var a1 = corner.cell(Topology.of(shape).find("a1"));
        assertThat(a1.x()).isGreaterThanOrEqualTo(corner.ruler());
        assertThat(a1.y() + a1.height()).isLessThanOrEqualTo(SIDE - corner.ruler());
        assertThat(corner.cellAt(a1.x() + 1, a1.y() + 1))
                .isEqualTo(Topology.of(shape).find("a1"));
        assertThat(corner.cellAt(corner.ruler() - 1, a1.y() + 1)).isEqualTo(Topology.NONE);
    }

    @Test
    void stepsKeepToTheLimitsAndAnotherBoardIsSeenWhole() {
        var position = new SimpleObjectProperty<BoardPosition>();
        var zoom = new BoardZoom(position);
        zoom.in();
        assertThat(zoom.zoomedProperty().get()).isFalse();

        position.set(start("halma-16"));
        for (int i = 0; i < 20; i++) {
            zoom.in();
        }
        assertThat(zoom.zoomProperty().get().factor()).isEqualTo(4);
        assertThat(zoom.zoomedProperty().get()).isTrue();
        zoom.drag(0.1, 0.1);
        var place = zoom.zoomProperty().get();
        position.set(start("halma-16"));
        assertThat(zoom.zoomProperty().get()).isEqualTo(place);
        for (int i = 0; i < 20; i++) {
            zoom.out();
        }
        assertThat(zoom.zoomProperty().get()).isEqualTo(Zoom.WHOLE);

        zoom.in();
        position.set(start("chinese-checkers-6"));
        assertThat(zoom.zoomProperty().get()).isEqualTo(Zoom.WHOLE);
    }

    private static BoardPosition start(String id) {
        var variant = Variants.presets().get(id);
        return BoardPosition.of(variant, Position.initial(variant.geometry()));
    }
}
