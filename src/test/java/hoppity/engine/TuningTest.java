package hoppity.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TuningTest {
    private static final List<String> FITTED =
            List.of("brainking-halma-8", "kutochky-3x3", "chinese-checkers-2", "brainking-halma-10");

    @Test
    void theSamePlanGivesTheSameWeights() {
        var once = fit("kutochky-3x3", 3, 2);
        assertThat(fit("kutochky-3x3", 3, 2).weights().lines())
                .isEqualTo(once.weights().lines());
        assertThat(fit("kutochky-3x3", 3, 3).weights().lines())
                .isNotEqualTo(once.weights().lines());
        assertThat(once.after()).isLessThanOrEqualTo(once.before());
        assertThat(once.positions()).isPositive();
    }

    /** Hundredths of a tempo mean what they say: one tempo is worth about a hundred on average, and near the target half. */
    @Test
    void aTempoIsAboutAHundred() {
        for (var id : FITTED) {
            var variant = Variants.presets().get(id);
            var weights = Weights.of(variant);
            assertThat(weights).isNotSameAs(Weights.HAND_SET);
            assertThat(weights.of(Term.DISTANCE) + weights.of(Term.STRAGGLER) + weights.of(Term.LAST))
                    .isCloseTo(Weights.TEMPO, within(1.0));
            assertThat(new CellValues(variant).parityWeight()).isBetween(-10, 60);
        }
    }

    @Test
    void weightsAreReadAsTheyWereWritten() throws IOException {
        var weights = Weights.of(Variants.presets().get("kutochky-3x3"));
        assertThat(Weights.read(new StringReader(String.join("\n", weights.lines())))
                        .lines())
                .isEqualTo(weights.lines());
        var lines = weights.lines();
        assertThatThrownBy(() -> Weights.read(new StringReader(lines.get(0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the weights have no line \"straggler\"");
        assertThatThrownBy(() -> Weights.read(new StringReader(String.join("\n", lines) + "\nluck = 7")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the weights name an unknown term: [luck]");
    }

    @Test
    void theLargestBoardHasTheWeightsOfTheSecondLargest() {
        assertThat(Weights.of(Variants.presets().get("halma-16")).lines())
                .isEqualTo(
                        Weights.of(Variants.presets().get("brainking-halma-10")).lines());
    }

    @Test
    void otherGeometriesAndMoreSeatsKeepTheHandSetWeights() {
        assertThat(Weights.of(Variants.presets().get("chinese-checkers-3"))).isSameAs(Weights.HAND_SET);
        assertThat(Weights.of(Variants.presets().get("halma-16-four"))).isSameAs(Weights.HAND_SET);
    }

    @Test
    void regressionFindsTheWeightsThatMadeTheResults() {
        var random = new Random(1);
        var truth = new double[] {0.8, -0.5, 0};
        var regression = new Regression(truth.length);
        for (int i = 0; i < 20_000; i++) {
            var row = random.doubles(truth.length, -2, 2).toArray();
            double x = 0;
            for (int j = 0; j < truth.length; j++) {
                x += truth[j] * row[j];
            }
            regression.add(row, random.nextDouble() < 1 / (1 + Math.exp(-x)) ? 1 : 0);
        }
        var prior = new double[truth.length];
        var free = regression.fit(prior, 100);
        for (int j = 0; j < truth.length; j++) {
            assertThat(free[j]).isCloseTo(truth[j], within(0.06));
        }
        assertThat(regression.loss(free)).isLessThan(regression.loss(prior));
        // Who is sure beforehand learns nothing.
        assertThat(regression.fit(prior, 1e-4)[0]).isCloseTo(0, within(0.001));
        assertThat(regression.scaled(new double[] {8, -5, 0})[0]).isCloseTo(0.8, within(0.06));
    }

    @Tag("slow")
    @Test
    void fittedWeightsForetellResultsBetter() {
        for (var id : FITTED) {
            var fit = fit(id, 60, 1);
            assertThat(fit.after()).as(id).isLessThan(fit.before());
        }
    }

    private static Tuning.Fit fit(String id, int games, long seed) {
        Variant variant = Variants.presets().get(id);
        return Tuning.fit(new Tuning.Plan(variant, games, 100, seed), game -> {});
    }
}
