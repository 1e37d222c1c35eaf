package hoppity.studio.graph;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.notation.Turn;
import hoppity.record.Edits;
import hoppity.record.Evaluation;
import hoppity.record.Extras;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;

class TempoGraphViewModelTest {
    private final WaitingTasks waiting = new WaitingTasks();

    @Test
    void aGameIsShownFromTheMomentItIsOpened() {
        var model = model(new InlineTasks());
        model.documentProperty().set(new GameDocument(RandomGames.of("gambiter-halma-8", 24, 1), null));

        assertThat(model.seriesProperty().get().lastPly()).isEqualTo(24);
        assertThat(model.windowProperty().get()).isEqualTo(new PlyWindow(0, 24));
        assertThat(model.cursorPlyProperty().get()).isZero();
        assertThat(model.marksProperty().get()).hasSize(2);
        assertThat(model.readOut(0)).isEqualTo("ply 0 · White 120 (100 to go) · Black 120 (100) · level");
    }

    @Test
    void theReadOutNamesTheSeatThatIsAhead() {
        var model = model(new InlineTasks());
        var record = GameFixture.empty();
        GameFixture.add(record, record.tree().root(), "h4-h5", "a5-a4", "g3-f4");
        model.documentProperty().set(new GameDocument(record, null));

        assertThat(model.readOut(3)).isEqualTo("ply 3 · White 117 (97 to go) · Black 119 (99) · White +2");
        assertThat(model.readOut(4)).isEmpty();
        assertThat(model.readOut(-1)).isEmpty();
    }

    @Test
    void movingTheCursorComputesNothing() {
        var model = model(new InlineTasks());
        var document = new GameDocument(RandomGames.of("gambiter-halma-8", 24, 1), null);
        model.documentProperty().set(document);
        var series = model.seriesProperty().get();

        document.step(9);
        model.step(3);
        model.goTo(17);

        assertThat(model.cursorPlyProperty().get()).isEqualTo(17);
        assertThat(document.cursor().ply()).isEqualTo(17);
        assertThat(model.seriesProperty().get()).isSameAs(series);
        assertThat(document.isDirty()).isFalse();
        model.goTo(1000);
        assertThat(document.cursor().ply()).isEqualTo(24);
        model.goTo(-3);
        assertThat(document.cursor().ply()).isZero();
    }

    @Test
    void aMoveAtTheEndIsOnePlyOfWork() {
        var model = model(new InlineTasks());
        var document = new GameDocument(RandomGames.of("gambiter-halma-8", 24, 1), null);
        model.documentProperty().set(document);

        document.last();
        document.play(Turn.SKIP);

        assertThat(model.seriesProperty().get().lastPly()).isEqualTo(25);
        assertThat(model.seriesProperty().get().computed()).isEqualTo(1);
        assertThat(model.windowProperty().get().last()).isEqualTo(25);
        assertThat(model.cursorPlyProperty().get()).isEqualTo(25);
    }

    @Test
    void aLongLineIsCountedInTheBackgroundAndTheLatestWins() {
        var model = model(waiting);
        var document = new GameDocument(GameFixture.shuttle(1000), null);
        model.documentProperty().set(document);
        assertThat(model.seriesProperty().get()).isNull();
        document.last();
        document.play(Turn.SKIP);
        assertThat(waiting.count()).isEqualTo(2);

        waiting.runNext();
        assertThat(model.seriesProperty().get()).as("the first was given up").isNull();
        waiting.runNext();
        assertThat(model.seriesProperty().get().lastPly()).isEqualTo(1001);
    }

    @Test
    void anotherGameReplacesThePresentOne() {
        var model = model(new InlineTasks());
        var first = new GameDocument(GameFixture.shuttle(20), null);
        model.documentProperty().set(first);
        model.documentProperty().set(new GameDocument(GameFixture.shuttle(40), null));

        first.step(5);

        assertThat(model.cursorPlyProperty().get()).isZero();
        assertThat(model.seriesProperty().get().lastPly()).isEqualTo(40);
        model.documentProperty().set(null);
        assertThat(model.seriesProperty().get()).isNull();
        assertThat(model.marksProperty().get()).isEmpty();
        assertThat(model.readOut(0)).isEmpty();
        model.goTo(3);
    }

    @Test
    void theReadOutTellsTheChancesOfAllSides() {
        var model = model(new InlineTasks());
        var record = new GameRecord(Variants.presets().get("halma-16-partners"));
        var document = new GameDocument(record, null);
        model.documentProperty().set(document);
        var root = record.tree().root();
        var wins = new Evaluation(
                "a", 1, 0, null, null, null, List.of(0.55, 0.45, 0.55, 0.45), 8, null, null, List.of(), Extras.NONE);
        document.perform(Edits.annotate(root, root.annotations().withEvaluations(List.of(wins)), "store", null));

        assertThat(model.readOut(0)).endsWith(" · to win: White 55 %, Black 45 %");
    }

    @Test
    void evaluationsAndGlyphsShowAsSoonAsTheyAreStored() {
        var model = model(new InlineTasks());
        var document = new GameDocument(GameFixture.shuttle(20), null);
        model.documentProperty().set(document);
        var node = document.line().get(3);

        var annotations = node.annotations()
                .withNags(List.of(2))
                .withEvaluations(List.of(WinChanceSeriesTest.evaluation("e", 1, 0)));
        document.perform(Edits.annotate(node, annotations, "store", null));

        assertThat(model.winChancesProperty().get().at(0, 3)).isEqualTo(0.5);
        assertThat(model.doubtfulProperty().get()).containsExactly(new DoubtfulMove(3, true));
        assertThat(model.readOut(3)).endsWith("White wins 50 %");
        document.undo();
        assertThat(model.winChancesProperty().get().isEmpty()).isTrue();
        assertThat(model.doubtfulProperty().get()).isEmpty();
    }

    @Test
    void aZoomedViewFollowsTheCursor() {
        var model = model(new InlineTasks());
        var document = new GameDocument(GameFixture.shuttle(200), null);
        model.documentProperty().set(document);

        model.zoom(0.25, 100);
        assertThat(model.windowProperty().get().span()).isEqualTo(50);
        document.last();
        assertThat(model.windowProperty().get().last()).isEqualTo(200);
        assertThat(model.windowProperty().get().span()).isEqualTo(50);
        model.showWholeLine();
        assertThat(model.windowProperty().get()).isEqualTo(new PlyWindow(0, 200));
    }

    @Test
    void aLineThatCannotBeCountedIsSaidInOneSentence() {
        var model = model(new InlineTasks());
        var record = GameFixture.shuttle(400);
        GameFixture.add(record, GameFixture.at(record), "a1-a2");
        model.documentProperty().set(new GameDocument(record, null));
        var document = model.documentProperty().get();

        document.goTo(document.record().tree().root().children().get(1));

        assertThat(model.problemProperty().get()).startsWith("The tempo of this line cannot be counted");
        document.goTo(document.record().tree().root().children().get(0));
        assertThat(model.problemProperty().get()).isEmpty();
    }

    private static TempoGraphViewModel model(TaskRunner tasks) {
        return new TempoGraphViewModel(tasks, new SimpleObjectProperty<>(Measure.TEMPO));
    }

    /** Tasks that run when the test says so, in order. */
    private static final class WaitingTasks implements TaskRunner {
        private final Deque<Runnable> tasks = new ArrayDeque<>();

        @Override
        public <T> Future<?> run(
                String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            var done = new FutureTask<T>(work) {
                @Override
                protected void set(T value) {
                    super.set(value);
                    onDone.accept(value);
                }
            };
            tasks.add(done);
            return done;
        }

        void runNext() {
            tasks.remove().run();
        }

        int count() {
            return tasks.size();
        }

        @Override
        public ObservableValue<String> busyWith() {
            return new ReadOnlyStringWrapper("");
        }
    }
}
