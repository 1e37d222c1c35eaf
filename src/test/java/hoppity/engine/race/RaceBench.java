package hoppity.engine.race;

import hoppity.engine.race.RaceResult.Contact;
import hoppity.engine.race.RaceResult.Proven;
import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How soon and how often races are solved: in the games of a folder, how many plies before its end each is proven, and in
 * random positions of 8×8 boards with each army near its target. Arguments: the folder, and how many random positions of each
 * kind are to be solved or given up (contacts are not counted).
 */
final class RaceBench {
    private static final RaceLimits LIMITS =
            new RaceLimits(Long.MAX_VALUE, RaceLimits.USUAL.positions(), Duration.ofSeconds(10), 64L << 20);
    private static final RaceLimits APART = new RaceLimits(Long.MAX_VALUE, 0, LIMITS.time(), LIMITS.bytes());
    private static final int MOST_PLIES = 14;

    private RaceBench() {}

    public static void main(String[] arguments) throws IOException {
        try (var files = Files.list(Path.of(arguments[0]))) {
            for (var file :
                    files.filter(f -> f.toString().endsWith(".hgj")).sorted().toList()) {
                for (var game : RecordFile.load(file).games()) {
                    if (game.variant().seatCount() == 2) {
                        sample(file.getFileName().toString(), game);
                    }
                }
            }
        }
        var tables = PatternTables.in(Files.createTempDirectory("race-tables"), 0, System.out::println);
        for (var id : List.of("halma-8", "brainking-halma-8", "kutochky-3x3", "kutochky-corner")) {
            random(Variants.presets().get(id), Integer.parseInt(arguments[1]), tables);
        }
    }

    private static void sample(String name, GameRecord game) {
        var line = game.tree().lineThrough(game.tree().root());
        var solver = new RaceSolver(game.variant());
        int earliest = 0;
        double slowest = 0;
        var kinds = new StringBuilder();
        for (int before = 1; before <= Math.min(MOST_PLIES, line.size() - 1); before++) {
            long start = System.nanoTime();
            var result = solver.solve(game.positionAt(line.get(line.size() - 1 - before)), LIMITS);
            slowest = Math.max(slowest, (System.nanoTime() - start) / 1e6);
            kinds.append(result.getClass().getSimpleName().charAt(0));
            earliest = result instanceof Proven ? before : earliest;
        }
        System.out.printf(
                Locale.ROOT,
                "%-44s proven %2d plies before the end  %-14s slowest %.0f ms%n",
                name,
                earliest,
                kinds,
                slowest);
    }

    private static void random(Variant variant, int positions, PatternTables tables) {
        var random = new Random(1);
        var solver = new RaceSolver(variant, tables);
        var times = new ArrayList<Double>();
        int proven = 0;
        int contacts = 0;
        while (times.size() < positions) {
            var position = place(variant, random);
            long start = System.nanoTime();
            var result = solver.solve(position, APART);
            double time = (System.nanoTime() - start) / 1e6;
            if (result instanceof Contact) {
                contacts++;
            } else {
                times.add(time);
                proven += result instanceof Proven ? 1 : 0;
            }
        }
        Collections.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%-20s %d positions without contact (%d with), %d proven; median %.2f ms, 99 %% %.1f ms, most %.0f ms%n",
                variant.id(),
                positions,
                contacts,
                proven,
                times.get(positions / 2),
                times.get(positions * 99 / 100),
                times.get(positions - 1));
    }

    /** Each army within some steps of its corner, the fewer the nearer. */
    private static Position place(Variant variant, Random random) {
        var cells = ScatteredArmies.cells(variant, random, 4, 3);
        return Position.of(cells, random.nextInt(2), 40);
    }
}
