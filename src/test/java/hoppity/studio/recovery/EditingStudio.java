package hoppity.studio.recovery;

import hoppity.record.Comment;
import hoppity.studio.backup.Backups;
import hoppity.studio.concurrent.BackgroundTasks;
import hoppity.studio.concurrent.Timing;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.DiskFiles;
import hoppity.studio.session.FixedPrompts;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A program that edits a game and saves it now and then, with all that the studio has but its window, until it is killed. It
 * says what it has done: {@code edit N MILLISECONDS}, {@code save N}, {@code saved N}.
 */
final class EditingStudio {
    private static final int LONGEST_PAUSE = 20;
    private static final int SAVES_ONE_IN = 40;

    private final ExecutorService ui = Executors.newSingleThreadExecutor();
    private final Timing timing = Timing.on(ui);
    private final BackgroundTasks tasks = new BackgroundTasks(ui);
    private final Random random;
    private final Session session;
    private final Journal journal;
    private int edits;
    private int saving = -1;

    private EditingStudio(Path folder, long seed) {
        random = new Random(seed);
        var notifications = new Notifications();
        session = new Session(
                tasks,
                new DiskFiles(new Backups(folder.resolve("backups"))),
                new FixedPrompts(),
                notifications,
                new Settings(),
                Clock.systemUTC());
        journal = new Journal(
                session.games(),
                new JournalFolder(folder.resolve("recovery")),
                Executors.newSingleThreadExecutor(),
                timing,
                Clock.systemUTC(),
                notifications);
    }

    /** @param arguments a folder with {@code game.hgj}, and a seed */
    public static void main(String[] arguments) {
        var folder = Path.of(arguments[0]);
        var studio = new EditingStudio(folder, Long.parseLong(arguments[1]));
        studio.ui.execute(() -> {
            studio.journal.start();
            studio.session.open(folder.resolve("game.hgj"), 0);
            studio.begin();
        });
    }

    /** What the comment is after so many edits; its length tells a piece of it from the whole. */
    static String comment(int edits) {
        return edits + " edits" + "; so many".repeat(edits % 97) + ".";
    }

    private void begin() {
        if (session.document().isEmpty()) {
            timing.runOnUi(Duration.ofMillis(1).toNanos(), this::begin);
        } else {
            edit(session.document().get());
        }
    }

    private void edit(GameDocument game) {
        edits++;
        var comment = List.of(Comment.of(comment(edits)));
        game.annotate(game.record().tree().root(), old -> old.withPost(comment), "comment");
        System.out.println(
                "edit " + edits + " " + Duration.ofNanos(System.nanoTime()).toMillis());
        if (tasks.running().isEmpty()) {
            if (saving >= 0) {
                System.out.println("saved " + saving);
                saving = -1;
            }
            if (random.nextInt(SAVES_ONE_IN) == 0) {
                saving = edits;
                System.out.println("save " + edits);
                session.save();
            }
        }
        timing.runOnUi(Duration.ofMillis(random.nextInt(LONGEST_PAUSE)).toNanos(), () -> edit(game));
    }
}
