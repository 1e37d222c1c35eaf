package hoppity.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.engine.Score;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import java.util.List;
import org.junit.jupiter.api.Test;

class WinChanceTest {
    @Test
    void nobodyAheadIsHalf() {
        assertThat(WinChance.of(0)).isEqualTo(0.5);
        assertThat(WinChance.of(Score.DRAW)).isEqualTo(0.5);
    }

    @Test
    void theTwoSeatsShareOne() {
        for (int score = -3000; score <= 3000; score += 37) {
            assertThat(WinChance.of(score) + WinChance.of(-score)).isCloseTo(1, within(1e-12));
            assertThat(WinChance.of(score + 1)).isGreaterThan(WinChance.of(score));
        }
    }

    @Test
    void aProvenResultIsCertain() {
        assertThat(WinChance.of(new Score.Win(9))).isEqualTo(1);
        assertThat(WinChance.of(new Score.Loss(1))).isZero();
        assertThat(WinChance.of(stored(2, -500, 0.3, Evaluation.Proven.WIN))).hasValue(0);
    }

    @Test
    void aStoredChanceGoesBeforeAStoredScore() {
        assertThat(WinChance.of(stored(1, 500, 0.3, null))).hasValue(0.3);
        assertThat(WinChance.of(stored(2, 500, 0.3, null)).getAsDouble()).isCloseTo(0.7, within(1e-12));
        assertThat(WinChance.of(stored(1, 500, null, null))).hasValue(WinChance.of(500));
        assertThat(WinChance.of(stored(1, null, null, null))).isEmpty();
    }

    private static Evaluation stored(int pov, Integer score, Double win, Evaluation.Proven proven) {
        return new Evaluation("e1", pov, score, win, proven, null, List.of(), null, null, null, List.of(), Extras.NONE);
    }
}
