package hoppity.studio.theme;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;

/** A look of the studio: one of AtlantaFX's themes with our own colours and sizes on top. */
public enum Theme {
    LIGHT(noted("Light"), "light.css"),
    DARK(noted("Dark"), "dark.css");

    private final String displayName;
    private final String colours;

    Theme(String displayName, String colours) {
        this.displayName = displayName;
        this.colours = colours;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** Our style sheets, the colours first. */
    List<String> styleSheets() {
        return Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)
                ? List.of(url(colours), url("controls.css"))
                : List.of(url(colours), url("controls.css"), url("opaque-popups.css"));
    }

    static String url(String name) {
        URL url = Theme.class.getResource(name);
        return Objects.requireNonNull(url, name).toExternalForm();
    }
}
