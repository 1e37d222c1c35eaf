package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.record.GameNode;
import hoppity.studio.concurrent.Progress;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.OpenFile;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import org.jspecify.annotations.Nullable;

/** Remembers which files are open, and opens them again at the next start. */
public final class SessionMemory {
    private final OpenGames games;
    private final Settings settings;
    private final GameFiles files;
    private final TaskRunner tasks;
    private final Notifications notifications;
    private final ObservableValue<GameNode> place;
    private boolean remembering;

    /** What became of one file: its games, or why it cannot be read. */
    private record Reading(
            OpenFile open,
            @Nullable ReadGame read,
            @Nullable String problem) {}

    public SessionMemory(
            OpenGames games, Settings settings, GameFiles files, TaskRunner tasks, Notifications notifications) {
        this.games = games;
        this.settings = settings;
        this.files = files;
        this.tasks = tasks;
        this.notifications = notifications;
        place = games.shownProperty().flatMap(GameDocument::cursorProperty);
    }

    /** Starts to write down what is open, from now on and at each change. */
    public void remember() {
        if (remembering) {
            return;
        }
        remembering = true;
        InvalidationListener onChange = observable -> store();
        games.all().addListener((ListChangeListener<GameDocument>) change -> {
            while (change.next()) {
                change.getRemoved().forEach(game -> leave(game, onChange));
                change.getAddedSubList().forEach(game -> watch(game, onChange));
            }
            store();
        });
        games.all().forEach(game -> watch(game, onChange));
        games.shownProperty().addListener(onChange);
        place.addListener((observable, before, now) -> store());
        store();
    }

    private static void watch(GameDocument game, InvalidationListener onChange) {
        game.fileProperty().addListener(onChange);
        // A saved file holds the place in the game; what is remembered here must not be older.
        game.dirtyProperty().addListener(onChange);
    }

    private static void leave(GameDocument game, InvalidationListener onChange) {
        game.fileProperty().removeListener(onChange);
        game.dirtyProperty().removeListener(onChange);
    }

    /** Writes down what is open, with the places in the games as they are now; nothing before {@link #remember()}. */
    public void store() {
        if (!remembering) {
            return;
        }
        var open = new ArrayList<OpenFile>();
        int shown = -1;
        for (var game : games.all()) {
            var file = game.fileProperty().get();
            if (file != null) {
                shown = game == games.shownProperty().get() ? open.size() : shown;
                open.add(new OpenFile(file.toAbsolutePath(), game.cursor().id()));
            }
        }
        settings.openFiles().set(List.copyOf(open));
        settings.shownFile().set(shown);
    }

    /**
     * Opens what was open at the end, if the settings say so, and begins to remember.
     *
     * @param showLast whether to show the game that was shown, unless one has been opened in the meantime
     */
    public void restore(boolean showLast) {
        var last = settings.openFiles().get();
        int shown = settings.shownFile().get();
        if (last.isEmpty() || !settings.restoreGames().get()) {
            remember();
            return;
        }
        tasks.run(
                tr("Opening the games of last time"),
                progress -> read(last, progress),
                readings -> {
                    show(readings, showLast ? shown : -1);
                    remember();
                },
                problem -> {
                    notifications.warning(tr("The games of last time are not open: {0}", problem.getMessage()));
                    remember();
                });
    }

    private List<Reading> read(List<OpenFile> last, Progress progress) {
        var readings = new ArrayList<Reading>();
        for (var open : last) {
            progress.at(readings.size(), last.size());
            readings.add(read(open));
        }
        return readings;
    }

    private Reading read(OpenFile open) {
        try {
            var read = ReadGame.read(files, open.file());
            var result = read.result();
            return result.games().size() == 1
                    ? new Reading(open, read, null)
                    : new Reading(
                            open,
                            null,
                            count(
                                    result.games().size(),
                                    "{1} holds {0} game now",
                                    "{1} holds {0} games now",
                                    open.file()));
        } catch (IOException e) {
            return new Reading(open, null, String.valueOf(e.getMessage()));
        }
    }

    private void show(List<Reading> readings, int shown) {
        var problems = new ArrayList<String>();
        for (int i = 0; i < readings.size(); i++) {
            var reading = readings.get(i);
            var read = reading.read();
            if (read == null) {
                problems.add(String.valueOf(reading.problem()));
                continue;
            }
            var file = reading.open().file();
            var game = games.of(file).orElseGet(() -> opened(reading.open(), read));
            if (i == shown && games.shownProperty().get() == null) {
                games.show(game);
                ReadMessages.tell(notifications, file.getFileName().toString(), read.result());
            }
        }
        notifications.warnings(
                problems,
                n -> count(n, "{0} game of last time cannot be opened.", "{0} games of last time cannot be opened."));
    }

    private GameDocument opened(OpenFile open, ReadGame read) {
        var record = read.result().games().get(0);
        var game = read.open(record, open.file());
        record.tree().find(open.node()).ifPresent(game::goTo);
        games.append(game);
        return game;
    }
}
