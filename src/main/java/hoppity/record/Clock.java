package hoppity.record;

import org.jspecify.annotations.Nullable;

/**
 * The mover's clock after a turn.
 *
 * @param leftMs time left in milliseconds, not negative
 * @param usedMs time the turn took in milliseconds, not negative
 */
public record Clock(@Nullable Long leftMs, @Nullable Long usedMs, Extras extras) {
    /** @throws IllegalArgumentException for a negative time */
    public Clock {
        if ((leftMs != null && leftMs < 0) || (usedMs != null && usedMs < 0)) {
            throw new IllegalArgumentException("a time on the clock is not negative");
        }
    }
}
