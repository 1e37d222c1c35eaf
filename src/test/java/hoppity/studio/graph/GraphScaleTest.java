package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class GraphScaleTest {
    private final GraphScale scale = new GraphScale(50, 10, 400, 100, 0, 80, 20, 120);

    @Test
    void theCornersAreWhereTheyBelong() {
        assertThat(scale.x(0)).isEqualTo(50);
        assertThat(scale.x(80)).isEqualTo(450);
        assertThat(scale.y(20)).isEqualTo(110);
        assertThat(scale.y(120)).isEqualTo(10);
    }

    @Test
    void aPlyComesBackFromItsX() {
        var random = new Random(7);
        for (int i = 0; i < 1000; i++) {
            double first = random.nextInt(500);
            var any = new GraphScale(
                    random.nextInt(90), 0, 1 + random.nextInt(900), 50, first, first + 1 + random.nextInt(900), 0, 1);
            double ply = random.nextInt(1000);
            assertThat(any.plyAt(any.x(ply))).isCloseTo(ply, within(1e-6));
        }
    }

    @Test
    void theNearestPlyIsHalfAStepAwayAtMostAndOnTheLine() {
        assertThat(scale.nearestPly(scale.x(10) + 2.4, 80)).isEqualTo(10);
        assertThat(scale.nearestPly(scale.x(10) + 2.6, 80)).isEqualTo(11);
        assertThat(scale.nearestPly(-1000, 80)).isZero();
        assertThat(scale.nearestPly(1000, 80)).isEqualTo(80);
        assertThat(scale.nearestPly(scale.x(60), 24)).isEqualTo(24);
    }

    @Test
    void aNodeWithoutWidthShowsItsFirstPly() {
        assertThat(new GraphScale(50, 0, 0, 10, 3, 9, 0, 1).nearestPly(200, 9)).isEqualTo(3);
    }

    @Test
    void stepsAreRoundAndFewEnough() {
        assertThat(GraphScale.step(100, 5)).isEqualTo(20);
        assertThat(GraphScale.step(101, 5)).isEqualTo(50);
        assertThat(GraphScale.step(3, 5)).isEqualTo(1);
        assertThat(GraphScale.step(20_000, 10)).isEqualTo(2_000);
        assertThat(GraphScale.step(450, 1)).isEqualTo(500);
    }

    @Test
    void ticksAreTheMultiplesInReach() {
        assertThat(GraphScale.ticks(17, 121.5, 20)).containsExactly(20, 40, 60, 80, 100, 120);
        assertThat(GraphScale.ticks(-11, 10, 10)).containsExactly(-10, 0, 10);
        assertThat(GraphScale.ticks(21, 29, 10)).isEmpty();
    }

    @Test
    void anEmptyRangeIsRefused() {
        assertThatThrownBy(() -> new GraphScale(0, 0, 10, 10, 4, 4, 0, 1)).hasMessageContaining("plies 4.0 to 4.0");
        assertThatThrownBy(() -> new GraphScale(0, 0, 10, 10, 0, 4, 1, Double.NaN))
                .hasMessageContaining("NaN");
    }
}
