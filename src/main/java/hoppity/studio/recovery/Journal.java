package hoppity.studio.recovery;

import static hoppity.words.Words.tr;

import hoppity.record.GameRecord;
import hoppity.studio.concurrent.Timing;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.GameTitle;
import hoppity.studio.session.OpenGames;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.collections.ListChangeListener;

/**
 * Keeps what is not saved: each open game with unsaved changes is in a file of its own, away from the person's, soon after
 * each change, until it is saved or closed. Lives on the user-interface thread; files are written on another.
 */
public final class Journal {
    /**
     * How long changes are gathered before they are written. With the time that writing takes, less than the two seconds that
     * may be lost.
     */
    static final Duration DELAY = Duration.ofSeconds(1);

    /** How long the end waits for what is still being written. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final long NOTHING = -1;

    private final OpenGames games;
    private final JournalFolder folder;
    private final ExecutorService writer;
    private final Timing timing;
    private final Clock clock;
    private final Notifications notifications;
    private final Owner owner = Owner.self();
    private final Map<GameDocument, Entry> entries = new IdentityHashMap<>();
    private final ListChangeListener<GameDocument> onGames = change -> follow();
    private boolean failed;

    /** @param writer runs one piece of work after the other; shut down by {@link #close} */
    public Journal(
            OpenGames games,
            JournalFolder folder,
            ExecutorService writer,
            Timing timing,
            Clock clock,
            Notifications notifications) {
        this.games = games;
        this.folder = folder;
        this.writer = writer;
        this.timing = timing;
        this.clock = clock;
        this.notifications = notifications;
    }

    /** Begins to keep what is open, and what will be. */
    public void start() {
        games.all().addListener(onGames);
        follow();
    }

    /** Keeps the game in this journal from now on, which it was got back from. */
    void take(GameDocument game, String id) {
        var entry = entries.get(game);
        if (entry != null) {
            entry.id = id;
            entry.write();
        }
    }

    /** Removes all journals: nothing is left that a person wants to keep. */
    public void discard() {
        games.all().removeListener(onGames);
        List.copyOf(entries.keySet()).forEach(this::leave);
    }

    /** Writes what is not written yet, and waits for it. */
    public void close() {
        games.all().removeListener(onGames);
        entries.values().forEach(Entry::end);
        entries.clear();
        writer.shutdown();
        try {
            if (!writer.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                writer.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void follow() {
        // Moving a tab takes all games away and gives them back in one change.
        var gone = new ArrayList<>(entries.keySet());
        gone.removeAll(games.all());
        gone.forEach(this::leave);
        games.all().forEach(game -> entries.computeIfAbsent(game, Entry::new));
    }

    private void leave(GameDocument game) {
        var entry = entries.remove(game);
        if (entry != null) {
            entry.stop();
            entry.remove();
        }
    }

    private void background(Work work) {
        if (writer.isShutdown()) {
            return;
        }
        writer.execute(() -> {
            try {
                work.run();
            } catch (IOException e) {
                timing.runOnUi(0, () -> tell(e));
            }
        });
    }

    /** Said once, not with each change. */
    private void tell(IOException problem) {
        if (!failed) {
            failed = true;
            notifications.warning(
                    tr("Unsaved changes cannot be kept for the case of a crash: {0}", problem.getMessage()));
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    /** One open game. */
    private final class Entry {
        private final GameDocument game;
        private final InvalidationListener onChange = this::changed;
        private String id = UUID.randomUUID().toString();
        /** What is in the journal, or about to be. */
        private long written = NOTHING;

        /** Whether there may be a file, be it an older one. */
        private boolean present;

        private boolean scheduled;
        private boolean writing;
        /** Whether the time for the next writing came before the last one had ended. */
        private boolean overdue;

        private boolean stopped;

        Entry(GameDocument game) {
            this.game = game;
            game.revisionProperty().addListener(onChange);
            game.dirtyProperty().addListener(onChange);
            game.fileProperty().addListener(onChange);
            changed(game.dirtyProperty());
        }

        void stop() {
            stopped = true;
            game.revisionProperty().removeListener(onChange);
            game.dirtyProperty().removeListener(onChange);
            game.fileProperty().removeListener(onChange);
        }

        /** An invalidated property tells nothing more until it is read. */
        private void changed(Observable property) {
            game.revisionProperty().get();
            var file = game.fileProperty().get();
            if (!game.dirtyProperty().get()) {
                remove();
                return;
            }
            if (property == game.fileProperty() && file != null) {
                written = NOTHING;
            }
            schedule();
        }

        private void schedule() {
            if (!scheduled && !stopped && game.contentRevision() != written) {
                scheduled = true;
                timing.runOnUi(DELAY.toNanos(), () -> {
                    scheduled = false;
                    write();
                });
            }
        }

        void write() {
            overdue = writing;
            if (!stopped && !writing && game.isDirty() && game.contentRevision() != written) {
                writing = true;
                writeNow();
            }
        }

        /** Writes what is not written yet. */
        void end() {
            stop();
            if (game.isDirty() && game.contentRevision() != written) {
                writeNow();
            }
        }

        private void writeNow() {
            long revision = game.contentRevision();
            written = revision;
            present = true;
            var copy = game.copyToRead();
            if (games.shownProperty().get() != game) {
                game.forgetCopy();
            }
            var view = game.view();
            var kept = id;
            var note = new JournalNote(
                    owner, GameTitle.of(game), game.fileProperty().get(), game.fileState(), clock.instant());
            background(() -> {
                try {
                    GameRecord own;
                    synchronized (copy) {
                        own = copy.snapshot();
                    }
                    own.setView(view);
                    folder.write(kept, note, own);
                    timing.runOnUi(0, this::finished);
                } catch (IOException | RuntimeException e) {
                    timing.runOnUi(0, () -> failed(revision));
                    throw e;
                }
            });
        }

        private void finished() {
            writing = false;
            if (overdue) {
                write();
            }
        }

        /** With the next change it is tried again. */
        private void failed(long revision) {
            writing = false;
            if (written == revision) {
                written = NOTHING;
            }
            if (overdue) {
                write();
            }
        }

        void remove() {
            written = NOTHING;
            if (present) {
                present = false;
                var removed = id;
                background(() -> folder.delete(removed));
            }
        }
    }
}
