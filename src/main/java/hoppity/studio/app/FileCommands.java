package hoppity.studio.app;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.session.Session;
import hoppity.studio.settings.RecentFiles;
import hoppity.studio.varianteditor.VariantWindows;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** The commands that open, save and close games. */
final class FileCommands {
    private final Session session;
    private final RecentFiles recentFiles;
    private final Runnable quit;
    private final VariantWindows variants;
    private final Runnable setUp;
    private final ObservableList<Command> recent = FXCollections.observableArrayList();

    /**
     * @param setUp opens the set-up editor
     * @param quit ends the studio, after the guard of unsaved changes
     */
    FileCommands(Session session, RecentFiles recentFiles, VariantWindows variants, Runnable setUp, Runnable quit) {
        this.session = session;
        this.recentFiles = recentFiles;
        this.variants = variants;
        this.setUp = setUp;
        this.quit = quit;
    }

    /** Adds them to the menu File and returns those of the toolbar. */
    List<Command> addTo(CommandRegistry commands) {
        ObservableBooleanValue open = session.documentProperty().isNotNull();
        var newGame = Command.of("file.new", "New game…")
                .icon("mdi2f-file-outline")
                .shortcut("Shortcut+N")
                .runs(session::newGame);
        var setUpPosition = Command.of("file.setUp", "Set up position…")
                .description("Puts the pieces where you want them and begins a game there")
                .icon("mdi2g-grid")
                .shortcut("Shortcut+E")
                .runs(setUp);
        var openGame = Command.of("file.open", "Open…")
                .icon("mdi2f-folder-outline")
                .shortcut("Shortcut+O")
                .runs(session::open);
        var save = Command.of("file.save", "Save")
                .icon("mdi2c-content-save-outline")
                .shortcut("Shortcut+S")
                .enabledWhen(open)
                .runs(session::save);
        var saveAs = Command.of("file.saveAs", "Save as…")
                .shortcut("Shortcut+Shift+S")
                .enabledWhen(open)
                .runs(session::saveAs);
        var close = Command.of("file.close", "Close game")
                .shortcut("Shortcut+W")
                .enabledWhen(open)
                .runs(session::close);
        var file = commands.menu("_File");
        file.add(newGame, setUpPosition, openGame)
                .submenu("Open recent", recent)
                .separator()
                .add(save, saveAs);
        file.separator()
                .add(
                        Command.of("file.newVariant", "New variant…")
                                .description("Makes a game of your own: board, camps and rules")
                                .runs(variants::create),
                        Command.of("file.variants", "Edit variants…")
                                .description("Your variants and the presets: change, copy, import, export")
                                .runs(variants::manage));
        file.separator().add(close);
        file.add(Command.of("file.quit", "Quit").shortcut("Shortcut+Q").runs(quit));
        fillRecent();
        recentFiles.files().addListener((ListChangeListener<Path>) change -> fillRecent());
        return List.of(newGame, openGame, save);
    }

    private void fillRecent() {
        recent.setAll(recentFiles.files().stream()
                .map(path -> Command.of("file.recent." + path, path.getFileName() + " — " + path.getParent())
                        .runs(() -> session.open(path, 0)))
                .toList());
    }
}
