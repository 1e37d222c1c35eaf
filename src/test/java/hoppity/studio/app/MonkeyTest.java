package hoppity.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.ConfigFolder;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/** A short run of the {@link Monkey}; {@link MonkeyRun} makes long ones. */
class MonkeyTest {
    private static final int ACTIONS = 200;
    private static final long SEED = 4;
    private static final int STALL_MILLIS = 1000;

    @TempDir
    Path folder;

    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    @AfterEach
    void close() throws Exception {
        Thread.setDefaultUncaughtExceptionHandler(before);
        FxToolkit.cleanupStages();
    }

    @Test
    void whateverIsPressedNothingIsLostAndNothingBreaks() throws Exception {
        System.setProperty(ConfigFolder.PROPERTY, folder.resolve("config").toString());
        var files = MonkeyRun.games(folder);
        var stage = FxToolkit.registerPrimaryStage();
        var app = (StudioApp) FxToolkit.setupApplication(
                StudioApp.class, "--size=1200x780", files.get(0).toString());

        try (var stalls = new UiStalls(STALL_MILLIS)) {
            var monkey = new Monkey(app, stage, stalls, SEED);
            monkey.run(ACTIONS, files);

            assertThat(monkey.findings()).isEmpty();
            assertThat(monkey.ran()).hasSizeGreaterThan(30);
        }
    }
}
