package hoppity.studio.preferences;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.settings.PreferencesFile;
import hoppity.studio.settings.SettingsImport;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the preferences to a file and takes them from one. */
final class PreferencesTransfer {
    private static final int NAMED = 4;

    private final Preferences preferences;
    private final TaskRunner tasks;

    PreferencesTransfer(Preferences preferences, TaskRunner tasks) {
        this.preferences = preferences;
        this.tasks = tasks;
    }

    /** @param messages told how it went */
    void exportTo(Path chosen, Notifications messages) {
        var name = chosen.getFileName().toString();
        var file = name.contains(".") ? chosen : chosen.resolveSibling(name + PreferencesFile.ENDING);
        var text = PreferencesFile.text(preferences.settings());
        tasks.run(
                tr("Writing {0}", file.getFileName()),
                () -> {
                    PreferencesFile.write(file, text);
                    return file;
                },
                written -> messages.info(tr("The preferences are in {0}.", written)),
                problem -> messages.error(tr("The preferences cannot be written to {0}: {1}", file, reason(problem))));
    }

    /**
     * Takes what the file says if all of it is valid, otherwise nothing.
     *
     * @param messages told what has changed, with a way back, or what is wrong
     */
    void importFrom(Path file, Notifications messages) {
        tasks.run(
                tr("Reading {0}", file.getFileName()),
                () -> PreferencesFile.read(file),
                values -> {
                    try {
                        take(PreferencesFile.plan(preferences.settings(), values), file, messages);
                    } catch (IllegalArgumentException e) {
                        messages.error(tr("Nothing is imported from {0}. {1}.", file.getFileName(), e.getMessage()));
                    }
                },
                problem -> messages.error(reason(problem)));
    }

    private static String reason(Exception problem) {
        return problem.getMessage() == null ? problem.toString() : problem.getMessage();
    }

    private void take(SettingsImport plan, Path file, Notifications messages) {
        var changes = plan.changes();
        if (changes.isEmpty()) {
            messages.info(tr("Everything is already as {0} has it.", file.getFileName()));
            return;
        }
        plan.apply();
        messages.show(Notification.info(count(
                        changes.size(),
                        "{0} preference changed as in {1}: {2}.",
                        "{0} preferences changed as in {1}: {2}.",
                        file.getFileName(),
                        names(changes)))
                .withDetail(changes.stream().map(this::line).collect(Collectors.joining("\n")))
                .withAction(tr("Undo"), plan::undo));
    }

    private String names(List<SettingsImport.Change<?>> changes) {
        var named = changes.stream()
                .limit(NAMED)
                .map(change -> preferences.textOf(change.key()))
                .collect(Collectors.joining(", "));
        return changes.size() > NAMED ? tr("{0} and {1} more", named, changes.size() - NAMED) : named;
    }

    private String line(SettingsImport.Change<?> change) {
        return preferences.textOf(change.key()) + ": " + change.before() + " → " + change.after();
    }
}
