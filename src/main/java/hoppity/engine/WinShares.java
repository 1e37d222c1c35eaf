package hoppity.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Chances of winning from what the sides are ahead of each other: a softmax, which for two sides is the logistic curve. One
 * tempo ahead of a single rival is 60 %, five are 88 %; that slope is a guess until self-play has fitted it. Among three and
 * more sides a tempo counts half as much, which foretold the winners of self-play best (docs/engine-log.md).
 */
public final class WinShares {
    private static final double CENTITEMPI_PER_TEMPO = 100;
    private static final double SLOPE_OF_TWO = 0.4 / CENTITEMPI_PER_TEMPO;
    private static final double SLOPE_OF_MORE = 0.2 / CENTITEMPI_PER_TEMPO;

    /** No side is said to be further ahead: 50 tempi. */
    private static final int MOST = 5000;

    /** Further apart than this, the weaker of two does not count. */
    private static final int FARTHEST = 3000;

    private static final short[] SURPLUS = surplus();

    private WinShares() {}

    /** @param lead hundredths of a tempo that a seat is ahead of its one rival */
    public static double of(int lead) {
        return 1 / (1 + Math.exp(-SLOPE_OF_TWO * lead));
    }

    /**
     * The shares of two seats, in turn order, a draw counting half.
     *
     * @param score from the point of view of seat 1
     */
    public static List<Double> of(Score score) {
        double first = 0.5;
        if (score instanceof Score.Estimate estimate) {
            first = of(estimate.centitempi());
        } else if (!(score instanceof Score.Draw)) {
            first = score instanceof Score.Win ? 1 : 0;
        }
        return List.of(first, 1 - first);
    }

    /**
     * The shares of sides in the order given; they sum to 1.
     *
     * @param strengths hundredths of a tempo, the greater the better; only their differences count
     */
    static List<Double> of(int[] strengths) {
        int most = Integer.MIN_VALUE;
        for (int strength : strengths) {
            most = Math.max(most, strength);
        }
        double slope = slope(strengths.length);
        double sum = 0;
        for (int strength : strengths) {
            sum += Math.exp(slope * (strength - most));
        }
        var shares = new ArrayList<Double>(strengths.length);
        for (int strength : strengths) {
            shares.add(Math.exp(slope * (strength - most)) / sum);
        }
        return List.copyOf(shares);
    }

    /** The odds of a side whose strength is behind that of another by {@code −behind}, in hundredths of a tempo. */
    static double weight(int behind, int sides) {
        return Math.exp(slope(sides) * behind);
    }

    /** How far ahead of all rivals together one of so many sides is that has this share. */
    static int lead(double share, int sides) {
        return (int) Math.round(within(Math.log(share / (1 - share)) / slope(sides)));
    }

    /** A lead, or the greatest that is told. */
    static double within(double lead) {
        return Math.max(-MOST, Math.min(MOST, lead));
    }

    /** The strength of one rival whose chances are those of two together, among three and more. */
    static int together(int one, int other) {
        int apart = Math.abs(one - other);
        return Math.max(one, other) + (apart < FARTHEST ? SURPLUS[apart] : 0);
    }

    private static double slope(int sides) {
        return sides == 2 ? SLOPE_OF_TWO : SLOPE_OF_MORE;
    }

    private static short[] surplus() {
        var surplus = new short[FARTHEST];
        for (int apart = 0; apart < FARTHEST; apart++) {
            surplus[apart] = (short) Math.round(Math.log1p(Math.exp(-SLOPE_OF_MORE * apart)) / SLOPE_OF_MORE);
        }
        return surplus;
    }
}
