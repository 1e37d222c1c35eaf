package hoppity.studio.concurrent;

import static hoppity.words.Words.tr;

import java.time.Duration;
import java.util.Optional;

/** How long work will still take, if it goes on as it began. */
public final class RemainingTime {
    /** What is judged by less is off by too much. */
    private static final double LEAST_SHARE = 0.02;

    private static final Duration LEAST_TIME = Duration.ofSeconds(1);
    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    /** Seconds of an estimate are told in steps of this. */
    private static final long STEP = 5;

    private RemainingTime() {}

    /**
     * @param share that is done, 0 to 1; below 0 if it is not known
     * @param elapsed since the work began
     */
    public static Optional<Duration> of(double share, Duration elapsed) {
        if (share < LEAST_SHARE || elapsed.compareTo(LEAST_TIME) < 0) {
            return Optional.empty();
        }
        return Optional.of(Duration.ofMillis(Math.round(elapsed.toMillis() * (1 - share) / share)));
    }

    /** {@code "about 20 s left"}. */
    public static String inWords(Duration left) {
        long seconds = (left.toMillis() + 999) / 1000;
        if (seconds < STEP) {
            return tr("a few seconds left");
        }
        if (seconds < MINUTE) {
            return tr("about {0} s left", (seconds + STEP - 1) / STEP * STEP);
        }
        if (seconds < HOUR) {
            return tr("about {0} min left", (seconds + MINUTE - 1) / MINUTE);
        }
        return tr("about {0} h {1} min left", seconds / HOUR, seconds % HOUR / MINUTE);
    }
}
