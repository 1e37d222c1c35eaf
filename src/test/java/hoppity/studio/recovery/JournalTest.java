package hoppity.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.SimulatedTiming;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.FixedPrompts;
import hoppity.studio.session.GameFiles;
import hoppity.studio.session.Prompts.Unsaved;
import hoppity.studio.session.Session;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    @TempDir
    Path folder;

    private final SimulatedTiming timing = new SimulatedTiming();
    private final FixedPrompts prompts = new FixedPrompts();
    private final Notifications notifications = new Notifications();
    private final Writer writer = new Writer();
    private Session session;
    private JournalFolder journals;
    private Journal journal;

    /** Runs what it is given at once, or when it is told to. */
    private static final class Writer extends AbstractExecutorService {
        private final Deque<Runnable> waiting = new ArrayDeque<>();
        private boolean slow;
        private boolean shutdown;

        @Override
        public void execute(Runnable work) {
            waiting.add(work);
            if (!slow) {
                finish();
            }
        }

        void finish() {
            while (!waiting.isEmpty()) {
                waiting.remove().run();
            }
        }

        @Override
        public void shutdown() {
            shutdown = true;
            finish();
        }

        @Override
        public List<Runnable> shutdownNow() {
            shutdown = true;
            return List.copyOf(waiting);
        }

        @Override
        public boolean isShutdown() {
            return shutdown;
        }

        @Override
        public boolean isTerminated() {
            return shutdown && waiting.isEmpty();
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit) {
            return isTerminated();
        }
    }

    @BeforeEach
    void start() {
        session = session();
        journals = new JournalFolder(folder.resolve("recovery"), owner -> false);
        journal = journal(writer);
    }

    private Session session() {
        return new Session(
                new InlineTasks(), GameFiles.ON_DISK, prompts, notifications, new Settings(), Clock.systemUTC());
    }

    private Journal journal(Writer by) {
        var clock = Clock.fixed(NOW, ZoneOffset.UTC);
        var made = new Journal(session.games(), journals, by, timing, clock, notifications);
        made.start();
        return made;
    }

    private RecoveryViewModel model(Session of, Journal with) {
        return new RecoveryViewModel(journals, with, of, new InlineTasks(), notifications, ZoneOffset.UTC);
    }

    private GameDocument game() {
        return session.document().orElseThrow();
    }

    private void play(String move) {
        game().play(new MoveText(HALMA.topology()).read(move));
    }

    private List<String> names() throws IOException {
        if (!Files.exists(folder.resolve("recovery"))) {
            return List.of();
        }
        try (var files = Files.list(folder.resolve("recovery"))) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    private List<Recoverable> kept() {
        return journals.read().games();
    }

    private int movesKept() {
        assertThat(kept()).hasSize(1);
        return kept().get(0).preview().moves();
    }

    private void letTimePass() {
        timing.pass(Journal.DELAY.toMillis());
        timing.pass(0);
    }

    @Test
    void unsavedChangesAreKeptASecondAfterTheFirstOfThem() throws IOException {
        session.newGame(HALMA);
        letTimePass();
        assertThat(names()).isEmpty();

        play("g3-f4");
        timing.pass(Journal.DELAY.toMillis() - 1);
        play("c8-d7");
        assertThat(names()).isEmpty();
        timing.pass(1);

        assertThat(movesKept()).isEqualTo(2);
        assertThat(kept().get(0).title()).isEqualTo("Halma 8×8");
        assertThat(kept().get(0).written()).isEqualTo(NOW);
        assertThat(kept().get(0).file()).isNull();
        assertThat(kept().get(0).record().extras().game().isEmpty()).isTrue();
    }

    @Test
    void nothingIsWrittenWithoutAnEdit() {
        session.newGame(HALMA);
        play("g3-f4");
        play("c8-d7");
        letTimePass();
        letTimePass();
        int before = timing.scheduled();

        game().first();
        game().last();
        game().undo();
        game().redo();
        letTimePass();

        assertThat(movesKept()).isEqualTo(2);
        assertThat(timing.scheduled() - before)
                .as("one look, which found nothing to write")
                .isLessThanOrEqualTo(1);
    }

    @Test
    void whatIsEditedWhileAJournalIsWrittenFollows() {
        session.newGame(HALMA);
        writer.slow = true;
        play("g3-f4");
        timing.pass(Journal.DELAY.toMillis());
        play("c8-d7");
        timing.pass(Journal.DELAY.toMillis() * 3);
        writer.finish();
        assertThat(movesKept()).isEqualTo(1);

        letTimePass();
        letTimePass();
        writer.finish();

        assertThat(movesKept()).isEqualTo(2);
    }

    @Test
    void savingRemovesTheJournalAndTheNextEditMakesOneThatKnowsItsFile() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();
        prompts.toSave = folder.resolve("game.hgj");
        session.save();
        assertThat(names()).isEmpty();

        play("c8-d7");
        letTimePass();
        letTimePass();

        assertThat(kept().get(0).file()).isEqualTo(folder.resolve("game.hgj"));
        assertThat(kept().get(0).state()).isEqualTo(game().fileState()).isNotNull();
        assertThat(kept().get(0).title()).isEqualTo("game.hgj");
    }

    @Test
    void savingWhileAJournalIsWrittenLeavesNone() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        writer.slow = true;
        timing.pass(Journal.DELAY.toMillis());
        prompts.toSave = folder.resolve("game.hgj");
        session.save();
        writer.finish();
        letTimePass();

        assertThat(names()).isEmpty();
        writer.slow = false;
        play("c8-d7");
        game().undo();
        game().undo();
        letTimePass();
        letTimePass();
        assertThat(movesKept()).as("the game before the move, which was saved").isZero();
    }

    @Test
    void aGameThatIsClosedUnsavedLeavesNoJournalAndAMovedTabKeepsItsOwn() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();
        assertThat(kept()).hasSize(2);
        session.games().move(game(), 0);
        letTimePass();
        assertThat(kept()).hasSize(2);

        prompts.unsaved = Unsaved.DISCARD;
        session.close();
        assertThat(kept()).hasSize(1);

        journal.discard();
        assertThat(names()).isEmpty();
    }

    @Test
    void theEndWritesWhatWasNotWrittenYet() {
        session.newGame(HALMA);
        play("g3-f4");

        journal.close();

        assertThat(movesKept()).isEqualTo(1);
    }

    @Test
    void theNextStudioOpensTheGameAsItWasAndSavesItWhereItBelongs() throws IOException {
        session.newGame(HALMA);
        prompts.toSave = folder.resolve("game.hgj");
        play("g3-f4");
        session.save();
        play("c8-d7");
        play("h4-h5");
        game().step(-1);
        play("f4-e5");
        var cursor = game().cursor().id();
        journal.close();

        session = session();
        session.open(prompts.toSave, 0);
        var model = model(session, journal(new Writer()));
        model.look(() -> {});
        assertThat(model.games()).hasSize(1);
        var row = model.row(model.games().get(0));
        assertThat(row.name()).isEqualTo("game.hgj");
        assertThat(row.facts()).isEqualTo("2026-03-01 12:00:00 · Halma 8×8 · 4 moves");
        assertThat(row.place()).isEqualTo(prompts.toSave.toString());

        model.open(model.games());

        assertThat(model.games()).isEmpty();
        assertThat(session.games().all()).as("in the place of the saved one").containsExactly(game());
        assertThat(game().isDirty()).isTrue();
        assertThat(game().cursor().id()).isEqualTo(cursor);
        assertThat(game().record().tree().size()).isEqualTo(5);
        assertThat(names()).as("kept until it is saved").hasSize(1);

        prompts.toSave = null;
        session.save();
        assertThat(prompts.changeAsked).isZero();
        assertThat(game().isDirty()).isFalse();
        assertThat(GameFiles.ON_DISK
                        .read(folder.resolve("game.hgj"))
                        .games()
                        .get(0)
                        .tree()
                        .size())
                .isEqualTo(5);
        assertThat(names()).isEmpty();
    }

    @Test
    void aFileThatWasChangedSinceTheCrashIsAskedAboutBeforeItIsReplaced() throws IOException {
        session.newGame(HALMA);
        prompts.toSave = folder.resolve("game.hgj");
        play("g3-f4");
        session.save();
        play("c8-d7");
        journal.close();
        Files.writeString(prompts.toSave, Files.readString(prompts.toSave) + "\n");

        session = session();
        var model = model(session, journal(new Writer()));
        model.look(() -> {});
        model.open(model.games());
        session.save();

        assertThat(prompts.changeAsked).isEqualTo(1);
        assertThat(game().isDirty()).isTrue();
    }

    @Test
    void whatIsIgnoredIsOfferedAgainAndWhatIsThrownAwayIsNot() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        journal.close();

        model(session(), journal).look(() -> {});
        var model = model(session(), journal);
        model.look(() -> {});
        assertThat(model.games()).hasSize(1);

        model.throwAway(model.games().get(0));
        assertThat(model.games()).isEmpty();
        assertThat(names()).isEmpty();
    }

    @Test
    void aStudioThatRunsKeepsItsJournals() {
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();

        assertThat(new JournalFolder(folder.resolve("recovery")).read().games()).isEmpty();
        assertThat(new Owner(Owner.self().process(), Owner.self().started().minusSeconds(60)).isAlive())
                .as("another process with the same number")
                .isFalse();
        assertThat(kept()).hasSize(1);
    }

    @Test
    void aDamagedJournalIsSetAsideWithANotice() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        journal.close();
        Files.writeString(folder.resolve("recovery/broken.hgj"), "{\"format\": 1");
        Files.writeString(folder.resolve("recovery/empty.hgj"), "");

        var model = model(session(), journal);
        model.look(() -> {});

        assertThat(model.games()).hasSize(1);
        assertThat(names()).contains("broken.hgj.damaged", "empty.hgj.damaged").hasSize(3);
        assertThat(notifications.shown())
                .extracting(Notification::text)
                .containsExactly("2 games with unsaved changes cannot be read.");
        model.look(() -> {});
        assertThat(model.games()).hasSize(1);
    }

    @Test
    void aJournalThatSaysNothingOfItselfIsOfferedAsAGameWithoutAFile() throws IOException {
        Files.createDirectories(folder.resolve("recovery"));
        Files.copy(Path.of("samples/halma-8-shortest.hgj"), folder.resolve("recovery/other.hgj"));

        assertThat(kept().get(0).file()).isNull();
        assertThat(kept().get(0).id()).isEqualTo("other");
    }

    @Test
    void aSaveThatFailsKeepsTheJournalAndTheUnsavedGame() {
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();
        prompts.toSave = folder.resolve("missing").resolve("game.hgj");

        session.save();

        assertThat(notifications.shown()).hasSize(1);
        assertThat(game().isDirty()).isTrue();
        assertThat(movesKept()).isEqualTo(1);
    }

    @Test
    void aJournalOfBeforeAFailureGoesToo() throws IOException {
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();
        var aside = folder.resolve("aside");
        Files.move(folder.resolve("recovery"), aside);
        Files.writeString(folder.resolve("recovery"), "a file in the place of the folder");
        play("c8-d7");
        letTimePass();
        letTimePass();
        Files.delete(folder.resolve("recovery"));
        Files.move(aside, folder.resolve("recovery"));
        assertThat(movesKept()).isEqualTo(1);

        prompts.toSave = folder.resolve("game.hgj");
        session.save();

        assertThat(names()).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldOnce() throws IOException {
        Files.writeString(folder.resolve("recovery"), "a file in the place of the folder");
        session.newGame(HALMA);
        play("g3-f4");
        letTimePass();
        play("c8-d7");
        letTimePass();
        letTimePass();

        assertThat(notifications.shown()).hasSize(1);
        assertThat(notifications.shown().get(0).text()).startsWith("Unsaved changes cannot be kept");

        Files.delete(folder.resolve("recovery"));
        play("h4-h5");
        letTimePass();
        assertThat(movesKept()).isEqualTo(3);
    }
}
