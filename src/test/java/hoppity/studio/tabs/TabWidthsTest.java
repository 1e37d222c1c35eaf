package hoppity.studio.tabs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TabWidthsTest {
    @Test
    void tabsAreAsWideAsTheyWishWithinBoundsWhereThereIsRoom() {
        assertThat(TabWidths.of(new double[] {10, 150, 1000}, 1000))
                .containsExactly(TabWidths.LEAST, 150, TabWidths.MOST);
    }

    @Test
    void theWidestGiveWayFirst() {
        assertThat(TabWidths.of(new double[] {100, 240, 240}, 400)).containsExactly(100, 150, 150);
    }

    @Test
    void tabsFitIntoTheRoomAsLongAsTheirLeastWidthDoes() {
        var random = new Random(7);
        for (int run = 0; run < 1000; run++) {
            var wishes = random.doubles(1 + random.nextInt(20), 50, 300).toArray();
            double room = 200 + random.nextInt(2000);

            var widths = TabWidths.of(wishes, room);

            double sum = Arrays.stream(widths).sum();
            assertThat(sum).isLessThanOrEqualTo(Math.max(room, wishes.length * TabWidths.LEAST) + 1e-6);
            assertThat(Arrays.stream(widths).boxed()).allMatch(w -> w >= TabWidths.LEAST && w <= TabWidths.MOST);
        }
    }

    @Test
    void theShownTabIsPushedIntoSight() {
        var widths = new double[] {100, 100, 100, 100, 100};

        assertThat(TabWidths.push(widths, 250, 0, 4)).isEqualTo(250);
        assertThat(TabWidths.push(widths, 250, 250, 1)).isEqualTo(100);
        assertThat(TabWidths.push(widths, 250, 100, 2)).isEqualTo(100);
        assertThat(TabWidths.push(widths, 250, 999, -1)).isEqualTo(250);
        assertThat(TabWidths.push(widths, 600, 100, 0)).isZero();
    }
}
