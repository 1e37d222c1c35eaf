package hoppity.studio.concurrent;

import hoppity.engine.Engine;
import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;

/** What the studio asks of an engine; it answers on threads of its own. */
public interface SearchEngine extends AutoCloseable {
    /**
     * Begins to search and returns at once; a search under way is stopped.
     *
     * @throws IllegalStateException if the engine cannot take requests
     */
    void go(SearchRequest request, EngineListener listener);

    /** Asks the search under way, if there is one, to end. */
    void stop();

    /** Stops and lets the threads end. */
    @Override
    void close();

    /** Our own engine. */
    static SearchEngine of(Engine engine) {
        return new SearchEngine() {
            @Override
            public void go(SearchRequest request, EngineListener listener) {
                engine.go(request, listener);
            }

            @Override
            public void stop() {
                engine.stop();
            }

            @Override
            public void close() {
                engine.close();
            }
        };
    }
}
