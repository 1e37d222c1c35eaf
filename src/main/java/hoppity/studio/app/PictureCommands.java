package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.format.AtomicFile;
import hoppity.studio.board.BoardControl;
import hoppity.studio.board.BoardPicture;
import hoppity.studio.board.BoardWords;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.FileChoosers;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** The commands that make a picture of the board, with its marks and arrows. */
final class PictureCommands {
    /** Sharp in print at a hand's breadth. */
    private static final double SIDE = 1200;

    private static final double CLIPBOARD_SIDE = 800;
    private static final String PNG = ".png";
    private static final String SVG = ".svg";

    private final Session session;
    private final BoardControl board;
    private final TextClipboard clipboard;
    private final Window window;
    private final Settings settings;
    private final TaskRunner tasks;
    private final Notifications notifications;

    PictureCommands(
            Session session,
            BoardControl board,
            TextClipboard clipboard,
            Window window,
            Settings settings,
            TaskRunner tasks,
            Notifications notifications) {
        this.session = session;
        this.board = board;
        this.clipboard = clipboard;
        this.window = window;
        this.settings = settings;
        this.tasks = tasks;
        this.notifications = notifications;
    }

    /** Adds them to the menus File and Edit. */
    void addTo(CommandRegistry commands) {
        commands.menu(tr("_File"))
                .separator()
                .add(Command.of("file.picture", tr("Export picture…"))
                        .description(tr("The board with its marks and arrows, as PNG or SVG"))
                        .icon("mdi2i-image-outline")
                        .shortcut("Shortcut+Shift+P")
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(this::export));
        commands.menu(tr("_Edit"))
                .add(Command.of("edit.copyPicture", tr("Copy picture"))
                        .description(tr("The board with its marks and arrows, for a mail or a text"))
                        .shortcut("Shortcut+Alt+C")
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(this::copy))
                .add(Command.of("edit.copyWords", tr("Copy board in words"))
                        .description(tr("Whose move it is and where all pieces stand, to be read aloud"))
                        .enabledWhen(session.documentProperty().isNotNull())
                        .runs(this::copyWords));
    }

    private void copy() {
        var content = new ClipboardContent();
        content.putImage(new BoardPicture(board, CLIPBOARD_SIDE).image());
        Clipboard.getSystemClipboard().setContent(content);
        notifications.info(tr("The picture of the board is on the clipboard."));
    }

    private void copyWords() {
        var shown = board.positionProperty().get();
        if (shown != null) {
            clipboard.put(BoardWords.of(shown));
        }
    }

    private void export() {
        var chooser = FileChoosers.of(
                tr("Export a picture of the board"),
                settings.lastFolder().get(),
                new ExtensionFilter(tr("Picture"), "*" + PNG),
                new ExtensionFilter(tr("Scalable picture"), "*" + SVG));
        chooser.setInitialFileName(suggestedName());
        var chosen = chooser.showSaveDialog(window);
        if (chosen != null) {
            var file = chosen.toPath();
            var wanted =
                    chooser.getSelectedExtensionFilter().getExtensions().get(0).substring(1);
            write(
                    hasEnding(file, PNG) || hasEnding(file, SVG)
                            ? file
                            : file.resolveSibling(file.getFileName() + wanted));
        }
    }

    private String suggestedName() {
        int ply = session.document().map(open -> open.cursor().ply()).orElse(0);
        return ExportCommands.suggestedName(session) + "-" + ply + PNG;
    }

    private static boolean hasEnding(Path file, String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    private void write(Path file) {
        var picture = new BoardPicture(board, SIDE);
        Callable<byte[]> content;
        if (hasEnding(file, SVG)) {
            var text = picture.svg();
            content = () -> text.getBytes(StandardCharsets.UTF_8);
        } else {
            content = new Png(picture.image())::bytes;
        }
        tasks.runToEnd(
                tr("Writing {0}", file.getFileName()),
                progress -> {
                    AtomicFile.write(file, content.call());
                    return file;
                },
                written -> notifications.info(tr("The picture is in {0}.", written.getFileName())),
                problem -> notifications.show(
                        Notification.error(tr("{0} cannot be written: {1}", file.getFileName(), problem.getMessage()))
                                .withDetail(file + "\n" + problem)));
    }
}
