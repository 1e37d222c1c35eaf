package hoppity.match;

import java.util.Arrays;

/**
 * How often each score was reached, where the possible scores are spaced evenly from 0 to 1: loss, draw and win of a game,
 * the five sums of a pair of games, or in games of more seats how many rivals were beaten.
 *
 * @param counts the lowest score first; two or more, none negative
 */
record ScoreCounts(long... counts) {
    /** Standard deviations on each side of a normal distribution that leave out 5 %. */
    private static final double TWO_SIDED_95 = 1.959963984540054;

    ScoreCounts {
        counts = counts.clone();
        if (counts.length < 2 || Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("scores are counted from 0 on, and there are two or more");
        }
    }

    @Override
    public long[] counts() {
        return counts.clone();
    }

    int kinds() {
        return counts.length;
    }

    long total() {
        return Arrays.stream(counts).sum();
    }

    /** The score of this kind, from 0 to 1. */
    double score(int kind) {
        return kind / (counts.length - 1.0);
    }

    /** NaN where nothing has been counted. */
    double mean() {
        double sum = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            sum += counts[kind] * score(kind);
        }
        return sum / total();
    }

    /** Half the width of the interval around the mean that holds the true one in 95 of 100 matches. */
    double error() {
        return TWO_SIDED_95 * Math.sqrt(variance() / total());
    }

    /** The mean square of what the scores differ from their mean. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            sum += counts[kind] * (score(kind) - mean) * (score(kind) - mean);
        }
        return sum / total();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ScoreCounts other && Arrays.equals(counts, other.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
