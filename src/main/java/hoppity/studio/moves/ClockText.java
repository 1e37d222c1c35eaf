package hoppity.studio.moves;

import static hoppity.words.Words.tr;

import hoppity.record.Clock;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Recorded times in short: {@code 7 s} or {@code 1:05} for a move, {@code 0:59:57 left} for what is left on the clock. */
final class ClockText {
    private static final long SECOND = 1000;
    private static final long MINUTE = 60;
    private static final long HOUR = 3600;

    private ClockText() {}

    /** The time that a turn took; where only the time left was recorded, that; empty for neither. */
    static String of(@Nullable Clock clock) {
        if (clock == null) {
            return "";
        }
        var used = clock.usedMs();
        var left = clock.leftMs();
        if (used != null) {
            return used < MINUTE * SECOND ? tr("{0} s", used / SECOND) : time(used);
        }
        return left == null ? "" : tr("{0} left", time(left));
    }

    /** Minutes and seconds, from an hour on with the hours. */
    static String time(long ms) {
        long seconds = ms / SECOND;
        return seconds < HOUR
                ? String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
    }
}
