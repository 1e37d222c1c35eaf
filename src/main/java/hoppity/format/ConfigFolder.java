package hoppity.format;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The folder in which the platform wants settings, logs and the like to be kept. */
public final class ConfigFolder {
    /** System property that names another folder. */
    public static final String PROPERTY = "hoppity.config";

    private ConfigFolder() {}

    /** The folder for this user on this machine; it need not exist yet. */
    public static Path locate() {
        return locate(System::getProperty, System::getenv);
    }

    /** A variable that is not set is null, as in {@link System#getenv(String)}. */
    interface Lookup {
        @Nullable
        String get(String name);
    }

    static Path locate(Lookup properties, Lookup environment) {
        var chosen = properties.get(PROPERTY);
        if (chosen != null && !chosen.isBlank()) {
            return Path.of(chosen);
        }
        var home = Path.of(Objects.requireNonNullElse(properties.get("user.home"), "."));
        var system = Objects.requireNonNullElse(properties.get("os.name"), "").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            var roaming = environment.get("APPDATA");
            return (roaming != null && !roaming.isBlank()
                            ? Path.of(roaming)
                            : home.resolve("AppData").resolve("Roaming"))
                    .resolve("Hoppity");
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Hoppity");
        }
        // The XDG specification lets a relative path be ignored.
        var configured = environment.get("XDG_CONFIG_HOME");
        var base = configured != null && configured.startsWith("/") ? Path.of(configured) : home.resolve(".config");
        return base.resolve("hoppity");
    }
}
