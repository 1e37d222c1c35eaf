package hoppity.match;

import hoppity.protocol.EngineFault;
import hoppity.protocol.ForeignEngine;
import hoppity.protocol.GoLimits;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;

/** A foreign program. */
final class ForeignPlayer implements Player {
    private final Variant variant;
    private final ForeignEngine engine;

    /** @param variantName how the variant is called between programs: its id, or a file */
    ForeignPlayer(Variant variant, String variantName, EngineSetting setting, long patienceMs)
            throws EngineFault, InterruptedException {
        this.variant = variant;
        engine = new ForeignEngine(setting.command(), patienceMs);
        if (engine.hasOption("Variant")) {
            engine.setOption("Variant", variantName);
        }
        for (var option : setting.options().entrySet()) {
            engine.setOption(option.getKey(), option.getValue());
        }
    }

    @Override
    public String name() {
        return engine.name();
    }

    @Override
    public void newGame() throws EngineFault, InterruptedException {
        engine.newGame();
    }

    @Override
    public Reply reply(Position start, List<Move> moves, GoLimits limits, long waitMs)
            throws EngineFault, InterruptedException {
        var answer = engine.search(ForeignEngine.positionCommand(variant, start, moves), limits, waitMs);
        return new Reply(answer.move(), answer.milliseconds());
    }

    @Override
    public void close() {
        engine.close();
    }
}
