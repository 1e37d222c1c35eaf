package hoppity.format;

import hoppity.format.hgn.HgnFormat;
import hoppity.format.json.JsonFormat;
import hoppity.record.Clock;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Measures reading and writing of records on one core: text and JSON with every move checked, once as the records are and
 * once with a clock and an evaluation at each move, and a tree of 100,000 nodes with comments, evaluations and variations
 * opened and saved. Each figure is the median of the rounds, by the clock and by
 * processor time: on a busy machine the latter tells more.
 *
 * <p>Arguments: a folder with records (samples), rounds (9).
 */
public final class FormatBench {
    private static final int NODES = 100_000;
    private static final int COPIES = 12;

    private interface Work {
        void run() throws Exception;
    }

    private FormatBench() {}

    public static void main(String[] arguments) throws Exception {
        Locale.setDefault(Locale.ROOT);
        var folder = Path.of(arguments.length > 0 ? arguments[0] : "samples");
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
        var games = games(folder);
        long plies = games.stream().mapToLong(game -> game.tree().size() - 1L).sum();
        System.out.printf("%d games with %d moves%n", games.size(), plies);
        for (var format : List.of(HgnFormat.INSTANCE, JsonFormat.LINES)) {
            tell(format, "", games, rounds);
            tell(format, " dense", games.stream().map(FormatBench::dense).toList(), rounds);
        }
        var tree = new RandomRecords(1, false).next(NODES);
        var temporary = Files.createTempDirectory("hoppity-bench");
        for (var format : List.of(JsonFormat.SINGLE, HgnFormat.INSTANCE)) {
            var file = temporary.resolve("tree" + format.endings().get(0));
            RecordFile.save(tree, file);
            long size = Files.size(file);
            int nodes = tree.tree().size();
            tell(format.name() + ": open a tree", size, nodes, rounds, () -> RecordFile.load(file));
            tell(format.name() + ": save a tree", size, nodes, rounds, () -> RecordFile.save(tree, file));
        }
    }

    /** The games of a folder, several times each. */
    private static List<GameRecord> games(Path folder) throws Exception {
        var games = new ArrayList<GameRecord>();
        try (var files = Files.list(folder)) {
            for (var file :
                    files.filter(f -> f.toString().endsWith(".hgj")).sorted().toList()) {
                games.addAll(RecordFile.load(file).games());
            }
        }
        var copies = new ArrayList<GameRecord>();
        for (int i = 0; i < COPIES; i++) {
            copies.addAll(games);
        }
        return copies;
    }

    private static void tell(Format format, String kind, List<GameRecord> games, int rounds) throws Exception {
        var content = format.write(games).text().getBytes(StandardCharsets.UTF_8);
        long plies = games.stream().mapToLong(game -> game.tree().size() - 1L).sum();
        tell(format.name() + kind + ": read", content.length, plies, rounds, () -> format.read(content, null));
        tell(format.name() + kind + ": write", content.length, plies, rounds, () -> format.write(games));
    }

    /** The game with a clock and an evaluation at each node, as a game analysed as a whole has them. */
    private static GameRecord dense(GameRecord game) {
        var random = new Random(1);
        return game.copy(
                notes -> notes.withClock(new Clock(random.nextLong(900_000), null, Extras.NONE))
                        .withEvaluations(List.of(new Evaluation(
                                "",
                                1,
                                random.nextInt(2_000) - 1_000,
                                null,
                                null,
                                null,
                                List.of(),
                                1 + random.nextInt(20),
                                null,
                                null,
                                List.of(),
                                Extras.NONE))),
                tail -> tail);
    }

    private static void tell(String what, long bytes, long moves, int rounds, Work work) throws Exception {
        var threads = ManagementFactory.getThreadMXBean();
        var wall = new double[rounds];
        var processor = new double[rounds];
        // The first rounds are compiled while they run.
        for (int i = -2; i < rounds; i++) {
            long start = System.nanoTime();
            long startProcessor = threads.getCurrentThreadCpuTime();
            work.run();
            if (i >= 0) {
                wall[i] = (System.nanoTime() - start) / 1e9;
                processor[i] = (threads.getCurrentThreadCpuTime() - startProcessor) / 1e9;
            }
        }
        Arrays.sort(wall);
        Arrays.sort(processor);
        double clock = wall[rounds / 2];
        double used = processor[rounds / 2];
        System.out.printf(
                "%-26s %6.1f MB %8d moves: %7.0f ms, processor %7.0f ms (%.2f); by processor %6.1f MB/s %9.0f moves/s%n",
                what, bytes / 1e6, moves, clock * 1000, used * 1000, clock / used, bytes / 1e6 / used, moves / used);
    }
}
