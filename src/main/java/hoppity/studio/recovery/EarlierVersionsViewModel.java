package hoppity.studio.recovery;

import static hoppity.words.Words.tr;

import hoppity.studio.backup.Backups;
import hoppity.studio.backup.Backups.Version;
import hoppity.studio.concurrent.Progress;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.TaskStopped;
import hoppity.studio.session.Session;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The earlier versions of one file, or of all of which there are some. They are read in the background, as they are shown. */
public final class EarlierVersionsViewModel {
    private final Backups backups;
    private final Session session;
    private final TaskRunner tasks;
    private final KeptGameText text;
    private final Map<Path, EarlierVersion> read = new HashMap<>();
    private final ObservableList<FileChoice> files = FXCollections.observableArrayList();
    private final ObjectProperty<FileChoice> file = new SimpleObjectProperty<>(this, "file", FileChoice.ALL);
    private final ObservableList<EarlierVersion> versions = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper(this, "state", "");
    private List<Version> all = List.of();

    /** One of the files, or all of them if null. */
    public record FileChoice(@Nullable Path file) {
        static final FileChoice ALL = new FileChoice(null);

        String label() {
            return file == null ? tr("All files") : file.getFileName() + " — " + file.getParent();
        }

        private boolean includes(Version version) {
            return file == null || file.equals(version.original());
        }
    }

    /** @param zone in which times are told */
    public EarlierVersionsViewModel(Backups backups, Session session, TaskRunner tasks, ZoneId zone) {
        this.backups = backups;
        this.session = session;
        this.tasks = tasks;
        text = new KeptGameText(zone);
        file.addListener((observable, before, now) -> read());
    }

    /** What can be chosen: all files first, then those of which there are earlier versions, the one saved last first. */
    public ObservableList<FileChoice> files() {
        return files;
    }

    public ObjectProperty<FileChoice> fileProperty() {
        return file;
    }

    /** The versions of the chosen file, the newest first. */
    public ObservableList<EarlierVersion> versions() {
        return versions;
    }

    /** What stands in the place of an empty list. */
    public ReadOnlyStringProperty stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Finds the versions, and shows those of the open game's file if there are any. */
    public void look() {
        state.set(tr("Looking for earlier versions…"));
        tasks.run(tr("Looking for earlier versions"), backups::versions, this::found, this::failed);
    }

    private void found(List<Version> found) {
        all = found;
        files.setAll(FileChoice.ALL);
        files.addAll(found.stream()
                .map(Version::original)
                .distinct()
                .map(FileChoice::new)
                .toList());
        var open = session.document()
                .flatMap(game -> Optional.ofNullable(game.fileProperty().get()))
                .map(path -> new FileChoice(path.toAbsolutePath().normalize()))
                .filter(files::contains)
                .orElse(FileChoice.ALL);
        if (open.equals(file.get())) {
            read();
        } else {
            file.set(open);
        }
    }

    private void read() {
        var choice = file.get();
        var shown = all.stream().filter(choice::includes).toList();
        var unread = shown.stream()
                .filter(version -> !read.containsKey(version.file()))
                .toList();
        tasks.run(
                tr("Reading earlier versions"),
                progress -> read(unread, progress),
                made -> {
                    made.forEach(version -> read.put(version.version().file(), version));
                    if (choice.equals(file.get())) {
                        state.set(tr("Nothing has been saved over yet. What Save replaces will be found here."));
                        versions.setAll(shown.stream()
                                .map(version -> read.get(version.file()))
                                .toList());
                    }
                },
                this::failed);
    }

    private static List<EarlierVersion> read(List<Version> unread, Progress progress) {
        var made = new ArrayList<EarlierVersion>();
        for (var version : unread) {
            progress.at(made.size(), unread.size());
            made.add(EarlierVersion.read(version));
        }
        return made;
    }

    private void failed(Exception problem) {
        state.set(
                problem instanceof TaskStopped stopped
                        ? stopped.sentence()
                        : tr("The earlier versions cannot be read: {0}", problem.getMessage()));
    }

    /** Opens a version as a game of its own; what is in the file stays. */
    public void open(EarlierVersion chosen) {
        var version = chosen.version();
        session.openKept(name(version), () -> Files.readAllBytes(version.file()));
    }

    KeptGameRow row(EarlierVersion shown) {
        var version = shown.version();
        var place = version.original().toString();
        var preview = shown.preview();
        return preview == null
                ? new KeptGameRow(name(version), String.valueOf(shown.problem()), place, null)
                : text.row(name(version), version.time(), preview, place);
    }

    private static String name(Version version) {
        return version.original().getFileName().toString();
    }
}
