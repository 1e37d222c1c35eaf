package hoppity.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hoppity.engine.Limits;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoLimitsTest {
    private static GoLimits parsed(String line) {
        return ((UgiCommand.Go) UgiParser.parse(line)).limits();
    }

    @Test
    void limitsAreReadAsTheyAreWritten() {
        assertThat(parsed("go p1time 1000 p2time 2000 p1inc 10 p2inc 20"))
                .isEqualTo(new GoLimits(Map.of(1, 1000L, 2, 2000L), Map.of(1, 10L, 2, 20L), 0, 0, 0));
        assertThat(parsed("  go   nodes 5000 depth\t7 ").of(1)).isEqualTo(new Limits(7, 5000, 0));
        assertThat(parsed("go infinite")).isEqualTo(GoLimits.INFINITE).isEqualTo(parsed("go"));
        assertThat(GoLimits.INFINITE.of(2)).isEqualTo(Limits.INFINITE);
    }

    @Test
    void aMoveTimeBoundsTheShareOfTheClock() {
        assertThat(parsed("go p1time 600000 movetime 5").of(1).milliseconds()).isEqualTo(5);
    }

    @Test
    void aSeatWithoutAClockIsRefused() {
        assertThatThrownBy(() -> parsed("go p1time 1000").of(2)).isInstanceOf(Refused.class);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,0", "20,0", "100,0", "60000,0", "60000,1000", "50,1000", "10,1000000"})
    void neverMoreIsUsedThanIsLeft(long left, long increment) {
        long share = GoLimits.share(left, increment);

        assertThat(share).isPositive();
        assertThat(share).isLessThanOrEqualTo(Math.max(1, left - 30));
    }

    @Test
    void playingOnWithoutIncrementTheClockNeverRunsOut() {
        long left = 10_000;
        for (int move = 0; move < 200; move++) {
            left -= GoLimits.share(left, 0);
        }
        assertThat(left).isPositive();
    }
}
