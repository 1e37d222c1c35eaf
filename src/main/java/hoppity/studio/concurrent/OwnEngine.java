package hoppity.studio.concurrent;

import hoppity.engine.Engine;
import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Our own engine, made when it is first asked: its table is large. See {@link SearchEngine#of}. */
final class OwnEngine implements SearchEngine {
    private final Supplier<EngineChoice> choice;
    private @Nullable Engine engine;
    private int megabytes;
    private int threads;
    private boolean closed;

    /** @param choice asked at each search for the size of the table and the threads */
    OwnEngine(Supplier<EngineChoice> choice) {
        this.choice = choice;
    }

    @Override
    public void go(SearchRequest request, EngineListener listener) {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        var wanted = choice.get();
        var made = engine;
        if (made == null) {
            made = new Engine(wanted.tableMegabytes(), wanted.threads());
            engine = made;
        } else if (wanted.tableMegabytes() != megabytes || wanted.threads() != threads) {
            made.resize(wanted.tableMegabytes(), wanted.threads());
        }
        megabytes = wanted.tableMegabytes();
        threads = wanted.threads();
        made.go(request, listener);
    }

    @Override
    public void stop() {
        if (engine != null) {
            engine.stop();
        }
    }

    @Override
    public void close() {
        closed = true;
        if (engine != null) {
            engine.close();
            engine = null;
        }
    }
}
