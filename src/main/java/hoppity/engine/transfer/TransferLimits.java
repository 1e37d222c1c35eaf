package hoppity.engine.transfer;

import java.time.Duration;

/**
 * How much a solver may use.
 *
 * @param time wall-clock time; the answer follows within a fraction of a second
 * @param bytes for the sets of placements; what the heap cannot hold is not asked for
 */
public record TransferLimits(Duration time, long bytes) {
    /** The share of the heap that the sets may fill: tables that grow need room beside them. */
    private static final double SHARE_OF_HEAP = 0.7;

    public TransferLimits {
        if (time.isNegative() || bytes < 0) {
            throw new IllegalArgumentException("a limit is 0 or more");
        }
        bytes = Math.min(bytes, (long) (SHARE_OF_HEAP * Runtime.getRuntime().maxMemory()));
    }

    /** As much memory as the heap gives. */
    public static TransferLimits ofTime(Duration time) {
        return new TransferLimits(time, Long.MAX_VALUE);
    }
}
