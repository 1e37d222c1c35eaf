package hoppity.studio.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/** Runs every task at once on the calling thread: for tests, and for work known to be short. */
public final class InlineTasks implements TaskRunner {
    private final ReadOnlyStringWrapper busyWith = new ReadOnlyStringWrapper(this, "busyWith", "");

    @Override
    public <T> Future<?> run(
            String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        var task = new FutureTask<>(work);
        busyWith.set(what);
        task.run();
        busyWith.set("");
        Outcome.of(task).deliver(onDone, onError);
        return task;
    }

    @Override
    public ObservableValue<String> busyWith() {
        return busyWith.getReadOnlyProperty();
    }
}
