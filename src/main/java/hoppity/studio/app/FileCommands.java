package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.session.Session;
import hoppity.studio.settings.RecentFiles;
import hoppity.studio.varianteditor.VariantWindows;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** The commands that open, save and close games. */
final class FileCommands {
    /** Tabs that have a key of their own. */
    private static final int NUMBERED = 9;

    private final Session session;
    private final RecentFiles recentFiles;
    private final Runnable quit;
    private final VariantWindows variants;
    private final Runnable setUp;
    private final Command startPage;
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
        startPage = Command.of("file.startPage", tr("Start page"))
                .description(tr("Recent games, samples and new games; what is open stays open"))
                .icon("mdi2p-plus")
                .shortcut("Shortcut+Shift+N")
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(session.games()::showStartPage);
    }

    /** Adds them to the menu File and returns those of the toolbar. */
    List<Command> addTo(CommandRegistry commands) {
        ObservableBooleanValue open = session.documentProperty().isNotNull();
        var newGame = Command.of("file.new", tr("New game…"))
                .icon("mdi2f-file-outline")
                .shortcut("Shortcut+N")
                .runs(session::newGame);
        var setUpPosition = Command.of("file.setUp", tr("Set up position…"))
                .description(tr("Puts the pieces where you want them and begins a game there"))
                .icon("mdi2g-grid")
                .shortcut("Shortcut+E")
                .runs(setUp);
        var openGame = Command.of("file.open", tr("Open…"))
                .icon("mdi2f-folder-outline")
                .shortcut("Shortcut+O")
                .runs(session::open);
        var save = Command.of("file.save", tr("Save"))
                .icon("mdi2c-content-save-outline")
                .shortcut("Shortcut+S")
                .enabledWhen(open)
                .runs(session::save);
        var saveAs = Command.of("file.saveAs", tr("Save as…"))
                .shortcut("Shortcut+Shift+S")
                .enabledWhen(open)
                .runs(session::saveAs);
        var close = Command.of("file.close", tr("Close game"))
                .shortcut("Shortcut+W")
                .enabledWhen(open)
                .runs(session::close);
        var file = commands.menu(tr("_File"));
        file.add(newGame, setUpPosition, openGame)
                .submenu(tr("Open recent"), recent)
                .separator()
                .add(save, saveAs);
        file.add(Command.of("file.reread", tr("Read again in another encoding…"))
                .description(tr("For a text whose letters came out wrong"))
                .enabledWhen(session.rereadable())
                .runs(session::reread));
        file.separator()
                .add(
                        Command.of("file.newVariant", tr("New variant…"))
                                .description(tr("Makes a game of your own: board, camps and rules"))
                                .runs(variants::create),
                        Command.of("file.variants", tr("Edit variants…"))
                                .description(tr("Your variants and the presets: change, copy, import, export"))
                                .runs(variants::manage));
        file.separator()
                .add(
                        close,
                        Command.of("file.closeOthers", tr("Close the other games"))
                                .enabledWhen(several())
                                .runs(() -> session.document().ifPresent(session::closeOthers)),
                        Command.of("file.reopen", tr("Reopen closed game"))
                                .description(tr("Opens the file of the game that was closed last"))
                                .shortcut("Shortcut+Shift+T")
                                .enabledWhen(session.reopenable())
                                .runs(session::reopenClosed));
        file.separator().add(tabs());
        for (int place = 1; place <= NUMBERED; place++) {
            commands.add(numbered(place));
        }
        fillRecent();
        recentFiles.files().addListener((ListChangeListener<Path>) change -> fillRecent());
        return List.of(newGame, openGame, save);
    }

    /** To be called when all else is in the menu File: the end stands at its end. */
    void addQuit(CommandRegistry commands) {
        commands.menu(tr("_File"))
                .separator()
                .add(Command.of("file.quit", tr("Quit")).shortcut("Shortcut+Q").runs(quit));
    }

    private Command[] tabs() {
        var games = session.games();
        var another = Bindings.size(games.all())
                .greaterThan(1)
                .or(Bindings.isNotEmpty(games.all())
                        .and(session.documentProperty().isNull()));
        return new Command[] {
            startPage,
            Command.of("file.nextGame", tr("Next game"))
                    .description(tr("The tab at the right"))
                    .shortcut("Shortcut+Page Down", "Shortcut+Tab")
                    .enabledWhen(another)
                    .runs(() -> games.step(1)),
            Command.of("file.previousGame", tr("Previous game"))
                    .description(tr("The tab at the left"))
                    .shortcut("Shortcut+Page Up", "Shortcut+Shift+Tab")
                    .enabledWhen(another)
                    .runs(() -> games.step(-1))
        };
    }

    private Command numbered(int place) {
        return Command.of("file.game." + place, tr("Game {0}", place))
                .description(tr("The tab with this number from the left"))
                .shortcut("Shortcut+" + place)
                .enabledWhen(Bindings.size(session.games().all()).greaterThanOrEqualTo(place))
                .runs(() -> session.games().show(session.games().all().get(place - 1)));
    }

    private ObservableBooleanValue several() {
        return Bindings.size(session.games().all()).greaterThan(1);
    }

    /** What shows the start page, for the strip of tabs. */
    Command startPage() {
        return startPage;
    }

    private void fillRecent() {
        recent.setAll(recentFiles.files().stream()
                .map(path -> Command.of("file.recent." + path, path.getFileName() + " — " + path.getParent())
                        .runs(() -> session.open(path, 0)))
                .toList());
    }
}
