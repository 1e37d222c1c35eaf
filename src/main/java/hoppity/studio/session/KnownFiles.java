package hoppity.studio.session;

import hoppity.studio.concurrent.TaskStopped;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What opening and saving leave behind: the recent files and the last folder, or a message. */
final class KnownFiles {
    private final Settings settings;
    private final Notifications notifications;

    KnownFiles(Settings settings, Notifications notifications) {
        this.settings = settings;
        this.notifications = notifications;
    }

    void remember(Path file) {
        settings.recentFiles().add(file);
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            settings.lastFolder().set(folder);
        }
    }

    void failed(Path file, Exception problem) {
        if (problem instanceof TaskStopped stopped) {
            notifications.info(stopped.sentence());
            return;
        }
        if (problem.getCause() instanceof NoSuchFileException) {
            settings.recentFiles().remove(file);
        }
        var text = problem instanceof IOException && problem.getMessage() != null
                ? problem.getMessage()
                : file.getFileName() + ": " + problem;
        notifications.show(Notification.error(text).withDetail(file.toAbsolutePath() + "\n" + problem));
    }
}
