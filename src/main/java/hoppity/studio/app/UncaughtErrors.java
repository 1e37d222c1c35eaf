package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/** What happens to an exception that nothing else has caught: it goes to the log, and the user is told in one line. */
final class UncaughtErrors implements Thread.UncaughtExceptionHandler {
    /** An error that comes with every frame must not fill the disk. */
    private static final int MAXIMUM_LOGGED = 200;

    private final ErrorLog log;
    private final Notifications notifications;
    private final Executor ui;
    private final AtomicInteger logged = new AtomicInteger();

    UncaughtErrors(ErrorLog log, Notifications notifications, Executor ui) {
        this.log = log;
        this.notifications = notifications;
        this.ui = ui;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
        var text = tr(
                "Something went wrong that the studio was not prepared for ({0}). "
                        + "To be safe, save your game under a new name. {1}",
                problem.getClass().getSimpleName(), write(thread, problem));
        var notification = Notification.error(text).withDetail(ErrorLog.stackTrace(problem));
        ui.execute(() -> notifications.show(notification));
    }

    private String write(Thread thread, Throwable problem) {
        try {
            if (logged.incrementAndGet() <= MAXIMUM_LOGGED) {
                log.append(thread, problem);
            }
            return tr("Details are in {0}.", log.file());
        } catch (IOException e) {
            return tr("The log {0} cannot be written ({1}).", log.file(), e.getMessage());
        }
    }
}
