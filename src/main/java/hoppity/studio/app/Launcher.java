package hoppity.studio.app;

import java.util.logging.Logger;
import javafx.application.Application;

/** Starts the studio, if this machine can show it. */
public final class Launcher {
    /** The line that tells a measuring program of a window that can be used. */
    public static final String READY = "ready";

    /** Kept here because the logging system forgets a logger, filter and all, that nothing else refers to. */
    private static final Logger JAVA_FX = Logger.getLogger("javafx");

    private Launcher() {}

    /**
     * Opens the studio and returns when it is closed.
     *
     * @throws DesktopUnavailable if there is no display or no GTK to show a window with
     */
    public static void launch(StudioOptions options) {
        DesktopEnvironment.ofThisMachine().problem().ifPresent(problem -> {
            throw new DesktopUnavailable(problem, null);
        });
        // From the jar everything is on the class path, on purpose; JavaFX warns of that at every start.
        JAVA_FX.setFilter(entry -> !entry.getMessage().startsWith("Unsupported JavaFX configuration"));
        try {
            Application.launch(StudioApp.class, options.toArguments().toArray(String[]::new));
        } catch (UnsupportedOperationException refused) {
            throw new DesktopUnavailable(
                    "the display " + System.getenv("DISPLAY") + " refuses this program (" + refused.getMessage()
                            + "): start the studio as the user who owns the display, or name its key file in XAUTHORITY",
                    refused);
        }
    }
}
