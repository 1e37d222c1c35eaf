package hoppity.studio.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/** Runs work that would hold up the UI, and brings its result back to the UI thread. To be called on the UI thread. */
public interface TaskRunner {
    /**
     * Starts the work in the background. Exactly one of the two consumers is called, on the UI thread, unless the task
     * was cancelled by its caller before: then neither is. A person may stop it as well, see {@link TaskStopped}.
     *
     * @param what what the studio is doing, for the status bar: {@code "Opening ladder.hgn"}
     * @param onError gets what the work threw, or that it was stopped
     * @return the running task; {@code cancel(true)} interrupts it
     */
    <T> Future<?> run(String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError);

    /** Starts work that says how far it is. */
    default <T> Future<?> run(
            String what, TrackedWork<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        return run(what, () -> work.call(Progress.UNWATCHED), onDone, onError);
    }

    /** Starts work that a person may not stop, such as writing what would else be lost. */
    default <T> Future<?> runToEnd(
            String what, TrackedWork<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        return run(what, work, onDone, onError);
    }

    /** What is being done, the task started first; empty when nothing is. */
    ObservableValue<String> busyWith();
}
