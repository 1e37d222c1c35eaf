package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.shell.ChildWindow;
import hoppity.studio.shell.CopiedText;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notification.Severity;
import hoppity.studio.shell.Notifications;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Window;

/** Keeps the warnings and errors that were shown in the log, and shows the log. */
final class MessageLog {
    private static final double WIDTH = 820;
    private static final double HEIGHT = 560;

    private MessageLog() {}

    /** From now on. */
    static void write(Notifications notifications, ErrorLog log, TaskRunner tasks) {
        notifications.shown().addListener((ListChangeListener<Notification>) change -> {
            while (change.next()) {
                for (var shown : change.getAddedSubList()) {
                    if (shown.severity() != Severity.INFO) {
                        write(shown, log, tasks);
                    }
                }
            }
        });
    }

    private static void write(Notification shown, ErrorLog log, TaskRunner tasks) {
        var first = shown.detail().flatMap(detail -> detail.lines().findFirst());
        var text = shown.severity() + " " + shown.text()
                + first.map(line -> "\n    " + line).orElse("");
        tasks.runToEnd(
                tr("Writing the log"),
                progress -> {
                    log.append(text);
                    return text;
                },
                written -> {},
                // A message about the log that cannot be written would be logged, and so on.
                problem -> System.err.println("hoppity: the log " + log.file() + " cannot be written: " + problem));
    }

    /** Adds the command that shows the log to the menu Help. */
    static void addTo(
            CommandRegistry commands, ErrorLog log, Window window, TaskRunner tasks, Notifications notifications) {
        commands.menu(tr("_Help"))
                .separator()
                .add(Command.of("help.log", tr("Messages and errors"))
                        .description(tr("The warnings and errors of the last time, to read and to copy"))
                        .icon("mdi2t-text-box-outline")
                        .runs(() -> tasks.run(
                                tr("Reading the log"),
                                log::text,
                                text -> show(window, log, text),
                                problem -> notifications.error(
                                        tr("The log {0} cannot be read: {1}", log.file(), problem.getMessage())))));
    }

    private static void show(Window window, ErrorLog log, String text) {
        var stage = ChildWindow.of(window, tr("Messages and errors"));
        var area = new TextArea(text.isEmpty() ? tr("Nothing has gone wrong so far.") : text);
        area.setEditable(false);
        area.setId("log-text");
        area.positionCaret(area.getLength());
        var path = new Label(log.file().toString());
        path.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(path, Priority.ALWAYS);
        var copy = new Button(tr("Copy all"));
        copy.setDisable(text.isEmpty());
        copy.setOnAction(event -> CopiedText.put(text));
        var foot = new HBox(8, path, copy);
        foot.setAlignment(Pos.CENTER_LEFT);
        foot.getStyleClass().add("editor-foot");
        ChildWindow.show(stage, new BorderPane(area, null, null, foot, null), WIDTH, HEIGHT, stage::close);
    }
}
