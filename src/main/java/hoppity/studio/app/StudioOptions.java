package hoppity.studio.app;

import hoppity.studio.theme.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;

/**
 * How the studio is asked to start. JavaFX hands an application nothing but strings, so the options go through
 * {@link #toArguments()} and come back through {@link #of}.
 *
 * @param files games to open
 * @param ply plies of the main line to show, at least 0; null for the start
 * @param size of the window; null for the remembered or the usual one
 * @param theme null for the remembered or the usual one
 * @param snapshot where to write a picture of the window before exiting; null to stay open
 * @param measure for how many seconds to measure the pulses before exiting, at least 1; null to stay open
 * @param measureStart whether to say when the window is ready, and exit
 */
public record StudioOptions(
        List<Path> files,
        @Nullable Integer ply,
        @Nullable WindowSize size,
        @Nullable Theme theme,
        @Nullable Path snapshot,
        @Nullable Integer measure,
        boolean measureStart) {

    public StudioOptions {
        files = List.copyOf(files);
    }

    /** Whether the window is only looked at by a program: it neither opens nor remembers games of its own accord. */
    boolean isOnlyLookedAt() {
        return snapshot != null || measure != null;
    }

    /** In pixels, each side from 200 to 10,000. */
    public record WindowSize(int width, int height) {
        private static final Pattern FORM = Pattern.compile("(\\d{3,5})[xX](\\d{3,5})");
        private static final int LEAST = 200;
        private static final int MOST = 10_000;

        public WindowSize {
            if (width < LEAST || width > MOST || height < LEAST || height > MOST) {
                throw new IllegalArgumentException("the window size " + width + "x" + height + " is outside " + LEAST
                        + "x" + LEAST + " to " + MOST + "x" + MOST);
            }
        }

        /** @throws IllegalArgumentException if the text is not of the form 1440x900, or out of range */
        public static WindowSize parse(String text) {
            var match = FORM.matcher(text);
            if (!match.matches()) {
                throw new IllegalArgumentException("'" + text + "' is no window size; write it as 1440x900");
            }
            return new WindowSize(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    List<String> toArguments() {
        var arguments = new ArrayList<String>();
        if (ply != null) {
            arguments.add("--ply=" + ply);
        }
        if (size != null) {
            arguments.add("--size=" + size);
        }
        if (theme != null) {
            arguments.add("--theme=" + theme.name().toLowerCase(Locale.ROOT));
        }
        if (snapshot != null) {
            arguments.add("--snapshot=" + snapshot);
        }
        if (measure != null) {
            arguments.add("--measure=" + measure);
        }
        if (measureStart) {
            arguments.add("--measure-start=true");
        }
        // An absolute path cannot be taken for an option.
        files.forEach(file -> arguments.add(file.toAbsolutePath().toString()));
        return arguments;
    }

    static StudioOptions of(Application.Parameters parameters) {
        Map<String, String> named = parameters.getNamed();
        var ply = named.get("ply");
        var size = named.get("size");
        var theme = named.get("theme");
        var snapshot = named.get("snapshot");
        var measure = named.get("measure");
        return new StudioOptions(
                parameters.getUnnamed().stream().map(Path::of).toList(),
                ply == null ? null : Integer.valueOf(ply),
                size == null ? null : WindowSize.parse(size),
                theme == null ? null : Theme.valueOf(theme.toUpperCase(Locale.ROOT)),
                snapshot == null ? null : Path.of(snapshot),
                measure == null ? null : Integer.valueOf(measure),
                named.containsKey("measure-start"));
    }
}
