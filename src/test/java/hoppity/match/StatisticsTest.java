package hoppity.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {
    /** The scale by its definition: 400 points are ten to one. */
    @ParameterizedTest
    @CsvSource({"0.5,0", "0.9090909090909091,400", "0.75,190.8485", "0.64,99.9509", "0.25,-190.8485"})
    void eloFollowsFromTheScore(double score, double elo) {
        assertThat(Elo.ofScore(score)).isCloseTo(elo, within(1e-4));
        assertThat(Elo.score(elo)).isCloseTo(score, within(1e-6));
    }

    @Test
    void theErrorIsThatOfTheMeanScore() {
        // 30 losses, 20 draws, 50 wins: mean 0.6, variance 0.19 − so 0.0854 for 95 %.
        var scores = new ScoreCounts(30, 20, 50);
        assertThat(scores.mean()).isCloseTo(0.6, within(1e-12));
        assertThat(scores.variance()).isCloseTo(0.19, within(1e-12));

        var elo = Elo.of(scores);
        assertThat(elo.points()).isCloseTo(70.437, within(1e-3));
        double low = Elo.ofScore(0.6 - 1.959964 * Math.sqrt(0.0019));
        double high = Elo.ofScore(0.6 + 1.959964 * Math.sqrt(0.0019));
        assertThat(elo.error()).isCloseTo((high - low) / 2, within(1e-3));
    }

    @Test
    void whoWinsAllIsInfinitelyBetter() {
        assertThat(Elo.of(new ScoreCounts(0, 0, 7)).points()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /** A. Wald's bounds. */
    @Test
    void theBoundsAreThoseOfTheErrorRates() {
        var test = new Sprt(0, 10, 0.05, 0.05);
        assertThat(test.upper()).isCloseTo(2.9444, within(1e-4));
        assertThat(test.lower()).isCloseTo(-2.9444, within(1e-4));
        assertThat(new Sprt(0, 10, 0.05, 0.1).lower()).isCloseTo(-2.2513, within(1e-4));
    }

    /** For close hypotheses the ratio is that of normal distributions: N (s1 − s0) (2 s − s0 − s1) / (2 variance). */
    @ParameterizedTest
    @CsvSource({"1000,3000,4000,3200,1100", "200,900,2000,870,190", "10,40,100,60,12"})
    void theRatioIsThatOfTheNormalApproximation(long a, long b, long c, long d, long e) {
        var scores = new ScoreCounts(a, b, c, d, e);
        double s0 = Elo.score(0);
        double s1 = Elo.score(5);
        double normal = scores.total() * (s1 - s0) * (2 * scores.mean() - s0 - s1) / (2 * scores.variance());

        assertThat(new Sprt(0, 5, 0.05, 0.05).logLikelihoodRatio(scores)).isCloseTo(normal, within(0.02));
    }

    /** With two outcomes nothing is left to fit, and the ratio is that of two plain coins. */
    @Test
    void winsAndLossesAloneAreCoins() {
        var test = new Sprt(0, 50, 0.05, 0.05);
        double expected = 60 * Math.log(Elo.score(50) / 0.5) + 40 * Math.log((1 - Elo.score(50)) / 0.5);

        assertThat(test.logLikelihoodRatio(new ScoreCounts(40, 60))).isCloseTo(expected, within(1e-9));
    }

    @Test
    void nothingPlayedSaysNothingAndAFewWinsDecideNothing() {
        var test = new Sprt(0, 10, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(new ScoreCounts(0, 0, 0, 0, 0))).isZero();
        assertThat(test.verdict(new ScoreCounts(0, 0, 0, 0, 4))).isEqualTo(Sprt.Verdict.OPEN);
        assertThat(test.verdict(new ScoreCounts(0, 0, 0, 0, 400))).isEqualTo(Sprt.Verdict.H1);
        assertThat(test.verdict(new ScoreCounts(400, 0, 0, 0, 0))).isEqualTo(Sprt.Verdict.H0);
    }

    @Test
    void theTestErrsAsOftenAsItMay() {
        var test = new Sprt(-40, 40, 0.05, 0.05);
        var random = new Random(7);
        int wrong = 0;
        for (int i = 0; i < 300; i++) {
            var counts = new long[2];
            var verdict = Sprt.Verdict.OPEN;
            while (verdict == Sprt.Verdict.OPEN) {
                counts[random.nextDouble() < Elo.score(40) ? 1 : 0]++;
                verdict = test.verdict(new ScoreCounts(counts));
            }
            wrong += verdict == Sprt.Verdict.H0 ? 1 : 0;
        }
        assertThat(wrong).isLessThan(25);
    }

    @ParameterizedTest
    @CsvSource({"10,0,0.05,0.05", "0,10,0,0.05", "0,10,0.05,0.7"})
    void aTestThatCannotEndIsRefused(double elo0, double elo1, double alpha, double beta) {
        assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta)).isInstanceOf(IllegalArgumentException.class);
    }
}
