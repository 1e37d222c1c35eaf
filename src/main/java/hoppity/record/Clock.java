package hoppity.record;

import org.jspecify.annotations.Nullable;

/**
 * The mover's clock after a turn.
 *
 * @param leftMs time left in milliseconds, not negative
 * @param usedMs time the turn took in milliseconds, not negative
 */
public record Clock(@Nullable Long leftMs, @Nullable Long usedMs, Extras extras) {
    /** More than any clock shows, and little enough to calculate with. */
    public static final long MAX_MS = 1_000_000_000_000_000L;

    /** @throws IllegalArgumentException for a time below 0 or above {@link #MAX_MS} */
    public Clock {
        check(leftMs);
        check(usedMs);
    }

    static void check(@Nullable Long ms) {
        if (ms != null && (ms < 0 || ms > MAX_MS)) {
            throw new IllegalArgumentException("a time is from 0 to " + MAX_MS + " ms, not " + ms);
        }
    }

    boolean saysNothing() {
        return leftMs == null && usedMs == null && extras.isEmpty();
    }
}
