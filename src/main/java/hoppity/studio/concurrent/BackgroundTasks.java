package hoppity.studio.concurrent;

import java.time.Duration;
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
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Tasks on daemon threads. Several run at the same time; whoever needs an order starts the next from {@code onDone}. */
public final class BackgroundTasks implements TaskRunner, AutoCloseable {
    /** How long closing waits for what is still being written. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ExecutorService background;
    private final Executor ui;
    private final ObservableList<RunningTask> running = FXCollections.observableArrayList();
    private final ObservableList<RunningTask> runningView = FXCollections.unmodifiableObservableList(running);
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
        return run(what, progress -> work.call(), onDone, onError);
    }

    @Override
    public <T> Future<?> run(
            String what, TrackedWork<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        return start(new Task<>(what, true, new Share(), work, onDone, onError));
    }

    @Override
    public <T> Future<?> runToEnd(
            String what, TrackedWork<T> work, Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        return start(new Task<>(what, false, new Share(), work, onDone, onError));
    }

    private Future<?> start(Task<?> task) {
        running.add(task);
        showBusy();
        background.execute(task);
        return task;
    }

    /** What runs now, the task started first at the front; an unmodifiable view that follows the changes. */
    public ObservableList<RunningTask> running() {
        return runningView;
    }

    /** How much is done: written by the work, read by the UI when it likes. */
    private static final class Share implements Progress {
        private static final double UNKNOWN = -1;

        private volatile double value = UNKNOWN;

        @Override
        public void at(long done, long total) {
            value = (double) done / total;
        }
    }

    @Override
    public ObservableValue<String> busyWith() {
        return busyWith.getReadOnlyProperty();
    }

    private void showBusy() {
        busyWith.set(running.isEmpty() ? "" : running.get(0).what());
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

    private final class Task<T> extends FutureTask<T> implements RunningTask {
        private final String what;
        private final boolean stoppable;
        private final Share share;
        private final long begun = System.nanoTime();
        private final Consumer<? super T> onDone;
        private final Consumer<? super Exception> onError;
        private boolean stopped;

        private Task(
                String what,
                boolean stoppable,
                Share share,
                TrackedWork<T> work,
                Consumer<? super T> onDone,
                Consumer<? super Exception> onError) {
            super(() -> work.call(share));
            this.what = what;
            this.stoppable = stoppable;
            this.share = share;
            this.onDone = onDone;
            this.onError = onError;
        }

        @Override
        public String what() {
            return what;
        }

        @Override
        public double share() {
            return share.value;
        }

        @Override
        public Duration elapsed() {
            return Duration.ofNanos(System.nanoTime() - begun);
        }

        @Override
        public boolean isStoppable() {
            return stoppable;
        }

        @Override
        public void stop() {
            if (stoppable) {
                stopped = cancel(true);
            }
        }

        @Override
        protected void done() {
            ui.execute(this::finish);
        }

        /** On the UI thread. */
        private void finish() {
            running.remove(this);
            showBusy();
            if (stopped) {
                onError.accept(new TaskStopped(what));
            } else {
                Outcome.of(this).deliver(onDone, onError);
            }
        }
    }
}
