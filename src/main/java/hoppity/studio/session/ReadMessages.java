package hoppity.studio.session;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.format.Note;
import hoppity.format.ReadResult;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** Says what was forgiven, or could not be played, in a file that was read. */
final class ReadMessages {
    private ReadMessages() {}

    /** @param name what was read, for the sentences */
    static void tell(Notifications notifications, String name, ReadResult result) {
        tell(notifications, name, result, result.games().size());
    }

    /** @param games how many the file holds, whether they were read or not */
    static void tell(Notifications notifications, String name, ReadResult result, int games) {
        var notes = result.notes();
        var detail = notes.stream().map(Note::toString).collect(Collectors.joining("\n"));
        var broken = notes.stream().filter(n -> n.kind() == Note.Kind.BROKEN).findFirst();
        if (result.readOnly()) {
            warn(
                    notifications,
                    tr("{0} was written by a newer Hoppity: it can be read, and saved under another name only.", name),
                    detail);
        } else if (broken.isPresent()) {
            warn(
                    notifications,
                    tr("{0}, {1}. The game is open up to there; the rest is kept as text.", name, broken.get()),
                    detail);
        } else if (result.isImport()) {
            var text = tr(
                    "{0} is imported: {1}. It is saved in a file of its own.",
                    name, notes.get(0).message());
            notifications.show(Notification.info(text).withDetail(detail));
        } else if (!notes.isEmpty()) {
            var what = notes.size() == 1
                    ? notes.get(0).toString()
                    : count(notes.size(), "{0} place was forgiven.", "{0} places were forgiven.");
            if (result.charset().equals(StandardCharsets.UTF_8)) {
                notifications.show(Notification.info(name + ": " + what).withDetail(detail));
            } else {
                // A wrong guess is seen by the letters only.
                warn(
                        notifications,
                        tr(
                                "{0} is read as {1}. If letters look wrong, there is \"{2}\" in the File menu.",
                                name, result.charset().displayName(), tr("Read again in another encoding…")),
                        detail);
            }
        }
        if (games > 1) {
            notifications.info(count(
                    games,
                    "This is one of {0} game of {1}. Saved changes go into a file of its own.",
                    "This is one of {0} games of {1}. Saved changes go into a file of its own.",
                    name));
        }
    }

    private static void warn(Notifications notifications, String text, String detail) {
        notifications.show(Notification.warning(text).withDetail(detail));
    }
}
