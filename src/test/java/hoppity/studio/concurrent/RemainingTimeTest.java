package hoppity.studio.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemainingTimeTest {
    @Test
    void theRestTakesAsLongInProportionAsWhatIsDone() {
        assertThat(RemainingTime.of(0.25, Duration.ofSeconds(10))).contains(Duration.ofSeconds(30));
        assertThat(RemainingTime.of(1, Duration.ofSeconds(10))).contains(Duration.ZERO);
    }

    @Test
    void nothingIsSaidBeforeThereIsAnythingToJudgeBy() {
        assertThat(RemainingTime.of(-1, Duration.ofSeconds(10))).isEmpty();
        assertThat(RemainingTime.of(0.01, Duration.ofSeconds(10))).isEmpty();
        assertThat(RemainingTime.of(0.5, Duration.ofMillis(900))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0, a few seconds left",
        "4, a few seconds left",
        "5, about 5 s left",
        "21, about 25 s left",
        "59, about 60 s left",
        "61, about 2 min left",
        "3599, about 60 min left",
        "7380, about 2 h 3 min left"
    })
    void theEstimateIsRoundedUpToWhatItIsWorth(long seconds, String words) {
        assertThat(RemainingTime.inWords(Duration.ofSeconds(seconds))).isEqualTo(words);
    }
}
