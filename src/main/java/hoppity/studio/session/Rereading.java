package hoppity.studio.session;

import static hoppity.words.Words.tr;

import hoppity.format.TextEncoding;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.TextSource;
import hoppity.studio.session.Prompts.Reading;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** Reads the text of a game again in another encoding than the one that was found out. */
final class Rereading {
    private final TaskRunner tasks;
    private final Prompts prompts;
    private final Notifications notifications;
    private final OpenGames games;
    private final KnownFiles known;
    private final Reloading reloading;

    Rereading(
            TaskRunner tasks,
            Prompts prompts,
            Notifications notifications,
            OpenGames games,
            KnownFiles known,
            Reloading reloading) {
        this.tasks = tasks;
        this.prompts = prompts;
        this.notifications = notifications;
        this.games = games;
        this.known = known;
        this.reloading = reloading;
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
            reloading.reload(game, source.file(), chosen.get(), (fresh, hadChanges) -> {});
        }
    }
}
