package hoppity.format.collection;

import hoppity.format.Formats;
import hoppity.record.GameInfo;
import hoppity.record.GameInfo.Player;
import hoppity.record.GameRecord;
import hoppity.record.RandomRecords;
import hoppity.rules.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;

/** Makes a file of many games: {@code FILE [GAMES]}, 100,000 games of about a kilobyte if not said otherwise. */
public final class ManyGames {
    private static final int DISTINCT = 400;
    private static final List<String> NAMES = List.of(
            "Anna", "Bohdan", "Чарівна", "Dörte", "Євген", "Füsun", "Галина", "Hugo", "Ірина", "Jón", "李娜", "Мар'яна");

    private ManyGames() {}

    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]), arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100_000);
    }

    /** Writes the file; its ending says how. */
    public static void write(Path file, int games) throws IOException {
        var format = Formats.byName(file.toString()).orElseThrow();
        boolean text = !format.keepsNodeIds();
        var random = new Random(1);
        var lines = new ArrayList<GameRecord>();
        var variants = List.of("halma-8", "gambiter-ugolki", "kutochky-3x3", "chinese-checkers-2");
        for (int i = 0; i < Math.min(games, DISTINCT); i++) {
            var variant = Variants.presets().get(variants.get(i % variants.size()));
            lines.add(new RandomRecords(i, false).chain(variant, (text ? 75 : 12) + random.nextInt(10)));
        }
        try (var out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            for (int i = 0; i < games; i++) {
                var game = lines.get(i % lines.size());
                game.loader().info(info(i, random));
                out.write(format.write(List.of(game)).text());
                if (text) {
                    out.write('\n');
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static GameInfo info(int game, Random random) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("Event", "Open " + (1990 + game / 3000));
        headers.put("Round", Integer.toString(1 + game % 11));
        headers.put("Date", "%d.%02d.%02d".formatted(1990 + game / 3000, 1 + game % 12, 1 + game % 28));
        return new GameInfo(
                headers, List.of(player(1, random), player(2, random)), null, GameInfo.EMPTY.result(), List.of());
    }

    private static Player player(int seat, Random random) {
        var name = NAMES.get(random.nextInt(NAMES.size())) + " " + (1 + random.nextInt(20_000));
        return new Player(seat, name, 1000 + random.nextInt(1500), "human", hoppity.record.Extras.NONE);
    }
}
