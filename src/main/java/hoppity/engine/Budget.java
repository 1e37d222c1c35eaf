package hoppity.engine;

/** Ends a search when a limit is reached or somebody has asked it to stop. */
final class Budget {
    /** Nodes between two looks at the clock: well under a millisecond. */
    private static final int INTERVAL = 1024;

    private static final long NANOS_PER_MILLISECOND = 1_000_000;
    private static final long REPORT_EVERY = 200 * NANOS_PER_MILLISECOND;

    /** Thrown to leave the tree at once; carries no stack trace, so that it costs nothing. */
    static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;
        static final Exhausted INSTANCE = new Exhausted();

        private Exhausted() {
            super(null, null, false, false);
        }
    }

    private final Limits limits;
    private final StopSign sign;
    private final Runnable report;
    private final long begin = System.nanoTime();
    private long nextReport = begin + REPORT_EVERY;
    private boolean binding;
    /** The node count at the last check; other threads read it. */
    private volatile long seen;

    /** @param report called now and then while the search goes on */
    Budget(Limits limits, StopSign sign, Runnable report) {
        this.limits = limits;
        this.sign = sign;
        this.report = report;
    }

    /** From now on the budget may end the search: there is a move to answer with. */
    void bind() {
        binding = true;
    }

    /** The node count at the last check. For any thread. */
    long seen() {
        return seen;
    }

    long milliseconds() {
        return (System.nanoTime() - begin) / NANOS_PER_MILLISECOND;
    }

    /**
     * Looks whether it is time to end.
     *
     * @return the node count at which to look again
     * @throws Exhausted if the search must end
     */
    long check(long nodes) {
        seen = nodes;
        if (binding && isExhausted(nodes)) {
            throw Exhausted.INSTANCE;
        }
        long now = System.nanoTime();
        if (now - nextReport >= 0) {
            nextReport = now + REPORT_EVERY;
            report.run();
        }
        long next = nodes + INTERVAL;
        return limits.nodes() > 0 ? Math.min(next, Math.max(limits.nodes(), nodes + 1)) : next;
    }

    boolean isExhausted(long nodes) {
        return sign.isRaised()
                || limits.nodes() > 0 && nodes >= limits.nodes()
                || limits.milliseconds() > 0 && milliseconds() >= limits.milliseconds();
    }
}
