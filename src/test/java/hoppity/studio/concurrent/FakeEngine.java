package hoppity.studio.concurrent;

import hoppity.engine.BestMove;
import hoppity.engine.EngineListener;
import hoppity.engine.Line;
import hoppity.engine.Score;
import hoppity.engine.SearchRequest;
import hoppity.engine.Snapshot;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import java.util.ArrayList;
import java.util.List;

/** An engine that says what a test tells it to say. */
public final class FakeEngine implements SearchEngine {
    /** A request with whom to answer. */
    public record Asked(SearchRequest request, EngineListener listener) {
        public void says(int depth, Line... lines) {
            listener.snapshot(snapshot(depth, lines));
        }

        public void answers(Outcome outcome, Move move, int depth, Line... lines) {
            listener.bestMove(new BestMove(request.id(), move, outcome, snapshot(depth, lines)));
        }

        public void fails(Throwable cause) {
            listener.failed(request.id(), cause);
        }

        private Snapshot snapshot(int depth, Line... lines) {
            return new Snapshot(request.id(), depth, depth, 4_600_000, 1000, 310, List.of(lines));
        }
    }

    private final List<Asked> asked = new ArrayList<>();
    private int stops;
    private boolean closed;

    @Override
    public void go(SearchRequest request, EngineListener listener) {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        asked.add(new Asked(request, listener));
    }

    @Override
    public void stop() {
        stops++;
    }

    @Override
    public void close() {
        closed = true;
    }

    public List<Asked> asked() {
        return asked;
    }

    public Asked last() {
        return asked.get(asked.size() - 1);
    }

    public int stops() {
        return stops;
    }

    public boolean isClosed() {
        return closed;
    }

    /** A line with an estimate. */
    public static Line line(int rank, int centitempi, Move... moves) {
        return new Line(rank, 14, new Score.Estimate(centitempi), List.of(moves));
    }
}
