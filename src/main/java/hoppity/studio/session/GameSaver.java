package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.record.GameRecord;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.FileState;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Saves games into files, in the background, one save of a file after the other. */
final class GameSaver {
    private static final String NEW_FILE_ENDING = ".hgj";

    private final TaskRunner tasks;
    private final GameFiles files;
    private final Prompts prompts;
    private final Notifications notifications;
    private final Settings settings;
    private final Clock clock;
    private final OpenGames games;
    private final KnownFiles known;
    /** What is being saved into each file and what waits for that: two at once could leave the older content. */
    private final Map<Path, Deque<Runnable>> saves = new HashMap<>();

    private OnChanged onChanged = (game, file, now, andThen) -> {};

    /** Decides about a file that another program has changed since it was read or saved last. */
    interface OnChanged {
        void ask(GameDocument game, Path file, FileState now, Runnable afterSaving);
    }

    /**
     * What became of a save.
     *
     * @param changed what another program made of the file, which was left like that; null if the game is saved
     * @param state of the saved file, if it can be told
     * @param unkept why the version before could not be kept; null if it was
     * @param anew whether the file had gone
     */
    private record Result(
            @Nullable FileState changed,
            List<String> losses,
            @Nullable FileState state,
            @Nullable IOException unkept,
            boolean anew) {}

    GameSaver(
            TaskRunner tasks,
            GameFiles files,
            Prompts prompts,
            Notifications notifications,
            Settings settings,
            Clock clock,
            OpenGames games,
            KnownFiles known) {
        this.tasks = tasks;
        this.files = files;
        this.prompts = prompts;
        this.notifications = notifications;
        this.settings = settings;
        this.clock = clock;
        this.games = games;
        this.known = known;
    }

    void setOnChanged(OnChanged action) {
        onChanged = action;
    }

    /** Whether something is being saved into this file. */
    boolean isSaving(Path file) {
        var lane = saves.get(file.toAbsolutePath().normalize());
        return lane != null && !lane.isEmpty();
    }

    /** Saves a game into its file, whatever has become of that. */
    void overwrite(GameDocument game, Runnable andThen) {
        var file = game.fileProperty().get();
        if (file != null) {
            write(game, file, true, andThen);
        }
    }

    /** Saves a game into its file; asks for one if it has none. */
    void save(GameDocument game, Runnable andThen) {
        var file = game.fileProperty().get();
        if (file == null) {
            saveAs(game, andThen);
        } else {
            write(game, file, false, andThen);
        }
    }

    /** Asks for a file and saves a game into it. */
    void saveAs(GameDocument game, Runnable andThen) {
        game.commitEditors();
        prompts.fileToSave(settings.lastFolder().get(), suggestedName(game)).ifPresent(named -> {
            var name = named.getFileName().toString();
            var file = files.canWrite(named) ? named : named.resolveSibling(name + NEW_FILE_ENDING);
            if (games.of(file).filter(other -> other != game).isPresent()) {
                notifications.error(
                        tr("{0} is open in another tab; save this game under another name.", file.getFileName()));
            } else {
                write(game, file, true, andThen);
            }
        });
    }

    private static String suggestedName(GameDocument open) {
        var file = open.fileProperty().get();
        return file != null
                ? file.getFileName().toString()
                : open.record().variant().id() + NEW_FILE_ENDING;
    }

    private void write(GameDocument open, Path file, boolean overwrite, Runnable andThen) {
        var lane = saves.computeIfAbsent(file.toAbsolutePath().normalize(), path -> new ArrayDeque<>());
        lane.add(() -> write(open, file, overwrite, andThen, () -> {
            lane.remove();
            if (!lane.isEmpty()) {
                lane.element().run();
            }
        }));
        if (lane.size() == 1) {
            lane.element().run();
        }
    }

    private void write(GameDocument open, Path file, boolean overwrite, Runnable andThen, Runnable onEnd) {
        open.commitEditors();
        open.storeView();
        open.record().setModified(clock.instant());
        long revision = open.contentRevision();
        var content = open.record().snapshot();
        var expected = overwrite ? null : open.fileState();
        tasks.runToEnd(
                tr("Saving {0}", file.getFileName()),
                progress -> write(content, file, expected),
                result -> {
                    var changed = result.changed();
                    if (changed != null) {
                        onEnd.run();
                        onChanged.ask(open, file, changed, andThen);
                        return;
                    }
                    open.markSaved(revision);
                    open.setFileState(result.state());
                    open.fileProperty().set(file);
                    known.remember(file);
                    tell(file, result);
                    onEnd.run();
                    andThen.run();
                },
                problem -> {
                    known.failed(file, problem);
                    onEnd.run();
                });
    }

    /** @param expected what the file must be like to be replaced; null for whatever it is */
    private Result write(GameRecord content, Path file, @Nullable FileState expected) throws IOException {
        boolean anew = false;
        if (expected != null) {
            var now = expected.now(file);
            if (now.isThere() && !now.sameContent(expected)) {
                return new Result(now, List.of(), null, null, false);
            }
            anew = expected.isThere() && !now.isThere();
        }
        IOException unkept = null;
        try {
            files.keepVersion(file);
        } catch (IOException e) {
            unkept = e;
        }
        var losses = files.write(content, file);
        return new Result(null, losses, FileState.find(file).orElse(null), unkept, anew);
    }

    private void tell(Path file, Result result) {
        if (result.anew()) {
            notifications.info(tr("{0} had been deleted or moved; it is written again.", file.getFileName()));
        }
        var unkept = result.unkept();
        if (unkept != null) {
            notifications.show(Notification.warning(tr(
                            "{0} is saved, but its earlier version could not be kept: {1}",
                            file.getFileName(), String.valueOf(unkept.getMessage())))
                    .withDetail(unkept.toString()));
        }
        tellLosses(file, result.losses());
    }

    private void tellLosses(Path file, List<String> losses) {
        if (!losses.isEmpty()) {
            notifications.show(Notification.info(
                            tr("{0} is saved; in this format {1}.", file.getFileName(), String.join(", ", losses)))
                    .withDetail(String.join("\n", losses)));
        }
    }
}
