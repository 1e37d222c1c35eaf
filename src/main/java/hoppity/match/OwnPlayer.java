package hoppity.match;

import hoppity.engine.BestMove;
import hoppity.engine.Engine;
import hoppity.engine.SearchRequest;
import hoppity.notation.MoveText;
import hoppity.protocol.EngineFault;
import hoppity.protocol.GoLimits;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;
import java.util.concurrent.CompletionException;

/** This program's own engine. */
final class OwnPlayer implements Player {
    private final Variant variant;
    private final Engine engine;

    OwnPlayer(Variant variant, Engine engine) {
        this.variant = variant;
        this.engine = engine;
    }

    @Override
    public String name() {
        return EngineSetting.OWN;
    }

    @Override
    public void newGame() {
        engine.clear();
    }

    @Override
    public Reply reply(Position start, List<Move> moves, GoLimits limits, long waitMs) throws EngineFault {
        long begin = System.nanoTime();
        // A match has no clocks, so that the limits are those of any seat.
        var best = search(new SearchRequest(0, variant, start, moves, limits.of(1), 1));
        long took = (System.nanoTime() - begin) / 1_000_000;
        return new Reply(new MoveText(variant.topology()).write(best.move() == null ? Move.PASS : best.move()), took);
    }

    BestMove search(SearchRequest request) throws EngineFault {
        try {
            return engine.search(request, snapshot -> {});
        } catch (CompletionException e) {
            throw new EngineFault(EngineFault.Kind.DIED, "the search broke off: " + e.getCause());
        }
    }

    @Override
    public void close() {
        engine.close();
    }
}
