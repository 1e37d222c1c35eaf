package hoppity.export.text;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Extras;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTextTest {
    private static final Variant TWO = GeometrySpec.parse("8:tri4:8");
    private static final Variant THREE = GeometrySpec.parse("star:p3");

    private static Evaluation score(int pov, int score, @Nullable Integer depth) {
        return new Evaluation("e", pov, score, null, null, null, List.of(), depth, null, null, List.of(), Extras.NONE);
    }

    private static Evaluation proven(int pov, Proven proven, @Nullable Integer turns) {
        return new Evaluation("e", pov, null, null, proven, turns, List.of(), 3, null, null, List.of(), Extras.NONE);
    }

    @ParameterizedTest
    @CsvSource({"1,80,+0.8", "2,80,−0.8", "1,-84,−0.8", "1,4,0.0", "2,0,0.0", "1,1234,+12.3"})
    void tempiAreThoseOfTheFirstSeat(int pov, int score, String text) {
        assertThat(EvaluationText.of(score(pov, score, 5), TWO, () -> 0)).isEqualTo(text);
    }

    @Test
    void provenResultsAreInWords() {
        assertThat(EvaluationText.of(proven(1, Proven.WIN, 5), TWO, () -> 0)).isEqualTo("White wins in 5");
        assertThat(EvaluationText.of(proven(2, Proven.WIN, 5), TWO, () -> 0)).isEqualTo("Black wins in 5");
        assertThat(EvaluationText.of(proven(2, Proven.DRAW, 5), TWO, () -> 0)).isEqualTo("draw");
        assertThat(EvaluationText.of(proven(1, Proven.LOSS, null), TWO, () -> 0))
                .isEqualTo("Black wins");
    }

    @Test
    void chancesAreInPercent() {
        var two = new Evaluation("e", 2, null, 0.25, null, null, List.of(), 3, null, null, List.of(), Extras.NONE);
        var wins = List.of(0.5, 0.3, 0.2);
        var three = new Evaluation("e", 2, 80, null, null, null, wins, 3, null, null, List.of(), Extras.NONE);

        assertThat(EvaluationText.of(two, TWO, () -> 0)).isEqualTo("75 %");
        assertThat(EvaluationText.of(three, THREE, () -> 0)).isEqualTo("50 %");
        assertThat(EvaluationText.of(three, THREE, () -> 2)).isEqualTo("20 %");
    }

    @Test
    void theEvaluationThatSaysTheMostIsShown() {
        assertThat(EvaluationText.of(List.of(score(1, 10, 9), score(1, 20, 4)), TWO, () -> 0))
                .isEqualTo("+0.1");
        assertThat(EvaluationText.of(List.of(score(1, 10, 4), score(1, 20, 4)), TWO, () -> 0))
                .isEqualTo("+0.2");
        assertThat(EvaluationText.of(List.of(proven(1, Proven.WIN, 2), score(1, 20, 9)), TWO, () -> 0))
                .isEqualTo("White wins in 2");
        assertThat(EvaluationText.of(List.of(), TWO, () -> 0)).isEmpty();
    }

    @Test
    void noLocaleChangesTheDecimalPoint() {
        var before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(EvaluationText.of(score(1, 80, 5), TWO, () -> 0)).isEqualTo("+0.8");
        } finally {
            Locale.setDefault(before);
        }
    }
}
