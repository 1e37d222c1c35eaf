package hoppity.cli;

import hoppity.format.FormatException;
import hoppity.format.LineFile;
import hoppity.format.OneLine;
import hoppity.format.hgn.HgnFormat;
import hoppity.match.EngineSetting;
import hoppity.match.Match;
import hoppity.match.Opening;
import hoppity.match.Sprt;
import hoppity.notation.NotationException;
import hoppity.protocol.EngineFault;
import hoppity.protocol.GoLimits;
import hoppity.record.GameRecord;
import hoppity.rules.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

@Command(
        name = "match",
        description = {
            "Let two engines play each other, each opening with both colours; where there are three to six seats, with the first"
                    + " engine on each side in turn and the second on all others.",
            "An engine is \"hoppity\" or the command of a program that speaks UGI; name=, movetime=, depth=, nodes= and option.X="
                    + " may stand before it, as in \"depth=4 option.Hash=16\" or \"name=Other java -jar other.jar\".",
            "Prints the games as .hgn, then wins, draws, losses and the Elo difference as the first engine sees them; with more seats"
                    + " the part of its rivals that it was placed before. Games end by the rules, or as draws at the ply cap; an engine that dies, hangs, floods or answers no legal move forfeits its"
                    + " game and is started anew."
        })
final class MatchCommand implements Callable<Integer> {
    private static final int OPENING_PLIES_PER_SEAT = 3;
    private static final int PLIES_PER_SEAT = 200;

    @Option(names = "--variant", paramLabel = "ID", required = true, description = "A preset, or a file (.json).")
    private String variant = "";

    @Option(names = "--engine", paramLabel = "ENGINE", required = true, description = "Given twice.")
    private List<String> engines = List.of();

    @Option(names = "--games", paramLabel = "N", required = true, description = "At most so many.")
    private int games;

    @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds a move.")
    private int movetime;

    @Option(names = "--depth", paramLabel = "N", description = "Plies a search.")
    private int depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Positions a search.")
    private long nodes;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "One a line: moves, or a position. Without: random ones.")
    private @Nullable Path openings;

    @Option(names = "--plies", paramLabel = "N", description = "Length of random openings (default: 3 a seat).")
    private @Nullable Integer plies;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of random openings (default: 1).")
    private long seed;

    @Option(names = "--ply-cap", paramLabel = "N", description = "Longest game (default: 200 a seat).")
    private @Nullable Integer plyCap;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "Allowed over the move time (default: 1000).")
    private int margin;

    @Option(
            names = "--patience",
            paramLabel = "MS",
            defaultValue = "60000",
            description = "For answers that have no time of their own (default: 60000).")
    private int patience;

    @Option(names = "--sprt", description = "End early by the sequential test.")
    private boolean tested;

    @Option(names = "--elo0", paramLabel = "ELO", defaultValue = "0", description = "(default: 0)")
    private double elo0;

    @Option(names = "--elo1", paramLabel = "ELO", defaultValue = "10", description = "(default: 10)")
    private double elo1;

    @Option(names = "--alpha", paramLabel = "P", defaultValue = "0.05", description = "(default: 0.05)")
    private double alpha;

    @Option(names = "--beta", paramLabel = "P", defaultValue = "0.05", description = "(default: 0.05)")
    private double beta;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        atLeast("--games", games, 1);
        atLeast("--movetime", movetime, 0);
        atLeast("--depth", depth, 0);
        atLeast("--nodes", nodes, 0);
        atLeast("--plies", plies == null ? 0 : plies, 0);
        atLeast("--ply-cap", plyCap == null ? 1 : plyCap, 1);
        atLeast("--margin", margin, 0);
        atLeast("--patience", patience, 1);
        if (engines.size() != 2) {
            throw wrong("--engine is given " + engines.size() + " times, but two engines play");
        }
        var out = spec.commandLine().getOut();
        try (var match = match()) {
            match.play(game -> {
                print(game);
                var score = match.score();
                spec.commandLine().getErr().println("game " + score.played() + "/" + games + ": " + score.brief());
            });
            match.summary().forEach(out::println);
            out.flush();
        } catch (EngineFault fault) {
            throw new CommandFailure(
                    ExitCode.USAGE_OR_ENVIRONMENT, OneLine.unbroken("the engine: " + fault.getMessage()), fault);
        }
        return ExitCode.FINE.code();
    }

    private Match match() {
        var usual = new GoLimits(Map.of(), Map.of(), movetime, depth, nodes);
        var rules = variantOf();
        try {
            var a = EngineSetting.parse(engines.get(0), usual);
            var b = EngineSetting.parse(engines.get(1), usual);
            if (a.limits().equals(GoLimits.INFINITE) || b.limits().equals(GoLimits.INFINITE)) {
                throw wrong("one of --movetime, --depth and --nodes is needed");
            }
            var name = variant.endsWith(".json")
                    ? Path.of(variant).toAbsolutePath().toString()
                    : variant;
            var plan = new Match.Plan(
                    rules,
                    name,
                    games,
                    openings(rules),
                    plies == null ? OPENING_PLIES_PER_SEAT * rules.seatCount() : plies,
                    seed,
                    plyCap == null ? PLIES_PER_SEAT * rules.seatCount() : plyCap,
                    margin,
                    patience,
                    tested ? new Sprt(elo0, elo1, alpha, beta) : null);
            return new Match(plan, a, b);
        } catch (IllegalArgumentException problem) {
            throw wrong(String.valueOf(problem.getMessage()));
        }
    }

    private Variant variantOf() {
        try {
            return new GameChoice.VariantConverter().convert(variant).get();
        } catch (TypeConversionException unknown) {
            throw wrong("--variant: " + unknown.getMessage());
        }
    }

    private List<Opening> openings(Variant rules) {
        var read = new ArrayList<Opening>();
        if (openings == null) {
            return read;
        }
        int number = 0;
        for (var line : lines(openings)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            try {
                read.add(Opening.read(rules, line.strip()));
            } catch (NotationException problem) {
                throw CommandFailure.badInput(
                        OneLine.unbroken(openings + ": line " + number + ": ") + OneLine.of("" + problem.getMessage()));
            }
        }
        if (read.isEmpty()) {
            throw CommandFailure.badInput(OneLine.unbroken(openings + ": there is no opening in it"));
        }
        return read;
    }

    private static List<String> lines(Path file) {
        try {
            return LineFile.load(file);
        } catch (FormatException refused) {
            throw CommandFailure.badInput(refused);
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.USAGE_OR_ENVIRONMENT, String.valueOf(unreadable.getMessage()), unreadable);
        }
    }

    private void print(GameRecord game) {
        var out = spec.commandLine().getOut();
        out.println(HgnFormat.INSTANCE.write(List.of(game)).text().strip() + "\n");
        out.flush();
    }

    private void atLeast(String option, long value, long least) {
        if (value < least) {
            throw wrong(option + " is " + value + ", but at least " + least + " is needed");
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
