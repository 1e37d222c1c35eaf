package hoppity.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * More threads that search what the main one searches. All that they share is the transposition table, where each finds what
 * the others have found out; the answer is the main one's (Lazy SMP). Every other one is a ply ahead, so that there is
 * something to find.
 */
final class Assistants implements AutoCloseable {
    private final StopSign end = new StopSign();
    private final List<Thread> threads = new ArrayList<>();
    private final List<Budget> budgets = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * Starts them.
     *
     * @param maker makes the search of one of them, for its budget and the depth at which it begins
     */
    Assistants(int count, BiFunction<Budget, Integer, AnytimeSearch> maker) {
        for (int i = 0; i < count; i++) {
            var budget = new Budget(Limits.INFINITE, end, () -> {});
            budget.bind();
            var search = maker.apply(budget, i % 2 == 0 ? 2 : 1);
            var thread = new Thread(() -> run(search), "hoppity-engine-" + (i + 2));
            thread.setDaemon(true);
            budgets.add(budget);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    private void run(AnytimeSearch search) {
        try {
            do {
                search.iterate();
            } while (!end.isRaised() && !search.isFinished());
        } catch (Budget.Exhausted e) {
            // The main search has ended.
        } catch (Throwable e) {
            // Told when they are closed.
            failure.compareAndSet(null, e);
        }
    }

    /** Positions that they have visited, as of a moment ago. */
    long nodes() {
        long sum = 0;
        for (var budget : budgets) {
            sum += budget.seen();
        }
        return sum;
    }

    /**
     * Ends them and waits until they have.
     *
     * @throws IllegalStateException if one has broken off, with the cause
     */
    @Override
    public void close() {
        end.raise();
        boolean interrupted = false;
        for (var thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        var cause = failure.get();
        if (cause != null) {
            throw new IllegalStateException("a thread of the search broke off", cause);
        }
    }
}
