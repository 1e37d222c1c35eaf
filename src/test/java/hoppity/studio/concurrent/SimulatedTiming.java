package hoppity.studio.concurrent;

import java.time.Duration;
import java.util.PriorityQueue;
import javafx.beans.property.IntegerProperty;

/** A clock that stands still until it is moved, and runs what has become due. */
public final class SimulatedTiming implements Timing {
    private record Due(long time, int order, Runnable action) implements Comparable<Due> {
        @Override
        public int compareTo(Due other) {
            return time != other.time ? Long.compare(time, other.time) : Integer.compare(order, other.order);
        }
    }

    private final PriorityQueue<Due> queue = new PriorityQueue<>();
    private long now;
    private int scheduled;

    /** A session that lives by this clock. */
    public EngineSession session(SearchEngine engine, IntegerProperty lines) {
        return new EngineSession(engine, lines, this);
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public void runOnUi(long delayNanos, Runnable action) {
        queue.add(new Due(now + delayNanos, scheduled++, action));
    }

    /** How many actions were ever queued. */
    public int scheduled() {
        return scheduled;
    }

    /** How many actions wait for their time. */
    int waiting() {
        return queue.size();
    }

    public void advanceTo(long millis) {
        var until = Duration.ofMillis(millis).toNanos();
        while (!queue.isEmpty() && queue.peek().time <= until) {
            var due = queue.remove();
            now = due.time;
            due.action.run();
        }
        now = until;
    }

    /** Lets so much time pass. */
    public void pass(long millis) {
        advanceTo(Duration.ofNanos(now).toMillis() + millis);
    }
}
