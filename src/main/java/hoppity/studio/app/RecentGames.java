package hoppity.studio.app;

import hoppity.format.OneLine;
import hoppity.studio.settings.RecentFiles;
import hoppity.studio.shell.WelcomeView.GameLink;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

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
        return new GameLink(
                OneLine.unbroken(file.getFileName().toString()), folder(file.getParent()), () -> open.accept(file));
    }

    /** The user's own folder is written as a tilde, which leaves room for the rest. */
    private static String folder(@Nullable Path folder) {
        if (folder == null) {
            return "";
        }
        var home = Path.of(System.getProperty("user.home"));
        var path = folder.startsWith(home) ? Path.of("~").resolve(home.relativize(folder)) : folder;
        return OneLine.unbroken(path.toString());
    }
}
