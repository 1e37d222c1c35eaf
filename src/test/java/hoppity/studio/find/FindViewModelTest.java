package hoppity.studio.find;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.studio.concurrent.InlineTasks;
import hoppity.studio.concurrent.TaskRunner;
import hoppity.studio.document.GameDocument;
import hoppity.studio.document.GameFixture;
import hoppity.studio.shell.Notifications;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FindViewModelTest {
    private final GameRecord record = GameFixture.empty();
    private final GameNode root = record.tree().root();
    private final GameNode f4 = GameFixture.add(record, root, "g3-f4");
    private final GameNode d7 = GameFixture.add(record, f4, "c8-d7");
    private final GameNode last = GameFixture.add(record, d7, "g1-g3");
    private final GameNode h5 = GameFixture.add(record, root, "h4-h5");
    private final GameNode d7Too = GameFixture.add(record, h5, "c8-d7");
    private final GameNode meets = GameFixture.add(record, d7Too, "g3-f4");
    private final GameDocument document = new GameDocument(record, null);
    private final FindViewModel find = new FindViewModel(new InlineTasks(), new Notifications());

    @BeforeEach
    void open() {
        find.documentProperty().set(document);
    }

    private String status() {
        return find.statusProperty().get();
    }

    @Test
    void nothingIsLookedForUntilTheBarIsOpen() {
        find.textProperty().set("g3");
        assertThat(status()).isEmpty();
        assertThat(find.foundProperty().get()).isEmpty();

        find.open();

        assertThat(status()).isEqualTo("3 found");
        assertThat(find.foundProperty().get()).containsExactlyInAnyOrder(f4.id(), last.id(), meets.id());
        find.close();
        assertThat(find.foundProperty().get()).isEmpty();
        assertThat(status()).isEmpty();
    }

    @Test
    void stepsGoThroughTheMatchesInReadingOrderAndRound() {
        find.open();
        find.textProperty().set("g3");

        find.next();
        assertThat(document.cursor()).isSameAs(f4);
        assertThat(status()).isEqualTo("1 of 3");
        find.next();
        assertThat(document.cursor()).isSameAs(meets);
        find.next();
        assertThat(document.cursor()).isSameAs(last);
        find.next();
        assertThat(document.cursor()).isSameAs(f4);
        find.previous();
        assertThat(status()).isEqualTo("3 of 3");
    }

    @Test
    void fromAnotherNodeTheNearestMatchOnEitherSideIsTaken() {
        find.open();
        find.textProperty().set("g3");

        document.goTo(d7);
        find.next();
        assertThat(document.cursor()).isSameAs(last);
        document.goTo(d7);
        find.previous();
        assertThat(document.cursor()).isSameAs(meets);
        document.goTo(root);
        find.previous();
        assertThat(document.cursor()).isSameAs(last);
    }

    @Test
    void theSearchFollowsEachEdit() {
        find.open();
        find.textProperty().set("clever");
        assertThat(status()).isEqualTo("nothing found");

        document.annotate(d7, a -> a.withTitle("Clever"), "title");
        assertThat(status()).isEqualTo("1 found");
        document.undo();
        assertThat(status()).isEqualTo("nothing found");
    }

    @Test
    void thePositionOnTheBoardIsLookedForUntilSomethingIsTyped() {
        find.open();
        find.textProperty().set("g3");
        var again = GameFixture.add(record, d7, "h4-h5");
        document.goTo(meets);

        find.setByPosition(true);

        assertThat(find.textProperty().get()).isEmpty();
        assertThat(find.placeProperty().get()).isEqualTo("Position after 2. g3-f4");
        assertThat(find.foundProperty().get()).containsExactlyInAnyOrder(meets.id(), again.id());
        find.next();
        assertThat(document.cursor()).isSameAs(again);

        find.textProperty().set("h5");
        assertThat(find.byPositionProperty().get()).isFalse();
        assertThat(find.placeProperty().get()).isEmpty();
        assertThat(find.foundProperty().get()).containsExactlyInAnyOrder(h5.id(), again.id());
    }

    @Test
    void nothingButMatchesShowsOnlyWhileSomethingIsLookedFor() {
        var only = find.onlyFound();
        find.onlyFoundWantedProperty().set(true);
        assertThat(only.get()).isFalse();
        find.open();
        assertThat(only.get()).isFalse();
        find.textProperty().set("zzz");
        assertThat(only.get()).isTrue();
        find.close();
        assertThat(only.get()).isFalse();
    }

    @Test
    void inALongGameAResultThatComesTooLateIsDropped() {
        var held = new HeldTasks();
        var slow = new FindViewModel(held, new Notifications());
        var game = new GameDocument(GameFixture.shuttle(1500), null);
        slow.documentProperty().set(game);
        slow.open();
        slow.textProperty().set("h4");
        slow.textProperty().set("a4");
        assertThat(held.waiting).hasSize(2);

        held.waiting.get(1).run();
        held.waiting.get(0).run();

        assertThat(slow.statusProperty().get()).isEqualTo("750 found");
        game.step(2);
        assertThat(slow.statusProperty().get()).isEqualTo("1 of 750");
    }

    /** Tasks that run when the test says so, cancelled or not. */
    private static final class HeldTasks implements TaskRunner {
        private final List<Runnable> waiting = new ArrayList<>();

        @Override
        public <T> Future<?> run(
                String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            waiting.add(() -> new InlineTasks().run(what, work, onDone, onError));
            return new FutureTask<>(work);
        }

        @Override
        public ObservableValue<String> busyWith() {
            return new ReadOnlyStringWrapper("");
        }
    }
}
