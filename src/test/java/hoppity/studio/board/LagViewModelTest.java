package hoppity.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordFile;
import hoppity.notation.MoveText;
import hoppity.notation.PositionText;
import hoppity.record.Completions;
import hoppity.record.Edits;
import hoppity.record.GameRecord;
import hoppity.record.GameResult;
import hoppity.rules.Outcome;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;

class LagViewModelTest {
    /** White fills its camp with d6-c6; then Black, on d1 with f1 to fill, needs two moves. */
    private static final String LATE = "www5/www5/ww1w4/8/8/5bbb/5bbb/3b2bb w 40";

    private static final String COMPUTING = "Lag: computing…";

    private final BoardViewModel board = new BoardViewModel();
    private final HeldTasks held = new HeldTasks();
    private GameDocument document = open("kutochky-3x3");

    private GameDocument open(String variantId) {
        return open(Variants.presets().get(variantId));
    }

    private GameDocument open(Variant variant) {
        document = new GameDocument(new GameRecord(variant, new PositionText(variant).read(LATE)), null);
        board.documentProperty().set(document);
        return document;
    }

    private LagViewModel lag(TaskRunner tasks) {
        var lag = new LagViewModel(tasks);
        lag.finishProperty().bind(board.finishProperty());
        return lag;
    }

    private void play(String... moves) {
        for (var move : moves) {
            document.play(new MoveText(document.record().variant().topology()).read(move));
        }
    }

    private static List<String> texts(LagViewModel lag) {
        return lag.chipsProperty().get().stream().map(RuleChip::text).toList();
    }

    @Test
    void afterAKutochkyGameItComesByItself() {
        var lag = lag(new InlineTasks());
        play("d6-c6");
        assertThat(texts(lag)).isEmpty();
        assertThat(lag.computableProperty().get()).isFalse();

        // The equalising move leads away: the game is over, and three more are needed.
        play("d1-c1");
        assertThat(texts(lag)).containsExactly("Lag: Black needs 3 more moves (proven), lost by 3");
        assertThat(lag.chipsProperty().get().get(0).explanation()).contains("Black, moving alone");
        assertThat(lag.computableProperty().get()).isFalse();

        document.first();
        assertThat(texts(lag)).isEmpty();
    }

    @Test
    void whatWasPlayedAfterTheEndIsToldAsWell() {
        var lag = lag(new InlineTasks());
        play("d6-c6", "d1-c1", "--", "c1-d1", "--", "d1-d2", "--", "d2-e2");
        var needed = "Lag: Black needed 3 more moves at the end (proven), lost by 3";
        assertThat(texts(lag)).containsExactly(needed);

        var completed = "Black completed at move 45, lost by 5";
        play("--", "e2-e1", "--", "e1-f1");
        assertThat(texts(lag)).containsExactly(needed, completed);
        document.step(-3);
        assertThat(texts(lag)).containsExactly(needed, completed);

        // At the end itself Black still has the moves before it.
        document.first();
        document.step(2);
        assertThat(texts(lag)).containsExactly("Lag: Black needs 3 more moves (proven), lost by 3", completed);
    }

    @Test
    void aVariantMadeFromKutochkyIsMeasuredLikeIt() {
        var preset = Variants.presets().get("kutochky-3x3");
        var changes = Map.of(RuleOption.HOME_LIMIT, "45", RuleOption.REENTER_HOME, "ALLOWED");
        open(new Variant(
                "our-corners", "Our corners", "", preset.geometry(), RuleOption.with(preset.options(), changes)));
        var lag = lag(new InlineTasks());
        play("d6-c6", "d1-c1");
        assertThat(texts(lag)).containsExactly("Lag: Black needs 3 more moves (proven), lost by 3");
    }

    @Test
    void withoutTheEqualisingMoveItComesWhenAskedFor() {
        var preset = Variants.presets().get("kutochky-3x3");
        open(preset.withOptions(RuleOption.with(preset.options(), Map.of(RuleOption.LAST_MOVE, "NONE"))));
        var lag = lag(new InlineTasks());
        play("d6-c6");
        assertThat(texts(lag)).isEmpty();
        assertThat(lag.computableProperty().get()).isTrue();
    }

    @Test
    void afterAnyOtherGameItComesWhenAskedFor() {
        open("gambiter-mini");
        var lag = lag(new InlineTasks());
        lag.compute();
        assertThat(texts(lag)).isEmpty();

        play("d6-c6", "d1-c1");
        assertThat(texts(lag)).isEmpty();
        assertThat(lag.computableProperty().get()).isTrue();
        lag.compute();
        assertThat(texts(lag)).containsExactly("Lag: Black needs 3 more moves (proven), lost by 3");
        assertThat(lag.computableProperty().get()).isFalse();

        // It need not be computed again.
        document.first();
        document.last();
        assertThat(texts(lag)).containsExactly("Lag: Black needs 3 more moves (proven), lost by 3");
    }

    @Test
    void whereTheRecordEndsTheGameEverySeatIsToldWhatItNeeds() {
        var lag = lag(new InlineTasks());
        var result = GameResult.of(Outcome.win(0, Termination.RESIGNATION), 2);
        document.perform(
                Edits.changeInfo(document.record(), document.record().info().withResult(result), 0, "tell the result"));
        assertThat(lag.computableProperty().get()).isTrue();

        lag.compute();
        assertThat(texts(lag))
                .containsExactly("Lag: White needs 1 more move (proven)", "Lag: Black needs 2 more moves (proven)");
        play("d6-d5");
        assertThat(texts(lag)).isEmpty();
        assertThat(lag.computableProperty().get()).isTrue();
    }

    @Test
    void itIsCancelledWhenTheCursorLeavesTheEndButNotBehindIt() {
        var lag = lag(held);
        play("d6-c6", "d1-c1");
        assertThat(texts(lag)).containsExactly(COMPUTING);
        assertThat(lag.computableProperty().get()).isFalse();
        play("--");
        assertThat(held.futures).hasSize(1);
        assertThat(held.futures.get(0).isCancelled()).isFalse();

        document.first();
        assertThat(held.futures.get(0).isCancelled()).isTrue();
        assertThat(texts(lag)).isEmpty();

        // Back at the end it is asked again; the answer that was cancelled comes late and is not shown.
        document.last();
        assertThat(held.futures).hasSize(2);
        held.runFirst();
        assertThat(texts(lag)).containsExactly(COMPUTING);
        held.runFirst();
        assertThat(texts(lag)).containsExactly("Lag: Black needed 3 more moves at the end (proven), lost by 3");
    }

    @Test
    void anotherGameTakesItsPlace() {
        var lag = lag(held);
        play("d6-c6", "d1-c1");
        open("kutochky-3x3");
        play("d6-c6", "d1-d2");

        assertThat(held.futures).hasSize(2);
        assertThat(held.futures.get(0).isCancelled()).isTrue();
        held.runFirst();
        assertThat(texts(lag)).containsExactly(COMPUTING);
        held.runFirst();
        assertThat(texts(lag)).singleElement().asString().startsWith("Lag: Black needs 3 more moves (proven)");
    }

    @Test
    void whenTheWindowClosesNothingGoesOn() {
        var lag = lag(held);
        play("d6-c6", "d1-c1");
        lag.finishProperty().unbind();
        lag.finishProperty().set(null);

        assertThat(held.futures)
                .singleElement()
                .satisfies(task -> assertThat(task.isCancelled()).isTrue());
    }

    @Test
    void aFailureIsTold() {
        // More pieces than the camp has cells: nothing that a lag could be computed for.
        var variant = Variants.presets().get("kutochky-3x3");
        var cells = new int[variant.topology().size()];
        Arrays.fill(cells, Position.EMPTY);
        Arrays.fill(cells, 0, 12, 1);
        var never = new Completions(Collections.nCopies(2, OptionalInt.empty()));
        var lag = new LagViewModel(new InlineTasks());
        lag.finishProperty()
                .set(new Finish(
                        variant, Position.of(cells, 0, 41), Outcome.win(0, Termination.CAMP_FILLED), false, never));

        assertThat(texts(lag)).containsExactly("The lag could not be computed");
        assertThat(lag.chipsProperty().get().get(0).explanation()).contains("Black has 12 pieces");
    }

    /** Keeps tasks until they are let go; one that was cancelled reports all the same, as one does that was just done. */
    private static final class HeldTasks implements TaskRunner {
        private final List<Runnable> waiting = new ArrayList<>();
        private final List<Future<?>> futures = new ArrayList<>();

        @Override
        public <T> Future<?> run(
                String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            waiting.add(() -> {
                try {
                    onDone.accept(work.call());
                } catch (Exception e) {
                    onError.accept(e);
                }
            });
            var future = new FutureTask<>(() -> null);
            futures.add(future);
            return future;
        }

        void runFirst() {
            waiting.remove(0).run();
        }

        @Override
        public ObservableValue<String> busyWith() {
            return new ReadOnlyStringWrapper("");
        }
    }

    /** One partner is home early, the other never: their side has not completed, and nothing is told of it. */
    @Test
    void partnersHaveCompletedWhenBothHave() throws IOException {
        var lag = lag(held);
        var game = RecordFile.load(Path.of("samples", "halma-16-partners-self-play.hgj"))
                .games()
                .get(0);
        document = new GameDocument(game, null);
        board.documentProperty().set(document);
        document.first();
        document.last();

        assertThat(board.finishProperty().get()).isNotNull();
        assertThat(texts(lag)).noneMatch(text -> text.contains("completed at move"));
    }
}
