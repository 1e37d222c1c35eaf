package hoppity.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Ends a search after so much processor time of the thread that runs it, however busy the machine is. */
final class ThreadTime extends StopSign {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long end;

    /** @param milliseconds from now on */
    ThreadTime(long milliseconds) {
        end = THREADS.getCurrentThreadCpuTime() + milliseconds * 1_000_000;
    }

    @Override
    boolean isRaised() {
        return THREADS.getCurrentThreadCpuTime() >= end;
    }
}
