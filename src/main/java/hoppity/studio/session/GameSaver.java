package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    /** Saves a game into its file; asks for one if it has none. */
    void save(GameDocument game, Runnable andThen) {
        var file = game.fileProperty().get();
        if (file == null) {
            saveAs(game, andThen);
        } else {
            write(game, file, andThen);
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
                write(game, file, andThen);
            }
        });
    }

    private static String suggestedName(GameDocument open) {
        var file = open.fileProperty().get();
        return file != null
                ? file.getFileName().toString()
                : open.record().variant().id() + NEW_FILE_ENDING;
    }

    private void write(GameDocument open, Path file, Runnable andThen) {
        var lane = saves.computeIfAbsent(file.toAbsolutePath().normalize(), path -> new ArrayDeque<>());
        lane.add(() -> write(open, file, andThen, () -> {
            lane.remove();
            if (!lane.isEmpty()) {
                lane.element().run();
            }
        }));
        if (lane.size() == 1) {
            lane.element().run();
        }
    }

    private void write(GameDocument open, Path file, Runnable andThen, Runnable onEnd) {
        open.commitEditors();
        open.storeView();
        open.record().setModified(clock.instant());
        long revision = open.contentRevision();
        var content = open.record().snapshot();
        tasks.runToEnd(
                tr("Saving {0}", file.getFileName()),
                progress -> files.write(content, file),
                losses -> {
                    open.markSaved(revision);
                    open.fileProperty().set(file);
                    known.remember(file);
                    tellLosses(file, losses);
                    onEnd.run();
                    andThen.run();
                },
                problem -> {
                    known.failed(file, problem);
                    onEnd.run();
                });
    }

    private void tellLosses(Path file, List<String> losses) {
        if (!losses.isEmpty()) {
            notifications.show(Notification.info(tr(
                            "{0} is saved; this format leaves out {1}.", file.getFileName(), String.join(", ", losses)))
                    .withDetail(String.join("\n", losses)));
        }
    }
}
