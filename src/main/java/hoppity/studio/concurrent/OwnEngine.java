package hoppity.studio.concurrent;

import hoppity.engine.Engine;
import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** See {@link SearchEngine#of}. */
final class OwnEngine implements SearchEngine {
    private final Supplier<Engine> maker;
    private @Nullable Engine engine;
    private boolean closed;

    OwnEngine(Supplier<Engine> maker) {
        this.maker = maker;
    }

    @Override
    public void go(SearchRequest request, EngineListener listener) {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        if (engine == null) {
            engine = maker.get();
        }
        engine.go(request, listener);
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
