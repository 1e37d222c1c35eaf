package hoppity.studio.concurrent;

import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import java.util.function.Supplier;

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

    /** What another program that analyses calls itself; empty while it is our own engine. */
    default String foreignName() {
        return "";
    }

    /**
     * The engine that is chosen. To be used on one thread.
     *
     * @param choice asked at each search
     */
    static SearchEngine of(Supplier<EngineChoice> choice) {
        return new ChosenEngine(choice);
    }
}
