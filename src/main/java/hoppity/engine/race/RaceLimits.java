package hoppity.engine.race;

import java.time.Duration;

/**
 * How much a solver may use.
 *
 * @param placements how many placements it may look at
 * @param time wall-clock time
 * @param positions how many it may look at where the armies can still meet; 0 leaves such races alone
 * @param bytes memory for the placements that it remembers; it goes on with less than it would like
 */
public record RaceLimits(long placements, long positions, Duration time, long bytes) {
    private static final long USUAL_PLACEMENTS = 3_000_000;
    private static final long USUAL_POSITIONS = 1_500_000;
    private static final long USUAL_SECONDS = 10;
    private static final long USUAL_BYTES = 32L << 20;

    public static final RaceLimits USUAL =
            new RaceLimits(USUAL_PLACEMENTS, USUAL_POSITIONS, Duration.ofSeconds(USUAL_SECONDS), USUAL_BYTES);

    public RaceLimits {
        if (placements < 0 || positions < 0 || time.isNegative() || bytes < 0) {
            throw new IllegalArgumentException("a limit is 0 or more");
        }
    }
}
