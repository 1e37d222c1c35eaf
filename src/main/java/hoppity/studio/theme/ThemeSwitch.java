package hoppity.studio.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;

/** Keeps a scene, and the popups that it opens, in the chosen theme. */
public final class ThemeSwitch {
    private final ObservableList<String> styleSheets;
    private List<String> ours = List.of();

    private ThemeSwitch(ObservableList<String> styleSheets) {
        this.styleSheets = styleSheets;
    }

    /** Dresses the scene, and again whenever another theme is chosen. */
    public static void install(Scene scene, ObservableValue<Theme> theme) {
        var dresser = new ThemeSwitch(scene.getStylesheets());
        dresser.show(theme.getValue());
        theme.addListener((observable, before, now) -> dresser.show(now));
    }

    private void show(Theme theme) {
        Application.setUserAgentStylesheet(
                switch (theme) {
                    case LIGHT -> new PrimerLight().getUserAgentStylesheet();
                    case DARK -> new PrimerDark().getUserAgentStylesheet();
                });
        var others = styleSheets.stream().filter(sheet -> !ours.contains(sheet)).toList();
        ours = Objects.requireNonNull(theme).styleSheets();
        styleSheets.setAll(
                java.util.stream.Stream.concat(ours.stream(), others.stream()).toList());
    }
}
