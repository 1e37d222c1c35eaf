package hoppity.cli;

import hoppity.notation.MoveText;
import hoppity.rules.Perft;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "perft",
        description = "Count the sequences of legal moves, depth by depth, and the leaves counted per second.")
final class PerftCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 99;

    @Mixin
    private GameChoice game;

    @Option(names = "--depth", paramLabel = "N", required = true, description = "The greatest depth, in plies.")
    private int depth;

    @Option(names = "--divide", description = "Also print the greatest depth's count for each first move.")
    private boolean divide;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(), "--depth is a number from 1 to " + MAX_DEPTH + ", not " + depth);
        }
        var out = spec.commandLine().getOut();
        var start = game.position();
        var perft = new Perft(game.variant(), depth);
        // The speed is that of the deepest count: the ones before it are short and mostly warming up.
        double leavesPerSecond = 0;
        for (int d = 1; d <= depth; d++) {
            long begin = System.nanoTime();
            long count = perft.count(start, d);
            leavesPerSecond = count / (Math.max(1, System.nanoTime() - begin) / 1e9);
            out.println(d + "\t" + count);
            out.flush();
        }
        if (divide) {
            printDivided(perft, out);
        }
        out.println("leaves/s\t" + Math.round(leavesPerSecond));
        out.flush();
        return ExitCode.FINE.code();
    }

    private void printDivided(Perft perft, PrintWriter out) {
        var text = new MoveText(game.variant().topology());
        perft.divide(game.position(), depth).forEach((move, count) -> out.println(text.write(move) + "\t" + count));
    }
}
