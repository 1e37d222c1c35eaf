package hoppity.match;

/**
 * A difference in playing strength, on the scale on which 400 points are odds of ten to one (A. E. Elo, "The Rating of
 * Chessplayers", 1978).
 *
 * @param points infinite where one side has won everything
 * @param error half the width of the interval that holds the true value in 95 of 100 matches; infinite or NaN where too little
 *     is known
 */
record Elo(double points, double error) {
    private static final double SCALE = 400;

    /** The difference at which this part of all points is scored. */
    static double ofScore(double score) {
        return -SCALE * Math.log10(1 / score - 1);
    }

    /** The part of all points that is scored with this difference. */
    static double score(double points) {
        return 1 / (1 + Math.pow(10, -points / SCALE));
    }

    /** What a match tells: the error is that of the mean score, carried over to the scale. */
    static Elo of(ScoreCounts scores) {
        double mean = scores.mean();
        double deviation = scores.error();
        double low = ofScore(Math.max(0, mean - deviation));
        double high = ofScore(Math.min(1, mean + deviation));
        return new Elo(ofScore(mean), (high - low) / 2);
    }
}
