package hoppity.studio.concurrent;

import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Our own engine or another program, whichever is chosen when a search begins. See {@link SearchEngine#of}. */
final class ChosenEngine implements SearchEngine {
    private final Supplier<EngineChoice> choice;
    private final SearchEngine own;
    private @Nullable ForeignSearch foreign;
    private boolean closed;

    ChosenEngine(Supplier<EngineChoice> choice) {
        this.choice = choice;
        own = new OwnEngine(choice);
    }

    @Override
    public void go(SearchRequest request, EngineListener listener) {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        stop();
        var wanted = choice.get();
        var other = foreign;
        if (other != null && !other.choice().equals(wanted)) {
            other.close();
            other = null;
        }
        if (other == null && !wanted.command().isEmpty()) {
            other = new ForeignSearch(wanted);
        }
        foreign = other;
        (other == null ? own : other).go(request, listener);
    }

    @Override
    public String foreignName() {
        return foreign == null ? "" : foreign.foreignName();
    }

    @Override
    public void stop() {
        own.stop();
        if (foreign != null) {
            foreign.stop();
        }
    }

    @Override
    public void close() {
        closed = true;
        own.close();
        if (foreign != null) {
            foreign.close();
            foreign = null;
        }
    }
}
