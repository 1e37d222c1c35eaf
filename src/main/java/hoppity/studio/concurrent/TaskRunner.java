package hoppity.studio.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/** Runs work that would hold up the UI, and brings its result back to the UI thread. To be called on the UI thread. */
public interface TaskRunner {
    /**
     * Starts the work in the background. Exactly one of the two consumers is called, on the UI thread, unless the task
     * was cancelled before: then neither is.
     *
     * @param what what the studio is doing, for the status bar: {@code "Opening ladder.hgn"}
     * @param onError gets what the work threw
     * @return the running task; {@code cancel(true)} interrupts it
     */
    <T> Future<?> run(String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError);

    /** What is being done, the task started first; empty when nothing is. */
    ObservableValue<String> busyWith();
}
