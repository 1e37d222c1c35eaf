package hoppity.studio.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The style sheets as texts: no colour is used that a theme does not define, and what is to be read can be read. */
class StyleSheetsTest {
    private static final Pattern DEFINITION = Pattern.compile("(-hop-[a-z-]+):\\s*([^;]+);");
    private static final Pattern USE = Pattern.compile("-hop-[a-z]+(?:-[a-z]+)*");

    private static Path root() throws URISyntaxException {
        var css = Objects.requireNonNull(StyleSheetsTest.class.getResource("/hoppity/studio/theme/controls.css"));
        return Path.of(css.toURI()).getParent().getParent();
    }

    private static Map<String, String> colours(Theme theme) throws IOException, URISyntaxException {
        var text = Files.readString(
                root().resolve("theme").resolve(theme.name().toLowerCase(java.util.Locale.ROOT) + ".css"));
        var colours = new LinkedHashMap<String, String>();
        DEFINITION.matcher(text).results().forEach(match -> colours.put(match.group(1), match.group(2)));
        return colours;
    }

    @ParameterizedTest
    @EnumSource
    void everyColourThatAStyleSheetUsesIsDefined(Theme theme) throws IOException, URISyntaxException {
        Set<String> used = new TreeSet<>();
        try (var files = Files.walk(root())) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".css")).toList()) {
                USE.matcher(Files.readString(file)).results().forEach(match -> used.add(match.group()));
            }
        }

        assertThat(used).hasSizeGreaterThan(30);
        assertThat(colours(theme).keySet()).containsAll(used);
    }

    /** The contrast ratio of WCAG 2, from 1 (none) to 21 (black on white). */
    private static double contrast(Color one, Color other) {
        var lighter = Math.max(luminance(one), luminance(other));
        var darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest
    @CsvSource({
        "-hop-text, 7, -hop-bg -hop-panel -hop-chrome -hop-hover -hop-pressed -hop-accent-soft -hop-good-soft"
                + " -hop-doubtful-soft -hop-bad-soft",
        "-hop-muted, 4.5, -hop-bg -hop-panel -hop-chrome -hop-hover",
        "-hop-accent, 4.5, -hop-bg -hop-panel -hop-chrome -hop-accent-soft",
        "-hop-on-accent, 4.5, -hop-accent",
        "-hop-good, 4.5, -hop-bg -hop-panel",
        "-hop-doubtful, 4.5, -hop-bg -hop-panel",
        "-hop-bad, 4.5, -hop-bg -hop-panel",
        "-hop-white-series, 3, -hop-panel",
        "-hop-black-series, 3, -hop-panel",
        "-hop-coordinate, 3, -hop-cell-light -hop-cell-dark",
    })
    void textStandsOutFromWhatItIsWrittenOn(String text, double least, String surfaces)
            throws IOException, URISyntaxException {
        for (var theme : Theme.values()) {
            var colours = colours(theme);
            for (var surface : surfaces.split(" ")) {
                assertThat(contrast(Color.web(colours.get(text)), Color.web(colours.get(surface))))
                        .as("%s on %s, %s", text, surface, theme)
                        .isGreaterThanOrEqualTo(least);
            }
        }
    }
}
