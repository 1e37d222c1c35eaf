package hoppity.engine;

import hoppity.match.ForwardWalk;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How fast and how deep the search is on one thread: for each geometry the initial position and five forward walks from it, the
 * same processor time for each. Arguments: the seconds a position (3), then the ids of variants (one of each geometry). Prints
 * nodes a second of the searching thread's processor time, and the mean depth of the last complete iteration.
 */
final class SpeedBench {
    private static final List<String> VARIANTS =
            List.of("brainking-halma-8", "kutochky-3x3", "chinese-checkers-2", "brainking-halma-10", "halma-16");
    private static final int[] WALKS = {0, 6, 10, 14, 18, 22};
    private static final int SEED = 7;
    private static final int TABLE_MEGABYTES = 64;

    private SpeedBench() {}

    public static void main(String[] arguments) throws InterruptedException {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 3;
        var ids = arguments.length > 1 ? List.of(arguments).subList(1, arguments.length) : VARIANTS;
        for (var id : ids) {
            run(Variants.presets().get(id), seconds);
        }
    }

    private static void run(Variant variant, double seconds) throws InterruptedException {
        search(variant, List.of(), seconds / 2);
        double nodes = 0;
        double time = 0;
        double depth = 0;
        var depths = new StringBuilder();
        for (int plies : WALKS) {
            var timed = search(variant, ForwardWalk.of(variant, plies, new Random(SEED)), seconds);
            nodes += timed.result().nodes();
            time += timed.seconds();
            depth += timed.result().depth();
            depths.append(' ').append(timed.result().depth());
        }
        System.out.printf(
                Locale.ROOT,
                "%-20s %6.2f M nodes/s  mean depth %5.1f  (%s )%n",
                variant.id(),
                nodes / time / 1e6,
                depth / WALKS.length,
                depths);
    }

    private record Timed(Snapshot result, double seconds) {}

    private static Timed search(Variant variant, List<Move> moves, double seconds) throws InterruptedException {
        var start = Position.initial(variant.geometry());
        var request = new SearchRequest(0, variant, start, moves, Limits.INFINITE, 1);
        var sign = new StopSign();
        var searcher = new Searcher(TABLE_MEGABYTES, Pruning.FULL);
        var timed = new Timed[1];
        var clock = ManagementFactory.getThreadMXBean();
        var thread = new Thread(() -> {
            var answer = searcher.search(request, sign, snapshot -> {});
            timed[0] = new Timed(answer.result(), clock.getCurrentThreadCpuTime() / 1e9);
        });
        thread.start();
        while (thread.isAlive() && clock.getThreadCpuTime(thread.getId()) < seconds * 1e9) {
            thread.join(2);
        }
        sign.raise();
        thread.join();
        return timed[0];
    }
}
