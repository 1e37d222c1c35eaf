package hoppity.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Searches positions on threads of its own. {@link #go} and {@link #stop} return at once; results come to the listener. One
 * search runs at a time: a new request stops the one before it, which still gets its answer. Thread-safe.
 *
 * <p>What one search learnt is kept for the next, so that the answer to a request may depend on those before it;
 * {@link #clear} makes the engine forget.
 */
public final class Engine implements AutoCloseable {
    public static final int MAX_THREADS = 512;

    private static final int USUAL_TABLE_MEGABYTES = 64;
    private static final int MAX_TABLE_MEGABYTES = 4096;
    /** Left to everything but the table and the tree. */
    private static final double FREE_MEMORY = 0.25;

    private static final long MEGABYTE = 1L << 20;

    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        var thread = new Thread(task, "hoppity-engine");
        thread.setDaemon(true);
        return thread;
    });
    /** Used on the worker alone. */
    private Searcher searcher;

    private @Nullable StopSign latest;

    /** With a table of the usual size, or as large as memory allows, and one thread. */
    public Engine() {
        this(usualTableMegabytes());
    }

    /** @param tableMegabytes size of the transposition table, from 1 to {@link #mostTableMegabytes} */
    public Engine(int tableMegabytes) {
        this(tableMegabytes, 1);
    }

    /**
     * @param tableMegabytes size of the transposition table, from 1 to {@link #mostTableMegabytes}
     * @param threads how many search a position of two seats, from 1 to {@value #MAX_THREADS}; with one the same request
     *     always has the same answer, of an engine that knows nothing yet
     */
    public Engine(int tableMegabytes, int threads) {
        searcher = searcher(tableMegabytes, threads);
    }

    private static Searcher searcher(int tableMegabytes, int threads) {
        int most = mostTableMegabytes();
        if (tableMegabytes < 1 || tableMegabytes > most) {
            throw new IllegalArgumentException("the transposition table has 1 to " + most
                    + " MB where the program may take so much memory, not " + tableMegabytes);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("a search has 1 to " + MAX_THREADS + " threads, not " + threads);
        }
        return new Searcher(tableMegabytes, threads, Pruning.FULL, SeatedMethod.BETTER);
    }

    /** The size of the transposition table where none is asked for: 64 MB, or as many as memory allows. */
    public static int usualTableMegabytes() {
        return Math.min(USUAL_TABLE_MEGABYTES, mostTableMegabytes());
    }

    /**
     * The largest transposition table that the memory of this program allows, in megabytes: beside it there is room for the tree of
     * games of many seats, which grows with it up to a size of its own.
     */
    public static int mostTableMegabytes() {
        return mostTableMegabytes(Runtime.getRuntime().maxMemory());
    }

    /** @param memory what the program may take, in bytes */
    static int mostTableMegabytes(long memory) {
        double both = memory * (1 - FREE_MEMORY) / MEGABYTE;
        double table = Math.max(both / 2, both - Searcher.MOST_TREE_MEGABYTES);
        return (int) Math.max(1, Math.min(MAX_TABLE_MEGABYTES, table));
    }

    /** As many threads as leave one processor to the rest of the program, at least one. */
    public static int spareProcessors() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
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

    /**
     * Stops, then forgets what was learnt. From the next request on there are so many threads and a table of this size, which takes
     * its memory only when the one before it has given it back.
     *
     * @param tableMegabytes from 1 to {@link #mostTableMegabytes}
     * @param threads from 1 to {@value #MAX_THREADS}
     */
    public synchronized void resize(int tableMegabytes, int threads) {
        var next = searcher(tableMegabytes, threads);
        stop();
        worker.execute(() -> searcher = next);
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
