package hoppity.protocol;

import hoppity.match.ForwardWalk;
import hoppity.notation.MoveText;
import hoppity.rules.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * How soon the engine answers through the protocol, as a process of its own, while other threads load the machine: milliseconds
 * from {@code stop} to {@code bestmove}, and those that {@code go movetime} takes over its time, as median, 95th percentile and most.
 * The first search of the process is told apart, since its code is not compiled yet.
 *
 * <p>Arguments: threads that load the machine (1), the option Threads (1), rounds (40), then ids of variants.
 */
final class LatencyBench {
    private static final List<String> VARIANTS =
            List.of("brainking-halma-8", "chinese-checkers-2", "halma-16", "chinese-checkers-6");
    private static final int[] TIMES = {50, 200, 500};
    private static final int MOST_PLIES = 24;
    private static final int SEED = 5;

    private LatencyBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int loads = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1;
        int threads = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 40;
        var ids = arguments.length > 3 ? List.of(arguments).subList(3, arguments.length) : VARIANTS;
        for (int i = 0; i < loads; i++) {
            var load = new Thread(LatencyBench::spin, "load");
            load.setDaemon(true);
            load.start();
        }
        for (var id : ids) {
            measure(id, threads, rounds);
        }
    }

    private static void spin() {
        double sum = 0;
        while (!Double.isNaN(sum)) {
            sum = Math.sin(sum + 1);
        }
    }

    private static void measure(String id, int threads, int rounds) throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), "hoppity.Main", "engine")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var in = process.inputReader(StandardCharsets.UTF_8);
                var out = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8)) {
            out.println("setoption name Variant value " + id);
            out.println("setoption name Threads value " + threads);
            out.println("isready");
            await(in, "readyok");
            var random = new Random(SEED);
            double first = timed(in, out, id, random, 200);
            var stops = new ArrayList<Double>();
            var overruns = new ArrayList<Double>();
            for (int i = 0; i < rounds; i++) {
                position(out, id, random);
                out.println("go infinite");
                Thread.sleep(100 + random.nextInt(400));
                long asked = System.nanoTime();
                out.println("stop");
                await(in, "bestmove");
                stops.add(milliseconds(asked));
                overruns.add(timed(in, out, id, random, TIMES[i % TIMES.length]));
            }
            out.println("quit");
            System.out.printf(
                    Locale.ROOT,
                    "%-20s stop %s, over the move time %s, of the first search %.1f%n",
                    id,
                    summary(stops),
                    summary(overruns),
                    first);
        } finally {
            process.destroyForcibly();
        }
    }

    private static double timed(BufferedReader in, PrintWriter out, String id, Random random, int time)
            throws IOException {
        position(out, id, random);
        long asked = System.nanoTime();
        out.println("go movetime " + time);
        await(in, "bestmove");
        return milliseconds(asked) - time;
    }

    private static void position(PrintWriter out, String id, Random random) {
        var variant = Variants.presets().get(id);
        var text = new MoveText(variant.topology());
        out.println("position startpos moves "
                + ForwardWalk.of(variant, 2 + random.nextInt(MOST_PLIES), random).stream()
                        .map(text::write)
                        .collect(Collectors.joining(" ")));
    }

    private static void await(BufferedReader in, String word) throws IOException {
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith(word)) {
                return;
            }
        }
        throw new IOException("the engine has ended");
    }

    private static double milliseconds(long since) {
        return (System.nanoTime() - since) / 1e6;
    }

    private static String summary(List<Double> values) {
        var sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        int last = sorted.size() - 1;
        return String.format(
                Locale.ROOT,
                "%.1f [%.1f %.1f] ms",
                sorted.get(last / 2),
                sorted.get(last * 95 / 100),
                sorted.get(last));
    }
}
