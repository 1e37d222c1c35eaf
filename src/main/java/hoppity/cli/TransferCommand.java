package hoppity.cli;

import hoppity.engine.transfer.ArmyTransfer;
import hoppity.engine.transfer.TransferLimits;
import hoppity.engine.transfer.TransferListener;
import hoppity.engine.transfer.TransferListener.Progress;
import hoppity.engine.transfer.TransferResult;
import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.engine.transfer.TransferSolver;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "transfer",
        description = {
            "Find the least number of turns in which one army, alone on the board, fills its target.",
            "Prints that number, then one shortest line. Where a limit is met first, it prints \"bounds\", the least"
                    + " and the greatest number of turns that are still possible, as in 15..18, and which limit it was;"
                    + " as long as no line is known it is 15.. with no line after it."
        })
final class TransferCommand implements Callable<Integer> {
    private static final long BYTES_PER_MEGABYTE = 1L << 20;

    @Mixin
    private GameChoice game;

    @Option(names = "--seat", paramLabel = "w", description = "The seat's letter; by default the seat to move.")
    private @Nullable Character seat;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "600",
            description = "Stop after so many seconds (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "Memory for the positions found; by default, and at most, what the heap (java -Xmx) can hold.")
    private @Nullable Integer megabytes;

    @Option(
            names = "--counts",
            paramLabel = "N",
            description = "Then also count the placements that the army can reach in 0 to N turns and no fewer.")
    private @Nullable Integer counts;

    @Option(names = "--progress", description = "Say on standard error how far the search has come.")
    private boolean progress;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var task = task();
        var limits = limits();
        var out = spec.commandLine().getOut();
        var listener = progress ? reporter(spec.commandLine().getErr()) : TransferListener.SILENT;
        var result = TransferSolver.solve(task, limits, () -> false, listener);
        out.println(headline(result));
        if (result.upper().isPresent()) {
            out.println(line(task, result));
        }
        if (counts != null) {
            var reached = TransferSolver.countPlacements(task, counts, limits, () -> false);
            for (int turns = 0; turns < reached.size(); turns++) {
                out.println(turns + "\t" + reached.get(turns));
            }
        }
        out.flush();
        return ExitCode.FINE.code();
    }

    private ArmyTransfer task() {
        var position = game.study();
        int index = seat == null ? position.toMove() : seatIndex(seat);
        try {
            return ArmyTransfer.alone(game.variant(), position, index);
        } catch (IllegalArgumentException problem) {
            throw CommandFailure.badInput(problem);
        }
    }

    private int seatIndex(char letter) {
        var letters = new StringJoiner(", ");
        for (var candidate : game.variant().seats()) {
            if (candidate.letter() == letter) {
                return candidate.index();
            }
            letters.add(String.valueOf(candidate.letter()));
        }
        throw new ParameterException(
                spec.commandLine(), "--seat is \"" + letter + "\", which is no seat; seats are " + letters);
    }

    private TransferLimits limits() {
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "--time is 1 second or more, not " + seconds);
        }
        if (megabytes != null && megabytes < 1) {
            throw new ParameterException(spec.commandLine(), "--memory is 1 MB or more, not " + megabytes);
        }
        if (counts != null && counts < 0) {
            throw new ParameterException(spec.commandLine(), "--counts is 0 or more, not " + counts);
        }
        long bytes = megabytes == null ? Long.MAX_VALUE : megabytes * BYTES_PER_MEGABYTE;
        return new TransferLimits(Duration.ofSeconds(seconds), bytes);
    }

    private static String headline(TransferResult result) {
        if (result instanceof Impossible impossible) {
            return "impossible\t" + impossible.reason();
        }
        if (result instanceof Bounds bounds) {
            var upper =
                    bounds.upper().isPresent() ? Integer.toString(bounds.upper().getAsInt()) : "";
            return "bounds\t" + bounds.lower() + ".." + upper + "\t"
                    + bounds.reason().name().toLowerCase(Locale.ROOT);
        }
        return Integer.toString(result.lower());
    }

    /** The moves with the routes of their chains, the army alone on the board. */
    private static String line(ArmyTransfer task, TransferResult result) {
        var variant = task.variant();
        var text = new MoveText(variant.topology());
        var cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        task.army().forEach(cell -> cells[cell] = task.seat());
        var line = new StringJoiner(" ");
        for (var move : result.line()) {
            var routes = new Routes(variant, Position.of(cells, task.seat(), 1));
            line.add(text.write(new Turn.Played(move, routes.shortest(move))));
            cells[move.from()] = Position.EMPTY;
            cells[move.to()] = task.seat();
        }
        return line.toString();
    }

    private static TransferListener reporter(PrintWriter err) {
        return (Progress p) -> err.println(p.turns() + " turns: " + p.forward() + " from the start, " + p.backward()
                + " from the goal, " + p.placements() + " placements, " + p.milliseconds() + " ms");
    }
}
