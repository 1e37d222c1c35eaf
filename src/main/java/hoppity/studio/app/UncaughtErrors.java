package hoppity.studio.app;

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
        var text = "Something went wrong that the studio was not prepared for ("
                + problem.getClass().getSimpleName() + "). To be safe, save your game under a new name. ";
        var notification = Notification.error(text + write(thread, problem)).withDetail(ErrorLog.stackTrace(problem));
        ui.execute(() -> notifications.show(notification));
    }

    private String write(Thread thread, Throwable problem) {
        try {
            if (logged.incrementAndGet() <= MAXIMUM_LOGGED) {
                log.append(thread, problem);
            }
            return "Details are in " + log.file() + ".";
        } catch (IOException e) {
            return "The log " + log.file() + " cannot be written (" + e.getMessage() + ").";
        }
    }
}
