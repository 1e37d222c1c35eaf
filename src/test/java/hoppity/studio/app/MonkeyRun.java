package hoppity.studio.app;

import hoppity.format.RecordFile;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.ToolkitSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.testfx.api.FxToolkit;

/**
 * Lets a {@link Monkey} loose for as long as one likes and prints what it found, the stalls of the UI thread included.
 *
 * <p>Arguments: the seed, 1 by default, and the number of actions, 5,000 by default.
 */
public final class MonkeyRun {
    private static final int STALL_MILLIS = 200;

    private MonkeyRun() {}

    public static void main(String[] arguments) throws Exception {
        long seed = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1;
        int actions = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5_000;
        new ToolkitSettings().launcherSessionOpened(null);
        var folder = Files.createTempDirectory("hoppity-monkey");
        var files = games(folder);
        var stage = FxToolkit.registerPrimaryStage();
        var app = (StudioApp) FxToolkit.setupApplication(
                StudioApp.class, "--size=1200x780", files.get(0).toString());
        try (var stalls = new UiStalls(STALL_MILLIS)) {
            var monkey = new Monkey(app, stage, stalls, seed);
            try {
                monkey.run(actions, files);
            } finally {
                monkey.findings().stream().distinct().limit(20).forEach(System.out::println);
                System.out.println(
                        monkey.findings().size() + " findings; " + monkey.ran().size() + " commands of "
                                + app.commands().commands().size());
                stalls.stalls().stream()
                        .sorted((a, b) -> Long.compare(b.millis(), a.millis()))
                        .limit(15)
                        .forEach(System.out::println);
                System.exit(0);
            }
        }
    }

    /** The samples, and a game that begins of each variant. */
    static List<Path> games(Path folder) throws java.io.IOException {
        var files = new ArrayList<Path>();
        try (var samples = Files.list(Path.of("samples"))) {
            for (var sample : samples.filter(file -> file.toString().endsWith(".hgj"))
                    .sorted()
                    .toList()) {
                files.add(Files.copy(sample, folder.resolve(sample.getFileName())));
            }
        }
        for (var variant : Variants.presets().all()) {
            var file = folder.resolve(variant.id() + ".hgj");
            RecordFile.save(new GameRecord(variant), file);
            files.add(file);
        }
        return files;
    }
}
