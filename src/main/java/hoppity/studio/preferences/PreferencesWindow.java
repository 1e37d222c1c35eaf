package hoppity.studio.preferences;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Shortcuts;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.PreferencesFile;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.FileChoosers;
import hoppity.studio.shell.Notifications;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Opens the window of the preferences, and asks for the files that they are carried in. */
public final class PreferencesWindow {
    private static final double WIDTH = 880;
    private static final double HEIGHT = 620;
    private static final String FILE_NAME = "hoppity-preferences" + PreferencesFile.ENDING;

    private final Window owner;
    private final Preferences preferences;
    private final Supplier<Shortcuts> shortcuts;
    private final Notifications notifications;
    private final PreferencesTransfer transfer;
    private @Nullable Stage open;

    /**
     * @param shortcuts asked for when the window opens
     * @param notifications told how an import or export went that was not asked for in the window
     */
    public PreferencesWindow(
            Window owner,
            Preferences preferences,
            Supplier<Shortcuts> shortcuts,
            TaskRunner tasks,
            Notifications notifications) {
        this.owner = owner;
        this.preferences = preferences;
        this.shortcuts = shortcuts;
        this.notifications = notifications;
        transfer = new PreferencesTransfer(preferences, tasks);
    }

    /** Opens the window, or brings it to the front. What is changed in it shows at once in the windows beside it. */
    public void open() {
        open(Section.GENERAL);
    }

    /** The same, at a section if it is not open yet. */
    public void open(Section section) {
        var shown = open;
        if (shown != null) {
            shown.toFront();
            shown.requestFocus();
            return;
        }
        var stage = ChildWindow.of(owner, tr("Preferences"));
        stage.initModality(Modality.NONE);
        var model = new PreferencesViewModel(preferences, new KeyboardViewModel(shortcuts.get()));
        model.sectionProperty().set(section);
        var view = new PreferencesView(model, new PreferencesView.Actions() {
            @Override
            public void importFile() {
                PreferencesWindow.this.importFile(stage, model.messages());
            }

            @Override
            public void exportFile() {
                PreferencesWindow.this.exportFile(stage, model.messages());
            }

            @Override
            public PathChooser paths() {
                return new PathChooser() {
                    @Override
                    public Optional<Path> folder(Path from) {
                        return chooseFolder(stage, from);
                    }

                    @Override
                    public Optional<Path> program(Path from) {
                        return chooseProgram(stage, from);
                    }
                };
            }

            @Override
            public void close() {
                stage.close();
            }
        });
        open = stage;
        stage.setOnHidden(event -> open = null);
        ChildWindow.show(stage, view, WIDTH, HEIGHT, stage::close);
        stage.getScene().focusOwnerProperty().addListener((observable, before, now) -> view.follow(now));
    }

    /** Asks for a file and takes the preferences in it. */
    public void importFile() {
        importFile(owner, notifications);
    }

    /** Asks for a file and writes the preferences into it. */
    public void exportFile() {
        exportFile(owner, notifications);
    }

    private void importFile(Window above, Notifications messages) {
        Optional.ofNullable(chooser(tr("Import preferences")).showOpenDialog(above))
                .map(File::toPath)
                .ifPresent(file -> transfer.importFrom(file, messages));
    }

    private void exportFile(Window above, Notifications messages) {
        var chooser = chooser(tr("Export preferences"));
        chooser.setInitialFileName(FILE_NAME);
        Optional.ofNullable(chooser.showSaveDialog(above))
                .map(File::toPath)
                .ifPresent(file -> transfer.exportTo(file, messages));
    }

    private FileChooser chooser(String title) {
        return FileChoosers.of(
                title,
                preferences.settings().lastFolder().get(),
                new ExtensionFilter(tr("Preferences"), "*" + PreferencesFile.ENDING));
    }

    private static Optional<Path> chooseProgram(Window above, Path program) {
        var chooser = new FileChooser();
        chooser.setTitle(tr("Another engine"));
        var folder = program.toAbsolutePath().getParent();
        if (!program.toString().isEmpty() && folder != null && Files.isDirectory(folder)) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return Optional.ofNullable(chooser.showOpenDialog(above)).map(File::toPath);
    }

    private static Optional<Path> chooseFolder(Window above, Path folder) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(tr("Folder for games"));
        if (Files.isDirectory(folder)) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return Optional.ofNullable(chooser.showDialog(above)).map(File::toPath);
    }
}
