package hoppity.cli;

import hoppity.engine.Tuning;
import hoppity.engine.Weights;
import hoppity.rules.Variant;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

@Command(
        name = "tune",
        description = {
            "Fit the weights of the evaluation of two seats by self-play.",
            "Prints the file of weights; the same options give the same file on every machine. Shipped files are made so"
                    + " (docs/engine.md)."
        })
final class TuneCommand implements Callable<Integer> {
    private static final int GAMES_A_LINE = 50;

    @Option(names = "--variant", paramLabel = "ID", required = true, description = "A preset, or a file (.json).")
    private String variant = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = "400", description = "Games (default: 400).")
    private int games;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000", description = "Of a search (default: 1000).")
    private long nodes;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of the games (default: 1).")
    private long seed;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        atLeastOne("--games", games);
        atLeastOne("--nodes", nodes);
        var played = played();
        if (played.seatCount() != 2) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--variant is for two seats, and " + played.id() + " has " + played.seatCount());
        }
        var err = spec.commandLine().getErr();
        var fit = Tuning.fit(new Tuning.Plan(played, games, nodes, seed), game -> {
            if (game % GAMES_A_LINE == 0) {
                err.println("game " + game + "/" + games);
                err.flush();
            }
        });
        var out = spec.commandLine().getOut();
        out.println("# " + Weights.fileName(played) + ": tune --variant " + variant + " --games " + games + " --nodes "
                + nodes + " --seed " + seed);
        out.println(String.format(
                Locale.ROOT, "# positions %d, loss %.4f, by hand %.4f", fit.positions(), fit.after(), fit.before()));
        fit.weights().lines().forEach(out::println);
        out.flush();
        return ExitCode.FINE.code();
    }

    private Variant played() {
        try {
            return new GameChoice.VariantConverter().convert(variant).get();
        } catch (TypeConversionException unknown) {
            throw new ParameterException(spec.commandLine(), "--variant: " + unknown.getMessage(), unknown);
        }
    }

    private void atLeastOne(String option, long value) {
        if (value < 1) {
            throw new ParameterException(spec.commandLine(), option + " is 1 or more, not " + value);
        }
    }
}
