package hoppity.cli;

import hoppity.match.Bench;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        description = {
            "Search a fixed set of positions over all geometries and numbers of seats to a fixed depth on one thread.",
            "One line a variant: its id, positions, nodes, milliseconds, nodes a second; then the same for all together, for the"
                    + " tree search of games of many seats with a fixed number of nodes, and the fingerprint of the search, which is"
                    + " the number of nodes of the former."
        })
final class BenchCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 64;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "Plies to search (default: " + Bench.DEFAULT_DEPTH + ").")
    private int depth = Bench.DEFAULT_DEPTH;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(), "--depth is a number from 1 to " + MAX_DEPTH + ", not " + depth);
        }
        var out = spec.commandLine().getOut();
        int positions = 0;
        long nodes = 0;
        long nanos = 0;
        boolean summed = false;
        for (int item = 0; item < Bench.size(); item++) {
            var measure = Bench.run(item, depth);
            if (measure.isTree() && !summed) {
                summed = true;
                out.println(text(new Bench.Measure("all", false, positions, nodes, nanos)));
            }
            if (!measure.isTree()) {
                positions += measure.positions();
                nodes += measure.nodes();
                nanos += measure.nanos();
            }
            out.println(text(measure));
            out.flush();
        }
        out.println("fingerprint\t" + nodes);
        out.flush();
        return ExitCode.FINE.code();
    }

    private static String text(Bench.Measure measure) {
        return measure.variant() + (measure.isTree() ? " tree" : "") + "\t" + measure.positions() + "\t"
                + measure.nodes() + "\t" + measure.milliseconds() + "\t" + measure.nodesPerSecond();
    }
}
