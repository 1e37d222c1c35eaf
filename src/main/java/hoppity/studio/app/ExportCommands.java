package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.export.ExportFormat;
import hoppity.export.document.Document;
import hoppity.format.DocumentFile;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.TaskStopped;
import hoppity.studio.document.GameDocument;
import hoppity.studio.print.PrintWindow;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.FileChoosers;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.file.Path;
import java.util.concurrent.Future;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** The commands that hand on a whole game to who has no studio: as a web page, as LaTeX, on paper. */
final class ExportCommands {
    private final Session session;
    private final Window window;
    private final Settings settings;
    private final TaskRunner tasks;
    private final Notifications notifications;

    ExportCommands(Session session, Window window, Settings settings, TaskRunner tasks, Notifications notifications) {
        this.session = session;
        this.window = window;
        this.settings = settings;
        this.tasks = tasks;
        this.notifications = notifications;
    }

    /** Adds them to the menu File. */
    void addTo(CommandRegistry commands) {
        var open = session.documentProperty().isNotNull();
        commands.menu(tr("_File"))
                .submenu(
                        tr("Export game"),
                        Command.of("file.webPage", tr("Web page…"))
                                .description(
                                        tr("The game with its comments and diagrams as one HTML file that replays it"))
                                .enabledWhen(open)
                                .runs(this::exportWebPage),
                        Command.of("file.latex", tr("LaTeX…"))
                                .description(tr("The game with its comments and diagrams as LaTeX source"))
                                .enabledWhen(open)
                                .runs(() -> export(
                                        ExportFormat.LATEX,
                                        tr("Export the game as LaTeX"),
                                        new ExtensionFilter(tr("LaTeX source"), "*.tex"))))
                .add(Command.of("file.print", tr("Print…"))
                        .description(tr("Shows the pages of the game and prints them"))
                        .icon("mdi2p-printer-outline")
                        .shortcut("Shortcut+P")
                        .enabledWhen(open)
                        .runs(this::print));
    }

    private void print() {
        session.document().ifPresent(game -> PrintWindow.open(window, game, tasks, notifications, this::exportWebPage));
    }

    private void exportWebPage() {
        export(
                ExportFormat.WEB_PAGE,
                tr("Export the game as a web page"),
                new ExtensionFilter(tr("Web page"), "*.html", "*.htm"));
    }

    private void export(ExportFormat format, String title, ExtensionFilter filter) {
        session.document().ifPresent(game -> {
            var chooser = FileChoosers.of(title, settings.lastFolder().get(), filter);
            chooser.setInitialFileName(suggestedName(session) + format.ending());
            var chosen = chooser.showSaveDialog(window);
            if (chosen != null) {
                write(game, format, named(chosen.toPath(), format));
            }
        });
    }

    /** A name that says another format, or none, gets the ending. */
    static Path named(Path chosen, ExportFormat format) {
        return ExportFormat.of(chosen).filter(format::equals).isPresent()
                ? chosen
                : chosen.resolveSibling(chosen.getFileName() + format.ending());
    }

    /** The title of the shown game as the name of a file, without an ending. */
    static String suggestedName(Session session) {
        return session.titleProperty().get().replaceAll("\\.[a-z]+$", "").replaceAll("[^\\p{L}\\p{N} ._-]", "-");
    }

    /** Writes a game as it is now, in the background; stopped before it is done, no file is there or changed. */
    Future<?> write(GameDocument game, ExportFormat format, Path file) {
        var copy = game.copyToRead();
        var name = file.getFileName();
        return tasks.run(
                tr("Writing {0}", name),
                progress -> {
                    Document document;
                    synchronized (copy) {
                        int total = copy.tree().size();
                        document = Document.of(copy, moves -> progress.at(moves, total));
                    }
                    DocumentFile.write(file, format.write(document));
                    return file;
                },
                written -> notifications.info(tr("The game is in {0}.", name)),
                problem -> notifications.show(
                        problem instanceof TaskStopped stopped
                                ? Notification.info(stopped.sentence())
                                : Notification.error(String.valueOf(problem.getMessage()))
                                        .withDetail(file + "\n" + problem)));
    }
}
