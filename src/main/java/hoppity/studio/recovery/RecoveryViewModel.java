package hoppity.studio.recovery;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.session.Session;
import hoppity.studio.shell.Notifications;
import java.time.ZoneId;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The games that a crash left unsaved: each is opened, thrown away, or left for another time. */
public final class RecoveryViewModel {
    private final JournalFolder folder;
    private final Journal journal;
    private final Session session;
    private final TaskRunner tasks;
    private final Notifications notifications;
    private final KeptGameText text;
    private final ObservableList<Recoverable> games = FXCollections.observableArrayList();
    private final ObservableList<Recoverable> view = FXCollections.unmodifiableObservableList(games);

    /** @param zone in which times are told */
    public RecoveryViewModel(
            JournalFolder folder,
            Journal journal,
            Session session,
            TaskRunner tasks,
            Notifications notifications,
            ZoneId zone) {
        this.folder = folder;
        this.journal = journal;
        this.session = session;
        this.tasks = tasks;
        this.notifications = notifications;
        text = new KeptGameText(zone);
    }

    /** An unmodifiable view that follows the changes; those written last first. */
    public ObservableList<Recoverable> games() {
        return view;
    }

    /**
     * Looks for such games, in the background.
     *
     * @param whenFound called if there are some
     */
    public void look(Runnable whenFound) {
        tasks.run(
                tr("Looking for unsaved games"),
                folder::read,
                found -> {
                    games.setAll(found.games());
                    notifications.warnings(
                            found.notices(),
                            n -> count(
                                    n,
                                    "{0} game with unsaved changes cannot be read.",
                                    "{0} games with unsaved changes cannot be read."));
                    if (!games.isEmpty()) {
                        whenFound.run();
                    }
                },
                problem -> notifications.warning(
                        tr("Games with unsaved changes cannot be looked for: {0}", problem.getMessage())));
    }

    /** Opens games with their changes unsaved still; Save goes where it went. */
    public void open(List<Recoverable> chosen) {
        for (var game : List.copyOf(chosen)) {
            if (games.remove(game)) {
                var opened = session.recover(game.record(), game.file(), game.state());
                journal.take(opened, game.id());
            }
        }
    }

    /** Deletes the changes of a game for good. */
    public void throwAway(Recoverable game) {
        if (games.remove(game)) {
            tasks.runToEnd(
                    tr("Deleting {0}", game.title()),
                    progress -> {
                        folder.delete(game.id());
                        return game;
                    },
                    gone -> {},
                    problem -> {
                        games.add(game);
                        notifications.error(tr("The unsaved changes cannot be deleted: {0}", problem.getMessage()));
                    });
        }
    }

    KeptGameRow row(Recoverable game) {
        var file = game.file();
        return text.row(game.title(), game.written(), game.preview(), file == null ? null : file.toString());
    }
}
