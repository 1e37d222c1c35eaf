package hoppity.studio.app;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.command.Command;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.GameFiles;
import hoppity.studio.session.Session;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Puts a game that was copied elsewhere into the open one, as variations. */
final class MergeCommand {
    private final Session session;
    private final TextClipboard clipboard;
    private final TaskRunner tasks;
    private final Notifications notifications;

    MergeCommand(Session session, TextClipboard clipboard, TaskRunner tasks, Notifications notifications) {
        this.session = session;
        this.clipboard = clipboard;
        this.tasks = tasks;
        this.notifications = notifications;
    }

    Command command() {
        return Command.of("edit.mergeGame", tr("Merge copied game"))
                .description(tr("The moves and comments of the game on the clipboard become part of this one"))
                .icon("mdi2c-call-merge")
                .enabledWhen(session.documentProperty().isNotNull())
                .runs(() -> session.document().ifPresent(this::merge));
    }

    private void merge(GameDocument open) {
        var text = clipboard.text();
        if (text.isBlank()) {
            notifications.info(tr("There is no text on the clipboard to merge."));
            return;
        }
        var variant = open.record().variant();
        tasks.run(
                tr("Reading the copied game"),
                () -> GameFiles.ON_DISK.parse(text.getBytes(StandardCharsets.UTF_8), tr("Clipboard"), variant),
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
        var at = placeFor(open, other);
        if (at.isEmpty()) {
            refuse(tr("it starts from a position that is neither the start of this game nor on the board"));
            return;
        }
        int before = record.tree().size();
        open.editInPlace(() -> Edits.merge(record, at.get(), other));
        int more = record.tree().size() - before;
        notifications.show(
                more == 0
                        ? Notification.info(tr("The copied game has no move that is not in this one."))
                        : Notification.info(count(more, "One move was merged.", "{0} moves were merged."))
                                .withAction(tr("Undo"), open::undo));
    }

    /** The start of the game or the current move, whichever has the position that the other game starts from. */
    private static Optional<GameNode> placeFor(GameDocument open, GameRecord other) {
        var record = open.record();
        var start = other.startPosition();
        if (record.startPosition().repeats(start)) {
            return Optional.of(record.tree().root());
        }
        return open.position().repeats(start) ? Optional.of(open.cursor()) : Optional.empty();
    }

    private void refuse(String reason) {
        notifications.error(tr("The copied game cannot be merged: {0}.", reason));
    }
}
