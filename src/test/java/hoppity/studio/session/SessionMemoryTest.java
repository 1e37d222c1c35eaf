package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.settings.Settings;
import hoppity.studio.settings.SettingsStore;
import hoppity.studio.shell.Notification;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionMemoryTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final Notifications notifications = new Notifications();
    private final FixedPrompts prompts = new FixedPrompts();

    /** One run of the studio: its settings are read from the file and written back to it at the end. */
    private void run(boolean withFile, BiConsumer<Session, Settings> actions) {
        try (var store = SettingsStore.open(folder.resolve("config"), problem -> {
            throw new AssertionError(problem);
        })) {
            var tasks = new InlineTasks();
            var settings = store.settings();
            var session = new Session(tasks, GameFiles.ON_DISK, prompts, notifications, settings, Clock.systemUTC());
            var memory = new SessionMemory(session.games(), settings, GameFiles.ON_DISK, tasks, notifications);
            memory.restore(!withFile);
            actions.accept(session, settings);
            memory.store();
        }
    }

    private void start(Session session, String name, String... moves) {
        session.newGame(HALMA);
        for (var move : moves) {
            session.document().orElseThrow().play(new MoveText(HALMA.topology()).read(move));
        }
        prompts.toSave = folder.resolve(name);
        session.save();
    }

    private static List<String> titles(Session session) {
        return session.games().all().stream().map(GameTitle::of).toList();
    }

    @Test
    void tabsTheirOrderTheShownOneAndTheCursorsAreThereAfterARestart() {
        run(false, (session, settings) -> {
            start(session, "a.hgj", "g3-f4", "c8-d7");
            start(session, "b.hgn", "h4-g5");
            start(session, "c.hgj");
            session.games().move(session.document().orElseThrow(), 0);
            session.newGame(HALMA);
            session.open(folder.resolve("a.hgj"), 0);
            session.document().orElseThrow().step(-1);
        });

        run(false, (session, settings) -> {
            assertThat(titles(session)).containsExactly("c.hgj", "a.hgj", "b.hgn");
            assertThat(session.titleProperty().get()).isEqualTo("a.hgj");
            assertThat(session.document().orElseThrow().cursor().ply()).isEqualTo(1);
            assertThat(session.games().all()).noneMatch(game -> game.isDirty());
        });
        assertThat(notifications.shown()).isEmpty();
    }

    @Test
    void aFileThatIsGoneIsToldInOneLineAndTheOthersOpen() {
        run(false, (session, settings) -> {
            start(session, "a.hgj");
            start(session, "b.hgj");
        });
        delete(folder.resolve("b.hgj"));

        run(false, (session, settings) -> assertThat(titles(session)).containsExactly("a.hgj"));

        assertThat(notifications.shown())
                .extracting(Notification::text)
                .singleElement()
                .asString()
                .contains("b.hgj")
                .doesNotContain("\n");
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aFileAskedForIsShownBesideThoseOfLastTime() {
        run(false, (session, settings) -> {
            start(session, "a.hgj");
            start(session, "b.hgj");
        });

        run(true, (session, settings) -> {
            session.open(folder.resolve("a.hgj"), 0);
            assertThat(titles(session)).containsExactly("a.hgj", "b.hgj");
            assertThat(session.titleProperty().get()).isEqualTo("a.hgj");
        });
    }

    @Test
    void nothingComesBackWhenThePersonDoesNotWantIt() {
        run(false, (session, settings) -> {
            start(session, "a.hgj");
            settings.restoreGames().set(false);
        });

        run(false, (session, settings) -> assertThat(session.games().all()).isEmpty());
    }

    @Test
    void thePlaceIsWrittenDownAtEachStep() {
        run(false, (session, settings) -> {
            start(session, "a.hgj", "g3-f4", "c8-d7");
            session.document().orElseThrow().step(-1);

            assertThat(settings.openFiles().get())
                    .singleElement()
                    .satisfies(open -> assertThat(open.node())
                            .isEqualTo(session.document().orElseThrow().cursor().id()));
        });
    }

    @Test
    void aClosedGameDoesNotComeBack() {
        run(false, (session, settings) -> {
            start(session, "a.hgj");
            session.close();
        });

        run(false, (session, settings) -> assertThat(session.games().all()).isEmpty());
    }
}
