package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.FileState;
import hoppity.studio.document.GameDocument;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Files that another program changes, moves or deletes while their games are open. */
final class ChangedFiles {
    private final TaskRunner tasks;
    private final Prompts prompts;
    private final Notifications notifications;
    private final OpenGames games;
    private final GameSaver saver;
    private final Reloading reloading;
    /** What a person was asked about. */
    private final Map<GameDocument, FileState> ignored = new WeakHashMap<>();

    private boolean looking;

    /** A file with what it was like at first, and what it is like now. */
    private record Look(GameDocument game, Path file, FileState before, FileState now) {}

    ChangedFiles(
            TaskRunner tasks,
            Prompts prompts,
            Notifications notifications,
            OpenGames games,
            GameSaver saver,
            Reloading reloading) {
        this.tasks = tasks;
        this.prompts = prompts;
        this.notifications = notifications;
        this.games = games;
        this.saver = saver;
        this.reloading = reloading;
        saver.setOnChanged(this::ask);
    }

    /** Looks at the files of all open games, in the background, and asks about those that were changed. */
    void check() {
        var open = new ArrayList<Look>();
        for (var game : games.all()) {
            var file = game.fileProperty().get();
            var state = game.fileState();
            if (file != null && state != null && !saver.isSaving(file)) {
                open.add(new Look(game, file, state, state));
            }
        }
        if (looking || open.isEmpty()) {
            return;
        }
        looking = true;
        tasks.run(
                tr("Looking at the files of the open games"),
                () -> look(open),
                looks -> {
                    looks.forEach(this::tell);
                    looking = false;
                },
                problem -> looking = false);
    }

    private static List<Look> look(List<Look> open) {
        var changed = new ArrayList<Look>();
        for (var look : open) {
            try {
                var now = look.before().now(look.file());
                if (!now.equals(look.before())) {
                    changed.add(new Look(look.game(), look.file(), look.before(), now));
                }
            } catch (IOException e) {
                // A file that cannot be read at the moment tells nothing; saving will say what is wrong.
            }
        }
        return changed;
    }

    private void tell(Look look) {
        var game = look.game();
        // A game that was or is being saved in the meantime has changed its file itself.
        if (!games.all().contains(game) || game.fileState() != look.before() || saver.isSaving(look.file())) {
            return;
        }
        if (look.now().sameContent(look.before())) {
            game.setFileState(look.now());
        } else if (!look.now().isThere()) {
            game.setFileState(look.now());
            game.markUnsaved();
            notifications.warning(tr(
                    "{0} was deleted or moved elsewhere. The game is open still; saving writes the file again.",
                    look.file().getFileName()));
        } else if (!look.now().equals(ignored.get(game))) {
            ask(game, look.file(), look.now(), () -> {});
        }
    }

    private void ask(GameDocument game, Path file, FileState now, Runnable afterSaving) {
        // The window gets the focus back before the answer is carried out, and looks at the files again.
        ignored.put(game, now);
        game.commitEditors();
        games.show(game);
        switch (prompts.changedElsewhere(GameTitle.of(game), game.isDirty())) {
            case RELOAD -> reload(game, file);
            case KEEP_BOTH -> saver.saveAs(game, afterSaving);
            case OVERWRITE -> saver.overwrite(game, afterSaving);
            case LATER -> game.markUnsaved();
        }
    }

    private void reload(GameDocument game, Path file) {
        reloading.reload(game, file, null, (fresh, hadChanges) -> {
            if (hadChanges) {
                notifications.show(Notification.warning(tr(
                                "{0} was reloaded; your changes are among its earlier versions.", GameTitle.of(fresh)))
                        .withAction(tr("Undo"), () -> bringBack(game, fresh)));
            }
        });
    }

    /** The file stays as the other program left it; saving over it is asked about again. */
    private void bringBack(GameDocument old, GameDocument fresh) {
        if (games.all().contains(fresh) && !fresh.isDirty()) {
            games.replace(fresh, old);
        } else {
            old.fileProperty().set(null);
            games.add(old);
        }
    }
}
