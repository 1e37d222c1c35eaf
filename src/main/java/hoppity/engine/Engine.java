package hoppity.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Searches positions on a thread of its own. {@link #go} and {@link #stop} return at once; results come to the listener. One
 * search runs at a time: a new request stops the one before it, which still gets its answer. Thread-safe.
 *
 * <p>What one search learnt is kept for the next, so that the answer to a request may depend on those before it;
 * {@link #clear} makes the engine forget.
 */
public final class Engine implements AutoCloseable {
    public static final int DEFAULT_TABLE_MEGABYTES = 64;
    public static final int MAX_TABLE_MEGABYTES = 4096;

    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        var thread = new Thread(task, "hoppity-engine");
        thread.setDaemon(true);
        return thread;
    });
    /** Used on the worker alone. */
    private final Searcher searcher;

    private @Nullable StopSign latest;

    public Engine() {
        this(DEFAULT_TABLE_MEGABYTES);
    }

    /** @param tableMegabytes size of the transposition table, from 1 to {@link #MAX_TABLE_MEGABYTES} */
    public Engine(int tableMegabytes) {
        if (tableMegabytes < 1 || tableMegabytes > MAX_TABLE_MEGABYTES) {
            throw new IllegalArgumentException(
                    "the transposition table has 1 to " + MAX_TABLE_MEGABYTES + " MB, not " + tableMegabytes);
        }
        searcher = new Searcher(tableMegabytes, Pruning.FULL);
    }

    /**
     * Begins to search; a search under way is stopped first.
     *
     * @throws IllegalStateException if the engine is closed
     */
    public synchronized void go(SearchRequest request, EngineListener listener) {
        stop();
        var sign = new StopSign();
        try {
            worker.execute(() -> run(request, sign, listener));
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("the engine is closed", e);
        }
        latest = sign;
    }

    /**
     * Searches and waits for the end.
     *
     * @param onSnapshot called on the engine's thread
     * @throws CompletionException if the search broke off, with the cause
     * @throws IllegalStateException if the engine is closed
     */
    public BestMove search(SearchRequest request, Consumer<Snapshot> onSnapshot) {
        var answer = new CompletableFuture<BestMove>();
        go(request, new EngineListener() {
            @Override
            public void snapshot(Snapshot snapshot) {
                onSnapshot.accept(snapshot);
            }

            @Override
            public void bestMove(BestMove bestMove) {
                answer.complete(bestMove);
            }

            @Override
            public void failed(long requestId, Throwable cause) {
                answer.completeExceptionally(cause);
            }
        });
        return answer.join();
    }

    /** Asks the search under way, if there is one, to end; its answer follows within milliseconds. */
    public synchronized void stop() {
        if (latest != null) {
            latest.raise();
        }
    }

    /** Stops, then forgets what was learnt. */
    public synchronized void clear() {
        stop();
        worker.execute(searcher::clear);
    }

    /** Stops and takes no more requests. The last answer still comes. */
    @Override
    public synchronized void close() {
        stop();
        worker.shutdown();
    }

    private void run(SearchRequest request, StopSign sign, EngineListener listener) {
        try {
            listener.bestMove(searcher.search(request, sign, listener::snapshot));
        } catch (Throwable e) {
            // Whatever it was, even an error: there is nobody else on this thread to hear of it.
            listener.failed(request.id(), e);
        }
    }
}
