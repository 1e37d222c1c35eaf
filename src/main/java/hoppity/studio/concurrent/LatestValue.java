package hoppity.studio.concurrent;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A gate from a quick producer to the UI: of the values offered, the latest one passes, at most so many times a second,
 * and the last one always. At most one delivery waits at any time, so the UI's queue cannot grow. Values may be offered
 * on any thread.
 */
public final class LatestValue<T> {
    private final Consumer<? super T> receiver;
    private final long intervalNanos;
    private final Timing timing;
    private final Object lock = new Object();
    private @Nullable T pending;
    private boolean scheduled;
    private long notBefore;

    LatestValue(Duration interval, Consumer<? super T> receiver, Timing timing) {
        this.receiver = receiver;
        this.intervalNanos = interval.toNanos();
        this.timing = timing;
        this.notBefore = timing.now();
    }

    /** @param perSecond the greatest number of deliveries a second, at least 1 */
    public static <T> LatestValue<T> onUiThread(int perSecond, Consumer<? super T> receiver) {
        return new LatestValue<>(Duration.ofSeconds(1).dividedBy(perSecond), receiver, Timing.UI);
    }

    /** Hands a value over; it replaces one that still waits. */
    public void offer(T value) {
        long wait;
        synchronized (lock) {
            pending = value;
            if (scheduled) {
                return;
            }
            scheduled = true;
            wait = Math.max(0, notBefore - timing.now());
        }
        timing.runOnUi(wait, this::deliver);
    }

    /** Drops the value that still waits, for example when what it is about is no longer shown. */
    public void clear() {
        synchronized (lock) {
            pending = null;
        }
    }

    private void deliver() {
        T value;
        synchronized (lock) {
            value = pending;
            pending = null;
            scheduled = false;
            if (value == null) {
                return;
            }
            notBefore = timing.now() + intervalNanos;
        }
        receiver.accept(value);
    }
}
