package hoppity.match;

/**
 * The sequential probability ratio test of one Elo difference against another (A. Wald, "Sequential Analysis", 1947), in its
 * generalised form: the likelihood of either hypothesis is that of the best distribution of scores with its mean (M. Van den
 * Bergh, "The Generalized Maximum Likelihood Ratio for the Expectation Value of a Distribution", 2019).
 *
 * @param elo0 the difference under the hypothesis H0
 * @param elo1 the difference under H1, greater
 * @param alpha how often H1 may be accepted though H0 holds, between 0 and 0.5
 * @param beta how often H0 may be accepted though H1 holds
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** In place of a score that has not occurred yet: else the first results would seem certain. */
    private static final double NEVER = 1e-3;

    private static final int HALVINGS = 100;

    /** What has been found out. */
    public enum Verdict {
        OPEN,
        H0,
        H1
    }

    public Sprt {
        if (!(elo0 < elo1) || !isRate(alpha) || !isRate(beta)) {
            throw new IllegalArgumentException("the test needs elo0 < elo1, and alpha and beta between 0 and 0.5, not "
                    + elo0 + ", " + elo1 + ", " + alpha + ", " + beta);
        }
    }

    private static boolean isRate(double rate) {
        return rate > 0 && rate < 0.5;
    }

    /** At or below this, H0 is accepted. */
    double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** At or above this, H1 is accepted. */
    double upper() {
        return Math.log((1 - beta) / alpha);
    }

    Verdict verdict(ScoreCounts scores) {
        double ratio = logLikelihoodRatio(scores);
        if (ratio >= upper()) {
            return Verdict.H1;
        }
        return ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
    }

    /** How much more likely the scores are under H1 than under H0, as a natural logarithm; 0 where there are none. */
    double logLikelihoodRatio(ScoreCounts scores) {
        if (scores.total() == 0) {
            return 0;
        }
        var counts = scores.counts();
        var weights = new double[counts.length];
        double total = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            weights[kind] = Math.max(NEVER, counts[kind]);
            total += weights[kind];
        }
        double score0 = Elo.score(elo0);
        double score1 = Elo.score(elo1);
        double tilt0 = tilt(scores, weights, score0);
        double tilt1 = tilt(scores, weights, score1);
        double sum = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            double share = weights[kind] / total;
            sum += share
                    * Math.log(
                            (1 + tilt0 * (scores.score(kind) - score0)) / (1 + tilt1 * (scores.score(kind) - score1)));
        }
        return sum * scores.total();
    }

    /**
     * The most likely shares with a given mean are the observed ones, each divided by 1 + tilt · (score − mean). The tilt is
     * where the sum of the shares times their distance from the mean vanishes, which falls as the tilt grows.
     */
    private static double tilt(ScoreCounts scores, double[] weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < HALVINGS; i++) {
            double tilt = (low + high) / 2;
            double sum = 0;
            for (int kind = 0; kind < weights.length; kind++) {
                double distance = scores.score(kind) - mean;
                sum += weights[kind] * distance / (1 + tilt * distance);
            }
            if (sum > 0) {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        return (low + high) / 2;
    }
}
