package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.format.ReadResult;
import hoppity.record.GameRecord;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Puts what is in a file now into the place of an open game, whose changes go to the earlier versions of the file first. */
final class Reloading {
    private final TaskRunner tasks;
    private final GameFiles files;
    private final OpenGames games;
    private final KnownFiles known;
    private final Choice choice;

    /** Which of the games that were read is meant. */
    interface Choice {
        void take(String name, ReadResult result, Consumer<GameRecord> then);
    }

    /** What is told of a game that was reloaded. */
    interface OnReloaded {
        /** @param hadChanges whether the old game had changes, which are an earlier version now */
        void replaced(GameDocument fresh, boolean hadChanges);
    }

    Reloading(TaskRunner tasks, GameFiles files, OpenGames games, KnownFiles known, Choice choice) {
        this.tasks = tasks;
        this.files = files;
        this.games = games;
        this.known = known;
        this.choice = choice;
    }

    /** @param charset the encoding to read it in; null to find out */
    void reload(GameDocument game, Path file, @Nullable Charset charset, OnReloaded then) {
        game.commitEditors();
        var own = game.isDirty() ? game.record().snapshot() : null;
        tasks.run(
                tr("Opening {0}", file.getFileName()),
                () -> {
                    if (own != null) {
                        files.keepVersion(file, own);
                    }
                    return ReadGame.read(files, file, charset);
                },
                read -> choice.take(file.getFileName().toString(), read.result(), record -> {
                    if (games.all().contains(game)) {
                        var fresh = read.open(record, file);
                        fresh.record().tree().find(game.cursor().id()).ifPresent(fresh::goTo);
                        games.replace(game, fresh);
                        then.replaced(fresh, own != null);
                    }
                }),
                problem -> known.failed(file, problem));
    }
}
