package hoppity.studio.enginepanel;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.engine.Score;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTextTest {
    private final Variant variant = Variants.presets().get("halma-8");

    @ParameterizedTest
    @CsvSource({
        "80, +0.8, White is 0.8 tempi ahead., 0",
        "-10, −0.1, Black is 0.1 tempi ahead., 1",
        "100, +1.0, White is 1.0 tempo ahead., 0",
        "-1234, −12.3, Black is 12.3 tempi ahead., 1",
        "0, 0.0, Nobody is ahead., -1",
        "-4, 0.0, Nobody is ahead., -1"
    })
    void anEstimateIsInTempi(int centitempi, String badge, String sentence, int favours) {
        var score = new Score.Estimate(centitempi);

        assertThat(ScoreText.brief(variant, score)).isEqualTo(badge);
        assertThat(ScoreText.sentence(variant, score)).isEqualTo(sentence);
        assertThat(ScoreText.favours(score)).isEqualTo(favours);
    }

    @Test
    void aProvenResultNamesTheSeat() {
        assertThat(ScoreText.brief(variant, new Score.Win(5))).isEqualTo("White wins in 5");
        assertThat(ScoreText.brief(variant, new Score.Loss(1))).isEqualTo("Black wins in 1");
        assertThat(ScoreText.brief(variant, Score.DRAW)).isEqualTo("draw");
        assertThat(ScoreText.sentence(variant, new Score.Win(5))).isEqualTo("Proven: White wins in 5 moves.");
        assertThat(ScoreText.sentence(variant, new Score.Loss(1))).isEqualTo("Proven: Black wins in 1 move.");
        assertThat(ScoreText.sentence(variant, new Score.Win(11))).endsWith("11 moves.");
        assertThat(ScoreText.favours(new Score.Loss(3))).isEqualTo(1);
        assertThat(ScoreText.favours(Score.DRAW)).isEqualTo(-1);
    }

    @Test
    void theDecimalPointIsNoMatterOfTheLocale() {
        var before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(ScoreText.brief(variant, new Score.Estimate(80))).isEqualTo("+0.8");
            assertThat(EngineFacts.speed(4_600_000)).isEqualTo("4.6 M nodes/s");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void speedsHaveThreeSizes() {
        assertThat(EngineFacts.speed(999)).isEqualTo("999 nodes/s");
        assertThat(EngineFacts.speed(1_499)).isEqualTo("1 k nodes/s");
        assertThat(EngineFacts.speed(850_400)).isEqualTo("850 k nodes/s");
        assertThat(EngineFacts.speed(12_340_000)).isEqualTo("12.3 M nodes/s");
    }
}
