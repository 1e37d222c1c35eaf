package hoppity.studio.measure;

import java.util.Arrays;
import java.util.Locale;

/**
 * The times between the pulses of the window, in milliseconds. At 60 pulses a second they are 16.7; what holds up the user
 * interface makes one longer.
 *
 * @param pulses how many times were measured
 */
public record PulseFigures(int pulses, double median, double percentile99, double most) {
    /** The median that a smooth window stays within. */
    public static final double MEDIAN_BOUND = 17;

    /** The 99th percentile that a smooth window stays within: no more than one pulse left out. */
    public static final double PERCENTILE_99_BOUND = 33;

    /** The time that no pulse of a smooth window takes. */
    public static final double MOST_BOUND = 100;

    private static final double NANOS = 1e6;

    /** @param nanos times between pulses, at least one */
    static PulseFigures of(long[] nanos) {
        if (nanos.length == 0) {
            throw new IllegalArgumentException("no pulse was measured");
        }
        var sorted = nanos.clone();
        Arrays.sort(sorted);
        return new PulseFigures(
                sorted.length,
                sorted[sorted.length / 2] / NANOS,
                sorted[(int) (sorted.length * 99L / 100)] / NANOS,
                sorted[sorted.length - 1] / NANOS);
    }

    /** Whether all three bounds hold. */
    public boolean isSmooth() {
        return median <= MEDIAN_BOUND && percentile99 <= PERCENTILE_99_BOUND && most <= MOST_BOUND;
    }

    /** All figures in one line. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "pulses %d, median %.1f ms, 99 %% %.1f ms, most %.1f ms",
                pulses,
                median,
                percentile99,
                most);
    }
}
