package hoppity.studio.app;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Starts the studio, if this machine can show it. */
public final class Launcher {
    /** The line that tells a measuring program of a window that shows its game and can be used. */
    public static final String READY = "ready";

    /** The line that tells it of a window with everything in it, at rest. */
    public static final String COMPLETE = "complete";

    /** The start of the toolkit, with what keeps this machine from showing a window, if anything does. */
    private static @Nullable CompletableFuture<Optional<String>> toolkit;

    /** Kept because the logging system forgets a logger, filter and all, that nothing else refers to; made when it is needed. */
    private static final class ToolkitLog {
        private static final Logger JAVA_FX = Logger.getLogger("javafx");
    }

    private Launcher() {}

    /**
     * Starts JavaFX in a thread of its own, if this machine can show a window, so that it is there when {@link #launch}
     * needs it: meanwhile the command line is read.
     */
    public static void prepare() {
        toolkit();
    }

    private static synchronized CompletableFuture<Optional<String>> toolkit() {
        var started = toolkit;
        if (started == null) {
            started = CompletableFuture.supplyAsync(
                    Launcher::startToolkit, start -> new Thread(start, "toolkit start").start());
            toolkit = started;
            // The font of the icons, which the first picture needs, is read while the studio is put together.
            started.thenAcceptAsync(
                    problem -> {
                        if (problem.isEmpty()) {
                            new FontIcon("mdi2c-chevron-down");
                        }
                    },
                    read -> new Thread(read, "icon font").start());
        }
        return started;
    }

    private static Optional<String> startToolkit() {
        var problem = DesktopEnvironment.ofThisMachine().problem();
        if (problem.isEmpty()) {
            // From the jar everything is on the class path, on purpose; JavaFX warns of that at every start.
            ToolkitLog.JAVA_FX.setFilter(entry -> !entry.getMessage().startsWith("Unsupported JavaFX configuration"));
            Platform.startup(() -> {});
        }
        return problem;
    }

    /**
     * Opens the studio and returns when it is closed.
     *
     * @throws DesktopUnavailable if there is no display or no GTK to show a window with
     */
    public static void launch(StudioOptions options) {
        new Thread(Rehearsal::run, "rehearsal").start();
        try {
            toolkit().join().ifPresent(problem -> {
                throw new DesktopUnavailable(problem, null);
            });
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof UnsupportedOperationException refused) {
                throw new DesktopUnavailable(
                        "the display " + System.getenv("DISPLAY") + " refuses this program (" + refused.getMessage()
                                + "): start the studio as the user who owns the display, or name its key file in XAUTHORITY",
                        refused);
            }
            throw failure;
        }
        Application.launch(StudioApp.class, options.toArguments().toArray(String[]::new));
    }
}
