package hoppity.studio.app;

import hoppity.studio.settings.RecentFiles;
import hoppity.studio.shell.WelcomeView.GameLink;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** The recent files as links of the welcome page. */
final class RecentGames {
    private RecentGames() {}

    static ObservableList<GameLink> of(RecentFiles recent, Consumer<Path> open) {
        ObservableList<GameLink> links = FXCollections.observableArrayList();
        Runnable fill = () -> links.setAll(
                recent.files().stream().map(file -> link(file, open)).toList());
        recent.files().addListener((ListChangeListener<Path>) change -> fill.run());
        fill.run();
        return links;
    }

    private static GameLink link(Path file, Consumer<Path> open) {
        var folder = Objects.toString(file.getParent(), "");
        return new GameLink(file.getFileName().toString(), folder, () -> open.accept(file));
    }
}
