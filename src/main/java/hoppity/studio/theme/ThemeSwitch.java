package hoppity.studio.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;

/** Keeps a scene, and the popups that it opens, in the chosen theme, with the chosen boards and pieces. */
public final class ThemeSwitch {
    private final ObservableList<String> styleSheets;
    private final ObservableValue<Theme> theme;
    private final ObservableValue<BoardTheme> boards;
    private final ObservableValue<PieceSet> pieces;
    private List<String> ours = List.of();

    private ThemeSwitch(
            ObservableList<String> styleSheets,
            ObservableValue<Theme> theme,
            ObservableValue<BoardTheme> boards,
            ObservableValue<PieceSet> pieces) {
        this.styleSheets = styleSheets;
        this.theme = theme;
        this.boards = boards;
        this.pieces = pieces;
    }

    /** Dresses the scene, and again whenever another theme is chosen; boards are of wood, pieces ringed. */
    public static void install(Scene scene, ObservableValue<Theme> theme) {
        install(scene, theme, new SimpleObjectProperty<>(BoardTheme.WOOD), new SimpleObjectProperty<>(PieceSet.RINGS));
    }

    /** Dresses the scene, and again whenever something else is chosen. */
    public static void install(
            Scene scene,
            ObservableValue<Theme> theme,
            ObservableValue<BoardTheme> boards,
            ObservableValue<PieceSet> pieces) {
        var dresser = new ThemeSwitch(scene.getStylesheets(), theme, boards, pieces);
        dresser.showTheme();
        theme.addListener((observable, before, now) -> dresser.showTheme());
        boards.addListener((observable, before, now) -> dresser.show());
        pieces.addListener((observable, before, now) -> dresser.show());
    }

    /** To be called before the first control is made, which otherwise reads JavaFX's own theme in vain. */
    public static void prepare(Theme theme) {
        Application.setUserAgentStylesheet(
                switch (theme) {
                    case LIGHT -> new PrimerLight().getUserAgentStylesheetBSS();
                    case DARK -> new PrimerDark().getUserAgentStylesheetBSS();
                });
    }

    private void showTheme() {
        prepare(theme.getValue());
        show();
    }

    private void show() {
        var others = styleSheets.stream().filter(sheet -> !ours.contains(sheet)).toList();
        ours = Stream.of(
                        theme.getValue().styleSheets(),
                        boards.getValue().styleSheets(theme.getValue()),
                        pieces.getValue().styleSheets())
                .flatMap(List::stream)
                .toList();
        styleSheets.setAll(Stream.concat(ours.stream(), others.stream()).toList());
    }
}
