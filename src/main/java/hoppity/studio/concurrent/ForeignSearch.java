package hoppity.studio.concurrent;

import static hoppity.words.Words.tr;

import hoppity.engine.BestMove;
import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import hoppity.protocol.EngineFault;
import hoppity.protocol.EngineFault.Kind;
import hoppity.protocol.ForeignEngine;
import hoppity.protocol.HeardLines;
import hoppity.rules.Game;
import hoppity.rules.Variants;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Another program that analyses. All talk with it is on a thread of its own, so that nothing it does holds up who asks. After a
 * fault it is ended and, with the next request, started anew; it is ended too when nothing was asked of it for a while, and when
 * this is closed, with all that it has started.
 */
final class ForeignSearch implements SearchEngine {
    private static final Patience USUAL = new Patience(10_000, 10_000, 30_000);

    private final EngineChoice choice;
    private final Patience patience;
    private final Thread worker = new Thread(this::work, "hoppity-foreign-engine");
    private volatile String name;
    /** Guarded by this, like the two below; taken away by the worker. */
    private @Nullable Asked next;

    private @Nullable Asked current;
    private boolean closed;
    /** Used on the worker alone. */
    private @Nullable ForeignEngine program;

    /**
     * How long to wait, in milliseconds.
     *
     * @param start for its introduction
     * @param silence for a sign that it is still there
     * @param idle before a program that nothing is asked of is ended
     */
    record Patience(long start, long silence, long idle) {}

    private static final class Asked {
        private final SearchRequest request;
        private final EngineListener listener;
        private volatile boolean stopped;

        Asked(SearchRequest request, EngineListener listener) {
            this.request = request;
            this.listener = listener;
        }
    }

    ForeignSearch(EngineChoice choice) {
        this(choice, USUAL);
    }

    ForeignSearch(EngineChoice choice, Patience patience) {
        this.choice = choice;
        this.patience = patience;
        name = String.valueOf(Path.of(choice.command().get(0)).getFileName());
        worker.setDaemon(true);
        worker.start();
    }

    EngineChoice choice() {
        return choice;
    }

    /** The name of its file until it has introduced itself. */
    @Override
    public String foreignName() {
        return name;
    }

    @Override
    public synchronized void go(SearchRequest request, EngineListener listener) {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        stop();
        next = new Asked(request, listener);
        notifyAll();
    }

    @Override
    public synchronized void stop() {
        next = null;
        if (current != null) {
            current.stopped = true;
        }
    }

    @Override
    public synchronized void close() {
        stop();
        closed = true;
        worker.interrupt();
    }

    private void work() {
        try {
            while (true) {
                var asked = take();
                if (asked == null) {
                    end(true);
                } else {
                    answer(asked);
                }
            }
        } catch (InterruptedException e) {
            // Closed: nobody waits for an answer any more.
        } finally {
            end(false);
        }
    }

    /** What is asked next; null if that was nothing for a while. */
    private synchronized @Nullable Asked take() throws InterruptedException {
        current = null;
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience.idle());
        while (next == null) {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            if (closed) {
                throw new InterruptedException();
            }
            if (left <= 0 && program != null) {
                return null;
            }
            // Without a program there is nothing to end, only a request to wait for.
            wait(program == null ? 0 : left);
        }
        current = next;
        next = null;
        return current;
    }

    private void answer(Asked asked) throws InterruptedException {
        try {
            asked.listener.bestMove(search(asked));
        } catch (EngineFault fault) {
            end(false);
            asked.listener.failed(asked.request.id(), fault);
        } catch (RuntimeException e) {
            // A fault of ours; there is nobody else on this thread to hear of it.
            end(false);
            asked.listener.failed(asked.request.id(), e);
        }
    }

    private BestMove search(Asked asked) throws EngineFault, InterruptedException {
        var request = asked.request;
        var variant = request.variant();
        var game = new Game(variant, request.start());
        for (var move : request.moves()) {
            if (move.isPass()) {
                game.skip();
            } else {
                game.play(move);
            }
        }
        var heard = new HeardLines(request.id(), variant, game.position(), request.multiPv());
        if (game.outcome().isOver()) {
            return new BestMove(request.id(), null, game.outcome(), heard.snapshot());
        }
        var engine = prepared(asked);
        var move = engine.analyse(
                ForeignEngine.positionCommand(variant, request.start(), request.moves()),
                heard::hear,
                () -> {
                    if (heard.takeNews()) {
                        asked.listener.snapshot(heard.snapshot());
                    }
                    return asked.stopped || heard.hasFault();
                },
                patience.silence());
        heard.check();
        return new BestMove(request.id(), heard.answer(move), game.outcome(), heard.snapshot());
    }

    private ForeignEngine prepared(Asked asked) throws EngineFault, InterruptedException {
        var variant = asked.request.variant();
        var engine = program;
        if (engine == null) {
            engine = new ForeignEngine(choice.command(), patience.start());
            program = engine;
            name = engine.name().isEmpty() ? name : engine.name();
            set(engine, "Hash", String.valueOf(choice.tableMegabytes()));
            set(engine, "Threads", String.valueOf(choice.threads()));
        }
        if (engine.hasOption("Variant")) {
            if (Variants.presets().find(variant.id()).filter(variant::equals).isEmpty()) {
                throw new EngineFault(
                        Kind.NOT_STARTED, tr("another engine can be asked about variants of the collection alone"));
            }
            set(engine, "Variant", variant.id());
        }
        set(engine, "MultiPV", String.valueOf(asked.request.multiPv()));
        return engine;
    }

    private static void set(ForeignEngine engine, String option, String value) throws EngineFault {
        if (engine.hasOption(option)) {
            engine.setOption(option, value);
        }
    }

    /** @param gently whether the program may end by itself */
    private void end(boolean gently) {
        var engine = program;
        program = null;
        if (engine != null && gently) {
            engine.close();
        } else if (engine != null) {
            engine.kill();
        }
    }
}
