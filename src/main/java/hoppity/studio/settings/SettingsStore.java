package hoppity.studio.settings;

import static hoppity.words.Words.tr;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Loads the settings, and writes them on a thread of its own a moment after each change and when it is closed. */
public final class SettingsStore implements AutoCloseable {
    /** Pulling a splitter changes a setting many times a second; one write at the end is enough. */
    private static final Duration DELAY = Duration.ofMillis(500);

    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(5);

    private final SettingsFile file;
    private final Settings settings;
    private final List<String> notices;
    private final Consumer<String> onError;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(task -> {
        var thread = new Thread(task, "settings");
        thread.setDaemon(true);
        return thread;
    });
    private @Nullable ScheduledFuture<?> pending;

    private SettingsStore(SettingsFile file, Consumer<String> onError) {
        this.file = file;
        this.onError = onError;
        var loaded = file.read();
        this.settings = new Settings(loaded.values());
        this.notices = new ArrayList<>();
        loaded.notice().ifPresent(notices::add);
        settings.setOnChange(this::writeSoon);
    }

    /**
     * Opens {@code settings.json} in this folder. A missing or damaged file gives the defaults.
     *
     * @param onError told in one sentence when writing fails; called on another thread
     */
    public static SettingsStore open(Path folder, Consumer<String> onError) {
        return new SettingsStore(new SettingsFile(folder.resolve("settings.json"), Clock.systemDefaultZone()), onError);
    }

    public Settings settings() {
        return settings;
    }

    /** What the user should know about the file and the values in it, one sentence each. */
    public List<String> notices() {
        var all = new ArrayList<>(notices);
        all.addAll(settings.complaints());
        return all;
    }

    private void writeSoon() {
        if (pending != null) {
            pending.cancel(false);
        }
        var values = settings.snapshot();
        pending = writer.schedule(() -> write(values), DELAY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void write(JsonObject values) {
        try {
            file.write(values);
        } catch (IOException e) {
            onError.accept(tr("The settings cannot be written to {0} ({1}).", file.path(), e.getMessage()));
        }
    }

    /** Writes what has not been written yet, and waits for it. */
    @Override
    public void close() {
        if (pending != null && pending.cancel(false)) {
            var values = settings.snapshot();
            writer.execute(() -> write(values));
        }
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
                onError.accept(tr("The settings were not written in time to {0}.", file.path()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
