package hoppity.cli;

import hoppity.engine.Engine;
import hoppity.engine.Limits;
import hoppity.engine.SearchRequest;
import hoppity.notation.MoveText;
import hoppity.notation.NotationException;
import hoppity.notation.Turn;
import hoppity.notation.WrittenTurns;
import hoppity.protocol.InfoLines;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Variant;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "bestmove",
        description = {
            "Search a position and print what the engine would play.",
            "While it thinks it prints info lines; scores are from the point of view of the seat to move, in hundredths"
                    + " of a tempo. With more than two seats each seat's chance of winning follows as \"string shares\"; a"
                    + " score is then how far the seat to move, or its side, is ahead of all others together.",
            "The last line is \"bestmove\" and the move, \"--\" where the seat has to pass."
        })
final class BestMoveCommand implements Callable<Integer> {
    private static final int MOST_LINES = 500;

    @Mixin
    private GameChoice game;

    @Option(
            names = "--moves",
            paramLabel = "\"…\"",
            description = "Moves played from the position, with blanks between.")
    private String moves = "";

    @ArgGroup(multiplicity = "1", exclusive = false)
    private Ends ends = new Ends();

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads search together where two seats play (default: 1).")
    private int threads;

    @Option(names = "--multipv", paramLabel = "K", defaultValue = "1", description = "How many lines to report.")
    private int lines;

    @Spec
    private CommandSpec spec;

    /** When to stop; the first that is reached counts. */
    private static final class Ends {
        @Option(names = "--movetime", paramLabel = "MS", description = "After so many milliseconds.")
        private @Nullable Long milliseconds;

        @Option(names = "--depth", paramLabel = "N", description = "After so many plies of depth.")
        private @Nullable Integer depth;

        @Option(names = "--nodes", paramLabel = "N", description = "After so many positions.")
        private @Nullable Long nodes;
    }

    @Override
    public Integer call() {
        var limits = new Limits(
                (int) positive("--depth", ends.depth == null ? null : Long.valueOf(ends.depth)),
                positive("--nodes", ends.nodes),
                positive("--movetime", ends.milliseconds));
        if (threads < 1 || threads > Engine.MAX_THREADS) {
            throw wrong("--threads is " + threads + ", but 1 to " + Engine.MAX_THREADS + " threads can search");
        }
        if (lines < 1 || lines > MOST_LINES) {
            throw wrong("--multipv is " + lines + ", but 1 to " + MOST_LINES + " lines can be reported");
        }
        var variant = game.variant();
        var start = game.position();
        var written =
                moves.isBlank() ? List.<String>of() : List.of(moves.strip().split("\\s+"));
        var played = new Game(variant, start);
        try {
            new WrittenTurns(played, false).play(written);
        } catch (NotationException refused) {
            throw CommandFailure.badInput(refused);
        }
        if (played.outcome().isOver()) {
            throw CommandFailure.badInput(
                    "the game is over (" + played.outcome().termination().key() + "), there is no move to find");
        }
        var out = spec.commandLine().getOut();
        var request = new SearchRequest(0, variant, start, codes(variant, written), limits, lines);
        var answer = search(request, played.toMove(), out);
        out.println("bestmove " + new MoveText(variant.topology()).write(answer));
        out.flush();
        return ExitCode.FINE.code();
    }

    private long positive(String option, @Nullable Long value) {
        if (value == null) {
            return 0;
        }
        if (value < 1) {
            throw wrong(option + " is " + value + ", but at least 1 is needed");
        }
        return value;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private static List<Move> codes(Variant variant, List<String> written) {
        var text = new MoveText(variant.topology());
        var list = new ArrayList<Move>();
        for (var one : written) {
            list.add(text.read(one) instanceof Turn.Played turn ? turn.move() : Move.PASS);
        }
        return list;
    }

    private Move search(SearchRequest request, int toMove, PrintWriter out) {
        var info = new InfoLines(request.variant(), toMove);
        try (var engine = new Engine(Engine.usualTableMegabytes(), threads)) {
            var best = engine.search(request, snapshot -> {
                info.of(snapshot).forEach(out::println);
                out.flush();
            });
            info.of(best.result()).forEach(out::println);
            return best.move() == null ? Move.PASS : best.move();
        } catch (CompletionException e) {
            throw new IllegalStateException("the search broke off: " + e.getCause(), e);
        }
    }
}
