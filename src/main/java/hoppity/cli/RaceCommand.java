package hoppity.cli;

import hoppity.engine.race.PatternTables;
import hoppity.engine.race.RaceLimits;
import hoppity.engine.race.RaceResult;
import hoppity.engine.race.RaceResult.Contact;
import hoppity.engine.race.RaceResult.Fill;
import hoppity.engine.race.RaceResult.Over;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.engine.race.RaceResult.Unsolved;
import hoppity.engine.race.RaceSolver;
import hoppity.engine.race.RaceText;
import hoppity.format.ConfigFolder;
import hoppity.notation.MoveText;
import hoppity.notation.Turn;
import hoppity.rules.Outcome;
import hoppity.rules.Variant;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "race",
        description = {
            "Say who wins a race of two seats, if that is proven: whatever the other side plays, the rules' limits included.",
            "Prints a sentence, the outcome, then for each seat its letter, the turns it takes and one line of moves. Turns"
                    + " that are not known exactly are written as in 3..5 or 7... Where the armies can still meet the"
                    + " first line is \"contact\", and what is forced all the same follows; where a limit is met first,"
                    + " \"unsolved\" and which limit it was."
        })
final class RaceCommand implements Callable<Integer> {
    @Mixin
    private GameChoice game;

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description = "The position, if it is not given by --position.")
    private List<String> position = List.of();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Stop after so many seconds (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Stop after so many placements; by default only time counts.")
    private long placements = Long.MAX_VALUE;

    @Option(
            names = "--tables",
            paramLabel = "FOLDER",
            description = "Where pattern tables are kept; by default beside the settings of the studio.")
    private @Nullable Path tables;

    @Option(
            names = "--outside",
            paramLabel = "N",
            defaultValue = "-1",
            description =
                    "Pieces outside the target that a table knows of, as far as 250 MB reach; 0 for no tables. By default"
                            + " 3 on boards of up to 64 cells, else 2.")
    private int outside;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "--time is 1 second or more, not " + seconds);
        }
        if (placements < 1) {
            throw new ParameterException(spec.commandLine(), "--nodes is 1 or more, not " + placements);
        }
        var variant = game.variant();
        var start = position.isEmpty() ? game.position() : game.position(String.join(" ", position));
        var limits = new RaceLimits(
                placements, RaceLimits.USUAL.positions(), Duration.ofSeconds(seconds), RaceLimits.USUAL.bytes());
        try {
            print(variant, new RaceSolver(variant, tables()).solve(start, limits));
        } catch (IllegalArgumentException problem) {
            throw CommandFailure.badInput(problem);
        }
        return ExitCode.FINE.code();
    }

    private PatternTables tables() {
        var err = spec.commandLine().getErr();
        var folder = tables == null ? ConfigFolder.locate().resolve("tables") : tables;
        return outside == 0 ? PatternTables.none() : PatternTables.in(folder, Math.max(0, outside), err::println);
    }

    private void print(Variant variant, RaceResult result) {
        var out = spec.commandLine().getOut();
        if (result instanceof Proven race) {
            if (!race.apart()) {
                out.println("contact");
            }
            out.println(RaceText.of(variant, race));
            print(out, variant, race.outcome());
            for (int seat = 0; seat < race.fills().size(); seat++) {
                print(out, variant, seat, race.fills().get(seat));
            }
        } else if (result instanceof Over over) {
            out.println("over");
            print(out, variant, over.outcome());
        } else if (result instanceof Unsolved unsolved) {
            out.println("unsolved\t"
                    + unsolved.limit().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        } else if (result instanceof Contact) {
            out.println("contact");
        }
        out.flush();
    }

    private static void print(PrintWriter out, Variant variant, Outcome outcome) {
        var who = outcome.winner() < 0
                ? "draw"
                : "win:" + variant.seat(outcome.winner()).letter();
        out.println("outcome\t" + who + "\t" + outcome.termination().key());
    }

    private static void print(PrintWriter out, Variant variant, int seat, Fill fill) {
        var upper = fill.upper().isPresent() ? Integer.toString(fill.upper().getAsInt()) : "";
        var turns = fill.isExact() ? upper : fill.lower() + ".." + upper;
        var text = new MoveText(variant.topology());
        var line = new StringJoiner(" ");
        fill.line().forEach(move -> line.add(move.isPass() ? MoveText.SKIP : text.write(Turn.Played.of(move))));
        out.println((variant.seat(seat).letter() + "\t" + turns + "\t" + line).stripTrailing());
    }
}
