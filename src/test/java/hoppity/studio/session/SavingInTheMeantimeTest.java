package hoppity.studio.session;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.MoveText;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.session.Prompts.Unsaved;
import hoppity.studio.settings.Settings;
import hoppity.studio.shell.Notifications;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is done while a slow disk takes its time. */
class SavingInTheMeantimeTest {
    private static final Variant HALMA = Variants.presets().get("halma-8");

    @TempDir
    Path folder;

    private final SlowTasks tasks = new SlowTasks();
    private final FixedPrompts prompts = new FixedPrompts();
    private final Session session =
            new Session(tasks, GameFiles.ON_DISK, prompts, new Notifications(), new Settings(), Clock.systemUTC());
    private final AtomicBoolean left = new AtomicBoolean();
    private GameDocument game;

    /** Ends a task when it is told to. */
    private static final class SlowTasks implements TaskRunner {
        private final Deque<Runnable> waiting = new ArrayDeque<>();
        private final InlineTasks inline = new InlineTasks();

        @Override
        public <T> Future<?> run(
                String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            waiting.add(() -> inline.run(what, work, onDone, onError));
            return new FutureTask<>(() -> null);
        }

        @Override
        public ObservableValue<String> busyWith() {
            return inline.busyWith();
        }

        void finishNewest() {
            waiting.removeLast().run();
        }

        void finishAll() {
            while (!waiting.isEmpty()) {
                waiting.removeFirst().run();
            }
        }
    }

    @BeforeEach
    void playAMove() {
        session.newGame(HALMA);
        game = session.document().orElseThrow();
        play("g3-f4");
        prompts.toSave = folder.resolve("game.hgj");
        prompts.unsaved = Unsaved.SAVE;
    }

    private void play(String move) {
        game.play(new MoveText(HALMA.topology()).read(move));
    }

    private int saved() throws IOException {
        return GameFiles.ON_DISK
                .read(folder.resolve("game.hgj"))
                .games()
                .get(0)
                .tree()
                .size();
    }

    @Test
    void whatIsEditedWhileAClosingGameIsSavedIsAskedAboutAgain() throws IOException {
        session.close();
        play("c8-d7");

        tasks.finishNewest();
        assertThat(session.games().all()).contains(game);
        assertThat(prompts.guardAsked).isEqualTo(2);

        tasks.finishAll();
        assertThat(session.games().all()).isEmpty();
        assertThat(saved()).isEqualTo(3);
    }

    @Test
    void aGameThatComesWhileTheWindowIsLeftIsAskedAbout() {
        session.leaving(() -> left.set(true));
        session.newGame(HALMA);
        var late = session.document().orElseThrow();
        late.play(new MoveText(HALMA.topology()).read("g3-f4"));

        prompts.unsaved = Unsaved.CANCEL;
        tasks.finishAll();

        assertThat(left).isFalse();
        assertThat(late.isDirty()).isTrue();
    }

    @Test
    void aGameThatNeedNotBeSavedIsAskedAboutOnce() {
        prompts.unsaved = Unsaved.DISCARD;

        session.leaving(() -> left.set(true));

        assertThat(left).isTrue();
        assertThat(prompts.guardAsked).isEqualTo(1);
    }

    @Test
    void aGameThatWasClosedInTheMeantimeIsNotAskedAbout() {
        session.newGame(HALMA);
        var second = session.document().orElseThrow();
        second.play(new MoveText(HALMA.topology()).read("g3-f4"));
        session.leaving(() -> left.set(true));
        prompts.unsaved = Unsaved.DISCARD;
        session.close(second);

        tasks.finishAll();

        assertThat(left).isTrue();
    }

    @Test
    void theSaveThatWasAskedForLastIsTheOneThatStays() throws IOException {
        session.save();
        tasks.finishAll();
        play("c8-d7");
        session.save();
        play("h4-h5");
        session.save();

        tasks.finishNewest();
        tasks.finishAll();

        assertThat(saved()).isEqualTo(game.record().tree().size());
        assertThat(game.isDirty()).isFalse();
    }
}
