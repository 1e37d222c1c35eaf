package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The engine on the calling thread, for so much of its processor time: matches are then fair on a machine that has other work. */
public final class ThreadTimeEngine {
    private static final int TABLE_MEGABYTES = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Variant variant;
    private final Searcher searcher;

    public ThreadTimeEngine(Variant variant) {
        this(variant, Weights.of(variant));
    }

    private ThreadTimeEngine(Variant variant, Weights weights) {
        this.variant = variant;
        searcher = new Searcher(TABLE_MEGABYTES, 1, Pruning.FULL, SeatedMethod.BETTER, played -> weights);
    }

    /** With the weights of the evaluation that were there before any were fitted. */
    public static ThreadTimeEngine withHandSetWeights(Variant variant) {
        return new ThreadTimeEngine(variant, Weights.HAND_SET);
    }

    /** With the weights of a file, as {@code tune} prints it. */
    public static ThreadTimeEngine withWeights(Variant variant, Path file) throws IOException {
        try (var reader = Files.newBufferedReader(file)) {
            return new ThreadTimeEngine(variant, Weights.read(reader));
        }
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
