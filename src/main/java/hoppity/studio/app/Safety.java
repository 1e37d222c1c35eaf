package hoppity.studio.app;

import static hoppity.words.Words.tr;

import hoppity.studio.backup.Backups;
import hoppity.studio.command.Command;
import hoppity.studio.command.CommandRegistry;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.concurrent.Timing;
import hoppity.studio.recovery.EarlierVersionsViewModel;
import hoppity.studio.recovery.EarlierVersionsWindow;
import hoppity.studio.recovery.Journal;
import hoppity.studio.recovery.JournalFolder;
import hoppity.studio.recovery.RecoveryViewModel;
import hoppity.studio.recovery.RecoveryWindow;
import hoppity.studio.session.Session;
import hoppity.studio.shell.Notifications;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** Sees to it that nothing is lost: by a crash, or by another program that changes the files of the open games. */
final class Safety {
    private final Stage stage;
    private final Session session;
    private final Journal journal;
    private final RecoveryViewModel unsaved;
    private final RecoveryWindow window;
    private final Supplier<EarlierVersionsViewModel> earlier;

    /** @param settings the folder of the settings, in which the journal has one of its own */
    Safety(
            Stage stage,
            Session session,
            Path settings,
            Backups backups,
            TaskRunner tasks,
            Notifications notifications) {
        this.stage = stage;
        this.session = session;
        var folder = new JournalFolder(settings.resolve("recovery"));
        journal = new Journal(session.games(), folder, writer(), Timing.UI, Clock.systemUTC(), notifications);
        unsaved = new RecoveryViewModel(folder, journal, session, tasks, notifications, ZoneId.systemDefault());
        window = new RecoveryWindow(stage, unsaved);
        earlier = () -> new EarlierVersionsViewModel(backups, session, tasks, ZoneId.systemDefault());
    }

    private static ExecutorService writer() {
        return Executors.newSingleThreadExecutor(work -> {
            var thread = new Thread(work, "journal");
            thread.setDaemon(true);
            return thread;
        });
    }

    void addTo(CommandRegistry commands) {
        commands.menu(tr("_File"))
                .separator()
                .add(
                        Command.of("file.versions", tr("Earlier versions…"))
                                .description(tr("What was in the files of your games before they were saved again"))
                                .icon("mdi2h-history")
                                .runs(() -> EarlierVersionsWindow.open(stage, earlier.get())),
                        Command.of("file.recover", tr("Unsaved games…"))
                                .description(tr("Games that Hoppity held when it did not end as it should"))
                                .enabledWhen(Bindings.isNotEmpty(unsaved.games()))
                                .runs(window::open));
    }

    /** To be called when the window shows what it should: begins to keep unsaved changes, and offers those of a crash. */
    void begin() {
        journal.start();
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> close());
        stage.focusedProperty().addListener((observable, before, focused) -> {
            if (focused) {
                session.checkFiles();
            }
        });
        unsaved.look(window::open);
    }

    /** The games are closed, and a person has said what becomes of each. */
    void discard() {
        journal.discard();
    }

    /** Keeps what is not saved. */
    void close() {
        journal.close();
    }
}
