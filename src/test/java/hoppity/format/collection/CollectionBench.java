package hoppity.format.collection;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Measures how long a collection takes to be listed: without an index, with one that is kept, and again in the same process;
 * by the clock and by processor time. Run it with {@code -Xmx300m}, once for each first figure.
 *
 * <p>Arguments: the file, as {@link ManyGames} makes it; a folder for the index, which is left filled.
 */
public final class CollectionBench {
    private static final int ROUNDS = 5;
    private static final double MILLION = 1e6;

    private CollectionBench() {}

    public static void main(String[] arguments) throws Exception {
        var file = Path.of(arguments[0]);
        var cache = Path.of(arguments[1]);
        System.out.printf("%s: %.1f MB%n", file.getFileName(), Files.size(file) / MILLION);
        boolean kept = Files.isDirectory(cache);
        tell(kept ? "with an index" : "without an index, which is kept", file, cache);
        for (int i = 0; i < ROUNDS; i++) {
            tell("with an index, again", file, cache);
        }
        var format = CollectionFile.open(file, cache).orElseThrow().games().format;
        for (int i = 0; i < ROUNDS; i++) {
            long start = System.nanoTime();
            long used = processor();
            CollectionFile.scan(file, format);
            long spent = processor() - used;
            System.out.printf(
                    "scan: %.0f ms, processor %.0f ms, %.0f MB/s of processor time%n",
                    (System.nanoTime() - start) / MILLION, spent / MILLION, Files.size(file) * 1e3 / spent);
        }
    }

    private static void tell(String what, Path file, Path cache) throws Exception {
        long start = System.nanoTime();
        long used = processor();
        var collection = CollectionFile.open(file, cache).orElseThrow();
        long listed = System.nanoTime();
        long spent = processor() - used;
        int found = collection.games().matching("галина open 1995").size();
        long filtered = System.nanoTime();
        var game = collection.load(collection.games().size() - 1).games().get(0);
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.printf(
                "%s: %d games, %.0f ms (processor %.0f ms), %d found in %.0f ms, last one of %d moves in %.0f ms, heap %d MB%n",
                what,
                collection.games().size(),
                (listed - start) / MILLION,
                spent / MILLION,
                found,
                (filtered - listed) / MILLION,
                game.tree().size() - 1,
                (System.nanoTime() - filtered) / MILLION,
                heap.getUsed() >> 20);
    }

    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
