package hoppity.record;

import org.jspecify.annotations.Nullable;

/**
 * The mover's clock after a turn.
 *
 * @param leftMs time left in milliseconds
 * @param usedMs time the turn took in milliseconds
 */
public record Clock(@Nullable Long leftMs, @Nullable Long usedMs, Extras extras) {}
