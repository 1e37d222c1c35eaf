package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.format.TextEncoding;
import hoppity.record.GameRecord;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.TextSource;
import hoppity.studio.session.ChangedFiles.Choice;
import hoppity.studio.session.Prompts.Reading;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the text of a game again in another encoding than the one that was found out. */
final class Rereading {
    private final TaskRunner tasks;
    private final GameFiles files;
    private final Prompts prompts;
    private final Notifications notifications;
    private final OpenGames games;
    private final KnownFiles known;
    private final Choice choice;

    Rereading(
            TaskRunner tasks,
            GameFiles files,
            Prompts prompts,
            Notifications notifications,
            OpenGames games,
            KnownFiles known,
            Choice choice) {
        this.tasks = tasks;
        this.files = files;
        this.prompts = prompts;
        this.notifications = notifications;
        this.games = games;
        this.known = known;
        this.choice = choice;
    }

    /** Asks for the encoding; a game with changes is asked about once more. */
    void of(GameDocument game) {
        var source = game.textSourceProperty().get();
        if (source == null) {
            return;
        }
        tasks.run(
                tr("Reading {0}", source.file().getFileName()),
                () -> readings(source),
                readings -> ask(game, source, readings),
                problem -> known.failed(source.file(), problem));
    }

    private static List<Reading> readings(TextSource source) throws IOException {
        var content = Files.readAllBytes(source.file());
        return TextEncoding.possible(content).stream()
                .map(charset -> new Reading(charset, TextEncoding.excerpt(content, charset)))
                .toList();
    }

    private void ask(GameDocument game, TextSource source, List<Reading> readings) {
        if (!games.all().contains(game)) {
            return;
        }
        var title = GameTitle.of(game);
        if (readings.stream().allMatch(reading -> reading.excerpt().isEmpty())) {
            notifications.info(tr("{0} has none but plain letters: it reads the same in every encoding.", title));
            return;
        }
        var chosen = prompts.encoding(title, readings, source.charset());
        if (chosen.isEmpty() || chosen.get().equals(source.charset())) {
            return;
        }
        game.commitEditors();
        if (!game.isDirty() || prompts.givesUpChangesToReread(title)) {
            read(game, source, chosen.get(), game.isDirty() ? game.record().snapshot() : null);
        }
    }

    /** @param own the game with its changes, which goes to the earlier versions; null if it has none */
    private void read(GameDocument game, TextSource source, Charset charset, @Nullable GameRecord own) {
        var file = source.file();
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
                    }
                }),
                problem -> known.failed(file, problem));
    }
}
