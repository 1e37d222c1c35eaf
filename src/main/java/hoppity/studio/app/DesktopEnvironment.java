package hoppity.studio.app;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Whether this machine can show a JavaFX window. Asked before the toolkit is touched, because the toolkit itself fails
 * with a stack trace, and cannot be started a second time. Only Linux needs asking: there the window comes through X11
 * and GTK 3, which a server lacks.
 */
public final class DesktopEnvironment {
    private static final String PACKAGES = "apt-get install xvfb xauth libgtk-3-0 fonts-dejavu-core";
    private static final String VIRTUAL_DISPLAY =
            "on a server, install a virtual one with '" + PACKAGES + "' and put 'xvfb-run -a' before the command";

    private final boolean linux;
    private final Map<String, String> variables;
    private final Predicate<String> displayAnswers;
    private final BooleanSupplier gtkInstalled;

    DesktopEnvironment(
            String operatingSystem,
            Map<String, String> variables,
            Predicate<String> displayAnswers,
            BooleanSupplier gtkInstalled) {
        this.linux = operatingSystem.toLowerCase(Locale.ROOT).startsWith("linux");
        this.variables = Map.copyOf(variables);
        this.displayAnswers = displayAnswers;
        this.gtkInstalled = gtkInstalled;
    }

    public static DesktopEnvironment ofThisMachine() {
        var variables = System.getenv();
        return new DesktopEnvironment(
                System.getProperty("os.name"), variables, XDisplay::answers, () -> GtkLibrary.isInstalled(variables));
    }

    /** One line that says what is missing and what helps; empty when a window can be shown. */
    public Optional<String> problem() {
        if (!linux) {
            return Optional.empty();
        }
        var display = variable("DISPLAY");
        if (display.isEmpty()) {
            return Optional.of(
                    variable("WAYLAND_DISPLAY").isEmpty()
                            ? "the studio needs a graphical display, and there is none here (DISPLAY is not set): on a"
                                    + " desktop, start it from a terminal window; " + VIRTUAL_DISPLAY
                            : "the studio needs an X11 display, and this Wayland session offers none (DISPLAY is not"
                                    + " set): install Xwayland with 'apt-get install xwayland' and log in again");
        }
        if (!displayAnswers.test(display)) {
            return Optional.of("the studio needs a graphical display, and '" + display
                    + "' (the value of DISPLAY) does not answer: set DISPLAY to a running one; " + VIRTUAL_DISPLAY);
        }
        if (!gtkInstalled.getAsBoolean()) {
            return Optional.of("the studio needs GTK 3 (libgtk-3.so.0), which is not installed: run"
                    + " 'apt-get install libgtk-3-0 fonts-dejavu-core' (Fedora: 'dnf install gtk3')");
        }
        return Optional.empty();
    }

    private String variable(String name) {
        return variables.getOrDefault(name, "").strip();
    }
}
