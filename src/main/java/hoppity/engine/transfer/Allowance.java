package hoppity.engine.transfer;

import hoppity.engine.transfer.TransferResult.Limit;
import java.util.function.BooleanSupplier;

/** What is left of a solver's limits. Everything that takes time or memory asks here. */
final class Allowance {
    private static final int TICKS_PER_LOOK = 256;
    private static final long NANOS_PER_REPORT = 250_000_000;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final TransferLimits limits;
    private final BooleanSupplier cancelled;
    private final Runnable report;
    private final long begin = System.nanoTime();
    private long reported = begin;
    private long bytes;
    private int ticks;

    /** @param report is run a few times a second */
    Allowance(TransferLimits limits, BooleanSupplier cancelled, Runnable report) {
        this.limits = limits;
        this.cancelled = cancelled;
        this.report = report;
    }

    /** To be called once for each placement that is looked at. */
    void tick() throws Stopped {
        if (++ticks < TICKS_PER_LOOK) {
            return;
        }
        ticks = 0;
        if (cancelled.getAsBoolean()) {
            throw new Stopped(Limit.CANCELLED);
        }
        long now = System.nanoTime();
        if (now - begin >= limits.time().toNanos()) {
            throw new Stopped(Limit.TIME);
        }
        if (now - reported >= NANOS_PER_REPORT) {
            reported = now;
            report.run();
        }
    }

    void reserve(long amount) throws Stopped {
        if (bytes + amount > limits.bytes()) {
            throw new Stopped(Limit.MEMORY);
        }
        bytes += amount;
    }

    void release(long amount) {
        bytes -= amount;
    }

    long milliseconds() {
        return (System.nanoTime() - begin) / NANOS_PER_MILLI;
    }
}
