package hoppity.studio.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.studio.tree.TreeViewport.Extent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeViewportTest {
    private static final Extent BIG = new Extent(200, 400, 70);

    @Test
    void aPointIsWhereItsLaneAndRowAre() {
        var view = TreeViewport.of(500, 300, BIG).scrolled(820, 1310).zoomed(0.7, 100, 100);

        assertThat(view.lane(view.x(17))).isCloseTo(17, within(1e-9));
        assertThat(view.row(view.y(63))).isCloseTo(63, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.8", "1.2", "1.9"})
    void zoomingKeepsWhatIsAtThePointer(double factor) {
        var before = TreeViewport.of(500, 300, BIG).scrolled(4000, 4000);
        var after = before.zoomed(factor, 222, 111);

        assertThat(after.lane(222)).isCloseTo(before.lane(222), within(1e-9));
        assertThat(after.row(111)).isCloseTo(before.row(111), within(1e-9));
    }

    @Test
    void theZoomHasLimits() {
        var view = TreeViewport.of(500, 300, BIG);

        assertThat(view.zoomed(1e-6, 0, 0).zoom()).isEqualTo(TreeViewport.SMALLEST);
        assertThat(view.zoomed(1e6, 0, 0).zoom()).isEqualTo(TreeViewport.LARGEST);
    }

    @Test
    void nobodyScrollsOffTheTree() {
        var view = TreeViewport.of(500, 300, BIG).scrolled(1e9, 1e9);
        assertThat(view.x(199)).isBetween(0.0, 500.0);
        assertThat(view.y(399)).isBetween(0.0, 300.0);
        view = view.scrolled(-1e9, -1e9);
        assertThat(view.x(0)).isBetween(TreeViewport.GUTTER, 100.0);
        assertThat(view.y(0)).isBetween(0.0, 100.0);
    }

    @Test
    void aSmallTreeStaysInItsCorner() {
        var view = TreeViewport.of(500, 300, new Extent(3, 5, 70));

        assertThat(view.scrolled(100, 100)).isEqualTo(view);
        assertThat(view.overflows()).isFalse();
        assertThat(view.fitted()).isEqualTo(view);
    }

    @ParameterizedTest
    @CsvSource({"8, 30", "30, 60", "60, 70", "4, 70"})
    void theWholeTreeFits(int lanes, int rows) {
        var view = TreeViewport.of(500, 300, new Extent(lanes, rows, 70)).fitted();

        assertThat(view.overflows()).isFalse();
        assertThat(view.zoomed(1.05, 0, 0).overflows()).isTrue();
    }

    @Test
    void whatIsTooBigToFitBeginsAtTheRoot() {
        var view = TreeViewport.of(500, 300, new Extent(2000, 4000, 70)).fitted();

        assertThat(view.zoom()).isCloseTo(TreeViewport.SMALLEST, within(0.002));
        assertThat(view.shows(0, 0)).isTrue();
    }

    @Test
    void revealingScrollsNoFurtherThanNeeded() {
        var view = TreeViewport.of(500, 300, BIG);
        assertThat(view.revealing(1, 3)).isEqualTo(view);
        var near = view.revealing(0, 12);
        assertThat(near.top()).isGreaterThan(0);
        assertThat(near.y(12)).isGreaterThan(200);
        var far = view.revealing(100, 200);
        assertThat(far.y(200)).isCloseTo(150, within(1.0));
        assertThat(far.shows(100, 200)).isTrue();
    }

    @Test
    void aPlaceOfTheOverviewComesToTheMiddle() {
        var view = TreeViewport.of(500, 300, BIG).centredOn(0.5, 0.5);

        assertThat(view.row(150)).isCloseTo(199.5, within(0.01));
        assertThat(view.lane((TreeViewport.GUTTER + 500) / 2)).isCloseTo(99.5, within(0.01));
    }

    @Test
    void onlyWhatIsInSightIsAskedFor() {
        var view = TreeViewport.of(500, 300, BIG).scrolled(2000, 2000);

        assertThat(view.x(view.firstLane())).isLessThanOrEqualTo(0);
        assertThat(view.x(view.firstLane() + 1)).isGreaterThan(0);
        assertThat(view.x(view.lastLane())).isGreaterThanOrEqualTo(500);
        assertThat(view.y(view.firstRow())).isLessThanOrEqualTo(0);
        assertThat(view.y(view.lastRow())).isGreaterThanOrEqualTo(300);
        assertThat(view.lastRow() - view.firstRow()).isLessThan(15);
    }
}
