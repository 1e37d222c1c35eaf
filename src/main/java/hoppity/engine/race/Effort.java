package hoppity.engine.race;

import java.util.function.BooleanSupplier;

/** What is left of a solver's limits. */
final class Effort {
    private static final int PLACEMENTS_PER_LOOK = 256;

    private final RaceLimits limits;
    private final BooleanSupplier cancelled;
    private final long begin = System.nanoTime();
    private long placements;

    Effort(RaceLimits limits, BooleanSupplier cancelled) {
        this.limits = limits;
        this.cancelled = cancelled;
    }

    /** Thrown where a limit is met. */
    static final class Spent extends Exception {
        private static final long serialVersionUID = 1;

        private final RaceResult.Limit limit;

        Spent(RaceResult.Limit limit) {
            super(limit.name(), null, false, false);
            this.limit = limit;
        }

        RaceResult.Limit limit() {
            return limit;
        }
    }

    /** To be called once for each placement that is looked at. */
    void spend() throws Spent {
        if (++placements > limits.placements()) {
            throw new Spent(RaceResult.Limit.PLACEMENTS);
        }
        look(placements);
    }

    /** Now and then looks whether to go on. */
    void look(long count) throws Spent {
        if (count % PLACEMENTS_PER_LOOK != 0) {
            return;
        }
        if (cancelled.getAsBoolean()) {
            throw new Spent(RaceResult.Limit.CANCELLED);
        }
        if (System.nanoTime() - begin >= limits.time().toNanos()) {
            throw new Spent(RaceResult.Limit.TIME);
        }
    }

    boolean isCancelled() {
        return cancelled.getAsBoolean();
    }

    RaceLimits limits() {
        return limits;
    }

    long placements() {
        return placements;
    }
}
