package hoppity.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hoppity.engine.Score;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.rules.Variants;
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

    @Test
    void sharesOfTwoAddUpToOne() {
        var two = Variants.presets().get("halma-8");
        assertThat(WinChance.shares(stored(2, null, 0.25, null), two)).containsExactly(0.75, 0.25);
        assertThat(WinChance.shares(stored(1, null, null, null), two)).isEmpty();
    }

    @Test
    void sharesOfMoreAreThoseStoredOrThoseOfAWinner() {
        var three = Variants.presets().get("chinese-checkers-3");
        var wins = List.of(0.5, 0.3, 0.2);
        var evaluation = new Evaluation("e1", 2, 40, null, null, null, wins, 7, null, null, List.of(), Extras.NONE);
        assertThat(WinChance.shares(evaluation, three)).isEqualTo(wins);
        assertThat(WinChance.shares(stored(2, null, null, Evaluation.Proven.WIN), three))
                .containsExactly(0.0, 1.0, 0.0);
        assertThat(WinChance.shares(stored(2, 40, null, null), three))
                .as("a score alone")
                .isEmpty();
        var partners = Variants.presets().get("halma-16-partners");
        assertThat(WinChance.shares(stored(2, null, null, Evaluation.Proven.WIN), partners))
                .containsExactly(0.0, 1.0, 0.0, 1.0);
    }

    private static Evaluation stored(int pov, Integer score, Double win, Evaluation.Proven proven) {
        return new Evaluation("e1", pov, score, win, proven, null, List.of(), null, null, null, List.of(), Extras.NONE);
    }
}
