package hoppity.studio.recovery;

import java.time.Instant;

/**
 * The studio that keeps a journal, as the system knows it. The number of a process is given again after its end, so the time
 * of its start belongs to it.
 */
record Owner(long process, Instant started) {
    /** The system tells the same start a little differently once its clock was set. */
    private static final long TOLERANCE_SECONDS = 5;

    static Owner self() {
        return of(ProcessHandle.current());
    }

    private static Owner of(ProcessHandle process) {
        return new Owner(process.pid(), process.info().startInstant().orElse(Instant.EPOCH));
    }

    /** Whether this studio still runs. */
    boolean isAlive() {
        return ProcessHandle.of(process).filter(ProcessHandle::isAlive).map(Owner::of).stream()
                .anyMatch(
                        now -> Math.abs(now.started.getEpochSecond() - started.getEpochSecond()) <= TOLERANCE_SECONDS);
    }
}
