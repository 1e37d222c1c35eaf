package hoppity.studio.moves;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Clock;
import hoppity.record.Extras;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ClockTextTest {
    private static String text(@Nullable Long left, @Nullable Long used) {
        return ClockText.of(new Clock(left, used, Extras.NONE));
    }

    @Test
    void theTimeOfAMoveIsInSecondsThenInMinutesThenInHours() {
        assertThat(text(null, 0L)).isEqualTo("0 s");
        assertThat(text(null, 59_999L)).isEqualTo("59 s");
        assertThat(text(1000L, 65_000L)).isEqualTo("1:05");
        assertThat(text(null, 3_723_000L)).isEqualTo("1:02:03");
    }

    @Test
    void theTimeLeftStandsInWhereNoOtherIsKnown() {
        assertThat(text(3_597_000L, null)).isEqualTo("59:57 left");
        assertThat(ClockText.of(null)).isEmpty();
    }
}
