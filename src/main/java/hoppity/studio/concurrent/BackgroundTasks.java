package hoppity.studio.concurrent;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/** Tasks on daemon threads. Several run at the same time; whoever needs an order starts the next from {@code onDone}. */
public final class BackgroundTasks implements TaskRunner, AutoCloseable {
    /** How long closing waits for what is still being written. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ExecutorService background;
    private final Executor ui;
    private final Set<Task<?>> running = new LinkedHashSet<>();
    private final ReadOnlyStringWrapper busyWith = new ReadOnlyStringWrapper(this, "busyWith", "");

    /** @param ui runs on the UI thread, in order, what it is given: {@code Platform::runLater} */
    public BackgroundTasks(Executor ui) {
        this(Executors.newCachedThreadPool(daemons()), ui);
    }

    BackgroundTasks(ExecutorService background, Executor ui) {
        this.background = background;
        this.ui = ui;
    }

    private static ThreadFactory daemons() {
        var count = new AtomicInteger();
        return work -> {
            var thread = new Thread(work, "task-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    @Override
    public <T> Future<?> run(
            String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        var task = new Task<>(what, work, onDone, onError);
        running.add(task);
        showBusy();
        background.execute(task);
        return task;
    }

    @Override
    public ObservableValue<String> busyWith() {
        return busyWith.getReadOnlyProperty();
    }

    private void showBusy() {
        busyWith.set(running.isEmpty() ? "" : running.iterator().next().what);
    }

    /** Takes no new tasks, and waits a moment for those that run. */
    @Override
    public void close() {
        background.shutdown();
        try {
            if (!background.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                background.shutdownNow();
            }
        } catch (InterruptedException e) {
            background.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    private final class Task<T> extends FutureTask<T> {
        private final String what;
        private final Consumer<? super T> onDone;
        private final Consumer<? super Exception> onError;

        private Task(String what, Callable<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
            super(work);
            this.what = what;
            this.onDone = onDone;
            this.onError = onError;
        }

        @Override
        protected void done() {
            ui.execute(this::finish);
        }

        /** On the UI thread. */
        private void finish() {
            running.remove(this);
            showBusy();
            Outcome.of(this).deliver(onDone, onError);
        }
    }
}
