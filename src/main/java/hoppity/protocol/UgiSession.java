package hoppity.protocol;

import hoppity.engine.BestMove;
import hoppity.engine.Engine;
import hoppity.engine.EngineListener;
import hoppity.engine.SearchRequest;
import hoppity.engine.Snapshot;
import hoppity.engine.StaticEvaluation;
import hoppity.notation.MoveText;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A conversation in which this engine is asked. Lines come in by {@link #handle}, answers go out line by line, also from the
 * thread of the engine. While a search runs, its position and settings cannot be changed: whoever wants to, stops it first.
 */
public final class UgiSession implements AutoCloseable {
    private static final String AUTHOR = "the Hoppity authors";

    private final String name;
    private final PrintWriter out;
    private final EngineOptions options;
    private final ExecutorService counter = Executors.newSingleThreadExecutor(task -> {
        var thread = new Thread(task, "hoppity-perft");
        thread.setDaemon(true);
        return thread;
    });
    private final Engine engine;
    private SpokenPosition position;
    private boolean busy;
    private volatile boolean countingStopped;
    private long requests;

    /**
     * @param name of the engine, with its version
     * @param out flushed after each line
     */
    public UgiSession(String name, VariantSource variants, PrintWriter out) {
        this.name = name;
        this.out = out;
        options = new EngineOptions(variants);
        engine = new Engine(options.hash(), options.threads());
        position = SpokenPosition.initial(options.variant());
    }

    /**
     * Carries out a line, or says in one line why not.
     *
     * @return whether the conversation goes on
     */
    public synchronized boolean handle(String line) {
        if (line.isBlank()) {
            return !out.checkError();
        }
        try {
            var command = UgiParser.parse(line);
            if (command instanceof UgiCommand.Quit) {
                return false;
            }
            carryOut(command);
        } catch (Refused refused) {
            complain(refused.reason());
        } catch (RuntimeException fault) {
            complain("a fault of the engine: " + new Refused(fault.toString()).reason());
        }
        return !out.checkError();
    }

    /** Says what was wrong with something that was sent. */
    public synchronized void complain(String reason) {
        say("info string " + reason);
    }

    /** Ends a search that runs, with its answer, and the engine. */
    @Override
    public synchronized void close() {
        stop();
        engine.close();
        counter.shutdown();
    }

    private void carryOut(UgiCommand command) {
        if (command instanceof UgiCommand.Ugi) {
            introduce();
        } else if (command instanceof UgiCommand.IsReady) {
            say("readyok");
        } else if (command instanceof UgiCommand.Stop) {
            stop();
        } else if (command instanceof UgiCommand.Query query) {
            say("response " + position.answer(query.question()));
        } else if (command instanceof UgiCommand.Eval) {
            int estimate = StaticEvaluation.of(
                            position.variant(), position.game().position())
                    .centitempi();
            say("info score cp " + estimate + " string without a search, for the seat to move");
        } else if (command instanceof UgiCommand.Display) {
            position.describe().forEach(text -> say("info string " + text));
        } else if (busy) {
            throw new Refused("a search is running; only isready, stop, quit and questions are answered until it ends");
        } else {
            change(command);
        }
    }

    private void change(UgiCommand command) {
        if (command instanceof UgiCommand.SetOption set) {
            setOption(set);
        } else if (command instanceof UgiCommand.NewGame) {
            engine.clear();
            position = SpokenPosition.initial(options.variant());
        } else if (command instanceof UgiCommand.Position said) {
            position = SpokenPosition.of(options.variant(), said);
        } else if (command instanceof UgiCommand.Go go) {
            search(go);
        } else if (command instanceof UgiCommand.Perft perft) {
            count(perft.depth());
        }
    }

    private void introduce() {
        say("id name " + name);
        say("id author " + AUTHOR);
        options.describe().forEach(this::say);
        say("ugiok");
    }

    private void setOption(UgiCommand.SetOption set) {
        int hash = options.hash();
        int threads = options.threads();
        options.set(set.name(), set.value());
        if (options.hash() != hash || options.threads() != threads) {
            engine.resize(options.hash(), options.threads());
        }
        if (!options.variant().equals(position.variant())) {
            position = SpokenPosition.initial(options.variant());
        }
    }

    private void search(UgiCommand.Go go) {
        var game = position.game();
        if (game.outcome().isOver()) {
            throw new Refused(
                    "go: the game is over (" + game.outcome().termination().key() + ")");
        }
        var limits = go.limits().of(game.toMove() + 1);
        requests++;
        busy = true;
        engine.go(
                new SearchRequest(
                        requests, position.variant(), position.start(), position.moves(), limits, options.lines()),
                new Reporter());
    }

    private void count(int depth) {
        busy = true;
        countingStopped = false;
        var spoken = position;
        counter.execute(() -> finish(count(spoken, depth)));
    }

    /** The last line of the answer. */
    private String count(SpokenPosition spoken, int depth) {
        var perft = new StoppablePerft(spoken.variant(), () -> countingStopped);
        var start = spoken.game().position();
        long begin = System.nanoTime();
        long last = 0;
        for (int d = 1; d <= depth; d++) {
            var count = perft.count(start, d);
            if (count.isEmpty()) {
                return "info string perft was stopped";
            }
            last = count.getAsLong();
            long milliseconds = (System.nanoTime() - begin) / 1_000_000;
            say("info depth " + d + " nodes " + last + " time " + milliseconds);
        }
        return "nodes " + last;
    }

    /** Ends what is running, and waits for its last line. */
    private void stop() {
        countingStopped = true;
        engine.stop();
        boolean interrupted = false;
        while (busy) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Free before the last line is read: the next command may come at once. */
    private synchronized void finish(String lastLine) {
        busy = false;
        notifyAll();
        say(lastLine);
    }

    private synchronized void say(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Hears from the search that has just begun. */
    private final class Reporter implements EngineListener {
        private final SpokenPosition spoken = position;
        private final InfoLines info =
                new InfoLines(spoken.variant(), spoken.game().toMove());

        @Override
        public void snapshot(Snapshot snapshot) {
            sayAll(info.of(snapshot));
        }

        @Override
        public void bestMove(BestMove best) {
            finish(info.last(best.result()), best.move() == null ? Move.PASS : best.move());
        }

        /** Whoever asked waits for a move, so there is one in any case. */
        @Override
        public void failed(long requestId, Throwable cause) {
            var moves = new MoveGenerator(spoken.variant()).moves(spoken.game().position());
            var reason = "info string the search broke off, the first legal move follows: " + cause;
            finish(List.of(new Refused(reason).reason()), moves.isEmpty() ? Move.PASS : moves.get(0));
        }

        private void finish(List<String> last, Move move) {
            synchronized (UgiSession.this) {
                sayAll(last);
                UgiSession.this.finish(
                        "bestmove " + new MoveText(spoken.variant().topology()).write(move));
            }
        }

        private void sayAll(List<String> lines) {
            lines.forEach(UgiSession.this::say);
        }
    }
}
