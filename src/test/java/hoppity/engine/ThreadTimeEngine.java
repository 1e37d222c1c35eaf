package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/** The engine on the calling thread, for so much of its processor time: matches are then fair on a machine that has other work. */
public final class ThreadTimeEngine {
    private static final int TABLE_MEGABYTES = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Variant variant;
    private final Searcher searcher = new Searcher(TABLE_MEGABYTES, Pruning.FULL);

    public ThreadTimeEngine(Variant variant) {
        this.variant = variant;
    }

    /** Forgets the game before. */
    public void newGame() {
        searcher.clear();
    }

    /** The move found in so many nanoseconds. */
    public Move searchFor(long nanos, Position start, List<Move> moves) {
        var request = new SearchRequest(0, variant, start, moves, Limits.INFINITE, 1);
        var found = searcher.search(request, new ThreadTimeUp(nanos), snapshot -> {});
        return found.move() == null ? Move.PASS : found.move();
    }

    private static final class ThreadTimeUp extends StopSign {
        private final long end;

        ThreadTimeUp(long nanos) {
            end = THREADS.getCurrentThreadCpuTime() + nanos;
        }

        @Override
        boolean isRaised() {
            return super.isRaised() || THREADS.getCurrentThreadCpuTime() >= end;
        }
    }
}
