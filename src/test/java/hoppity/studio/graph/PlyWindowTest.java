package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PlyWindowTest {
    @Test
    void aShortGameHasRoomToGrow() {
        assertThat(PlyWindow.whole(3)).isEqualTo(new PlyWindow(0, PlyWindow.FEWEST));
        assertThat(PlyWindow.whole(24)).isEqualTo(new PlyWindow(0, 24));
    }

    @Test
    void thePlyUnderThePointerStaysWhereItIs() {
        var zoomed = PlyWindow.whole(200).zoomed(0.5, 80, 200);

        assertThat(zoomed.span()).isEqualTo(100);
        assertThat((80 - zoomed.first()) / zoomed.span()).isCloseTo(80 / 200.0, within(1e-9));
    }

    @Test
    void zoomingOutEndsAtTheWholeLine() {
        var window = new PlyWindow(50, 70);
        for (int i = 0; i < 50; i++) {
            window = window.zoomed(1.5, 60, 200);
        }
        assertThat(window).isEqualTo(PlyWindow.whole(200));
    }

    @Test
    void noWindowLeavesTheLineOrGetsTooNarrow() {
        var random = new Random(11);
        var window = PlyWindow.whole(500);
        for (int i = 0; i < 5000; i++) {
            window = random.nextBoolean()
                    ? window.zoomed(0.3 + random.nextDouble() * 2, random.nextInt(501), 500)
                    : window.showing(random.nextInt(501), 500);
            assertThat(window.first()).isGreaterThanOrEqualTo(0);
            assertThat(window.last()).isLessThanOrEqualTo(500 + 1e-6);
            assertThat(window.span()).isGreaterThanOrEqualTo(PlyWindow.FEWEST - 1e-6);
        }
    }

    @Test
    void theWindowFollowsAPlyOutOfSightAndStaysForOneInSight() {
        var window = new PlyWindow(100, 140);

        assertThat(window.showing(120, 500)).isEqualTo(window);
        assertThat(window.showing(141, 500).last()).isGreaterThan(141);
        assertThat(window.showing(90, 500).first()).isLessThan(90);
        assertThat(window.showing(0, 500).first()).isZero();
        assertThat(window.showing(500, 500).last()).isEqualTo(500);
    }

    /** A new window, equal or not, has the curves drawn anew. */
    @Test
    void theWindowThatCannotMoveAnyFurtherStaysTheSame() {
        var whole = PlyWindow.whole(20_000);
        assertThat(whole.showing(3, 20_000)).isSameAs(whole);
        assertThat(whole.showing(19_999, 20_000)).isSameAs(whole);

        var atTheEnd = new PlyWindow(460, 500);
        assertThat(atTheEnd.showing(500, 500)).isSameAs(atTheEnd);
    }
}
