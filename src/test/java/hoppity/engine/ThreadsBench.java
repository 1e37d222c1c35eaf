package hoppity.engine;

import com.sun.management.OperatingSystemMXBean;
import hoppity.match.ForwardWalk;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * What several threads gain over one. In forward walks from the start one thread searches for so many seconds; then several
 * search, with an empty table again, to the last depth that it has completed. Prints the ratio of nodes a second, and the ratio of the
 * times to that depth, as medians with the lower and the upper quartile. Wall-clock time, so for an idle machine: the last number
 * is how many processors the several threads had, which should be nearly their number.
 *
 * <p>Arguments: threads (2), seconds a position (5), positions (12), then ids of variants (8×8 and a star).
 */
final class ThreadsBench {
    private static final List<String> VARIANTS =
            List.of("brainking-halma-8", "kutochky-3x3", "chinese-checkers-2", "brainking-halma-10");
    private static final int FIRST_PLY = 8;
    private static final int LAST_PLY = 24;
    private static final int SEED = 11;
    private static final int TABLE_MEGABYTES = 64;
    private static final int LEAST_DEPTH = 4;

    private ThreadsBench() {}

    public static void main(String[] arguments) {
        int threads = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 2;
        double seconds = arguments.length > 1 ? Double.parseDouble(arguments[1]) : 5;
        int positions = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 12;
        var ids = arguments.length > 3 ? List.of(arguments).subList(3, arguments.length) : VARIANTS;
        for (var id : ids) {
            compare(Variants.presets().get(id), threads, seconds, positions);
        }
    }

    private static void compare(Variant variant, int threads, double seconds, int positions) {
        // Compiled code is wanted from the first position on.
        search(variant, List.of(), threads, Limits.ofTime((long) (1000 * seconds)));
        var speed = new ArrayList<Double>();
        var time = new ArrayList<Double>();
        var processors = new ArrayList<Double>();
        for (int i = 0; i < positions; i++) {
            int plies = FIRST_PLY + (LAST_PLY - FIRST_PLY) * i / Math.max(1, positions - 1);
            var walk = ForwardWalk.of(variant, plies, new Random(SEED + i));
            var alone = search(variant, walk, 1, Limits.ofTime((long) (1000 * seconds)));
            if (alone.depth < LEAST_DEPTH || alone.seconds < seconds / 100) {
                // Proven at once: there is nothing to share.
                continue;
            }
            var together = search(variant, walk, threads, Limits.ofDepth(alone.depth));
            speed.add(together.nodes / together.wholeSeconds / (alone.nodes / alone.wholeSeconds));
            time.add(alone.seconds / together.seconds);
            processors.add(together.processors);
        }
        System.out.printf(
                Locale.ROOT,
                "%-20s %d threads: nodes/s × %s, time to the same depth ÷ %s, processors %s (%d positions)%n",
                variant.id(),
                threads,
                quartiles(speed),
                quartiles(time),
                quartiles(processors),
                speed.size());
    }

    /**
     * A search that has ended.
     *
     * @param seconds when the last depth was completed
     * @param wholeSeconds when it ended
     * @param processors processor time over time
     */
    private record Searched(int depth, double seconds, double wholeSeconds, long nodes, double processors) {}

    private static Searched search(Variant variant, List<Move> moves, int threads, Limits limits) {
        var searcher = new Searcher(TABLE_MEGABYTES, threads, Pruning.FULL, SeatedMethod.BETTER);
        var request = new SearchRequest(0, variant, Position.initial(variant.geometry()), moves, limits, 1);
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long processorTime = system.getProcessCpuTime();
        long begin = System.nanoTime();
        var last = new Object() {
            private int depth;
            private long at = begin;
        };
        var answer = searcher.search(request, new StopSign(), snapshot -> {
            if (snapshot.depth() > last.depth) {
                last.depth = snapshot.depth();
                last.at = System.nanoTime();
            }
        });
        long end = System.nanoTime();
        return new Searched(
                last.depth,
                seconds(last.at - begin),
                seconds(end - begin),
                answer.result().nodes(),
                (double) (system.getProcessCpuTime() - processorTime) / (end - begin));
    }

    private static double seconds(long nanos) {
        return (double) nanos / TimeUnit.SECONDS.toNanos(1);
    }

    private static String quartiles(List<Double> values) {
        if (values.isEmpty()) {
            return "none";
        }
        var sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        int last = sorted.size() - 1;
        return String.format(
                Locale.ROOT, "%.2f [%.2f %.2f]", sorted.get(last / 2), sorted.get(last / 4), sorted.get(last * 3 / 4));
    }
}
