package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Pasted.Board;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Takes games, positions and lists of moves that come as text: shows what they are, and asks what becomes of them. */
final class Pasting {
    private final TaskRunner tasks;
    private final GameFiles files;
    private final Prompts prompts;
    private final Notifications notifications;
    private final OpenGames games;
    private final KnownFiles known;
    private final Consumer<GameRecord> opener;

    /** @param opener shows a game in a tab of its own */
    Pasting(
            TaskRunner tasks,
            GameFiles files,
            Prompts prompts,
            Notifications notifications,
            OpenGames games,
            KnownFiles known,
            Consumer<GameRecord> opener) {
        this.tasks = tasks;
        this.files = files;
        this.prompts = prompts;
        this.notifications = notifications;
        this.games = games;
        this.known = known;
        this.opener = opener;
    }

    /** @param name where the text came from, for messages */
    void paste(String name, String text) {
        var open = games.shownProperty().get();
        if (open != null) {
            open.commitEditors();
        }
        var board = open == null ? null : new Board(open.record().variant(), open.position());
        var cursor = open == null ? null : open.cursor();
        notifications.dismissAll();
        tasks.run(
                tr("Reading what was copied"),
                () -> Pasted.read(files, name, text, board),
                ways -> {
                    var preview = new PastePreview(ways, open);
                    prompts.whatToPaste(
                            preview,
                            action -> take(name, preview.chosenProperty().get(), action, open, cursor));
                },
                problem -> known.failed(Path.of(name), problem));
    }

    private void take(
            String name,
            Pasted pasted,
            PastePreview.Action action,
            @Nullable GameDocument open,
            @Nullable GameNode cursor) {
        if (action == PastePreview.Action.OPEN || open == null || cursor == null) {
            opener.accept(pasted.game());
            var source = pasted.source();
            if (source != null) {
                ReadMessages.tell(notifications, name, source);
            }
        } else if (action == PastePreview.Action.MERGE) {
            merge(open, pasted.game());
        } else {
            insert(open, cursor, pasted.game());
        }
    }

    private void insert(GameDocument open, GameNode at, GameRecord line) {
        open.commitEditors();
        var record = open.record();
        if (record.tree().find(at.id()).orElse(null) != at) {
            notifications.warning(tr("The move is not there any more; nothing was inserted."));
            return;
        }
        var edit = Edits.pasteLine(record, at, line);
        if (edit.isPresent()) {
            open.edit(() -> edit, () -> endOf(line, at, record));
        } else {
            open.goTo(endOf(line, at, record));
            notifications.info(tr("The copied line is in the game already."));
        }
    }

    /** Where a line ends in a record that has it from a node on. */
    private static GameNode endOf(GameRecord line, GameNode at, GameRecord record) {
        var end = at;
        for (var node : line.tree().lineThrough(line.tree().root())) {
            var turn = node.turn();
            if (turn != null) {
                end = record.tree().child(end, turn).orElseThrow();
            }
        }
        return end;
    }

    /** Makes the first game of a text part of a game, as variations. */
    void mergeText(GameDocument open, String name, String text) {
        var variant = open.record().variant();
        tasks.run(
                tr("Reading the copied game"),
                () -> files.parse(text.getBytes(StandardCharsets.UTF_8), name, variant),
                result -> merge(open, result.games().get(0)),
                problem -> refuse(String.valueOf(problem.getMessage())));
    }

    private void merge(GameDocument open, GameRecord other) {
        var record = open.record();
        if (!record.variant().equals(other.variant())) {
            refuse(tr(
                    "it is a game of {0}, and this is one of {1}",
                    other.variant().shownName(), record.variant().shownName()));
            return;
        }
        Optional<MergePlace> place = MergePlace.find(open, other);
        if (place.isEmpty()) {
            refuse(tr("it starts from a position that is neither the start of this game nor on the board"));
            return;
        }
        int before = record.tree().size();
        open.editInPlace(() -> Edits.merge(record, place.get().at(), place.get().other()));
        int more = record.tree().size() - before;
        notifications.show(
                more == 0
                        ? Notification.info(tr("The copied game has no move that is not in this one."))
                        : Notification.info(count(more, "One move was merged.", "{0} moves were merged."))
                                .withAction(tr("Undo"), open::undo));
    }

    private void refuse(String reason) {
        notifications.error(tr("The copied game cannot be merged: {0}.", reason));
    }
}
