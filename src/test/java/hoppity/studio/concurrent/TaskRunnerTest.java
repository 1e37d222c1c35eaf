package hoppity.studio.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TaskRunnerTest {
    /** Stands for the UI thread's queue; the test's thread empties it. */
    private final BlockingQueue<Runnable> ui = new LinkedBlockingQueue<>();

    private final BackgroundTasks tasks = new BackgroundTasks(ui::add);
    private final List<Object> results = new ArrayList<>();

    @AfterEach
    void close() {
        tasks.close();
    }

    @Test
    void theResultComesBackThroughTheUiQueue() throws InterruptedException {
        var test = Thread.currentThread();
        tasks.run(
                "Counting",
                () -> {
                    assertThat(Thread.currentThread()).isNotEqualTo(test);
                    assertThat(Thread.currentThread().isDaemon()).isTrue();
                    return 42;
                },
                value -> {
                    assertThat(Thread.currentThread()).isEqualTo(test);
                    results.add(value);
                },
                results::add);

        assertThat(tasks.busyWith().getValue()).isEqualTo("Counting");
        ui.take().run();
        assertThat(results).containsExactly(42);
        assertThat(tasks.busyWith().getValue()).isEmpty();
    }

    @Test
    void whatTheWorkThrowsIsHandedOver() throws InterruptedException {
        var problem = new IOException("no such file");
        tasks.run(
                "Opening",
                () -> {
                    throw problem;
                },
                results::add,
                results::add);

        ui.take().run();

        assertThat(results).containsExactly(problem);
        assertThat(tasks.busyWith().getValue()).isEmpty();
    }

    @Test
    void aCancelledTaskIsInterruptedAndReportsNothing() throws InterruptedException {
        var started = new CountDownLatch(1);
        var interrupted = new CountDownLatch(1);
        var running = tasks.run(
                "Waiting",
                () -> {
                    started.countDown();
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException e) {
                        interrupted.countDown();
                    }
                    return 1;
                },
                results::add,
                results::add);
        started.await();

        running.cancel(true);
        interrupted.await();
        ui.take().run();

        assertThat(results).isEmpty();
        assertThat(tasks.busyWith().getValue()).isEmpty();
    }

    @Test
    void aTaskThatAPersonStopsIsInterruptedAndItsCallerTold() throws InterruptedException {
        var started = new CountDownLatch(1);
        tasks.run(
                "Waiting",
                () -> {
                    started.countDown();
                    new CountDownLatch(1).await();
                    return 1;
                },
                results::add,
                results::add);
        started.await();

        tasks.running().get(0).stop();
        ui.take().run();

        assertThat(results)
                .singleElement()
                .isInstanceOfSatisfying(
                        TaskStopped.class, stopped -> assertThat(stopped).hasMessage("Waiting was stopped."));
        assertThat(tasks.running()).isEmpty();
    }

    @Test
    void whatMustBeDoneCannotBeStopped() throws InterruptedException {
        var release = new CountDownLatch(1);
        tasks.runToEnd(
                "Saving",
                progress -> {
                    release.await();
                    return "saved";
                },
                results::add,
                results::add);

        assertThat(tasks.running().get(0).isStoppable()).isFalse();
        tasks.running().get(0).stop();
        release.countDown();
        ui.take().run();

        assertThat(results).containsExactly("saved");
    }

    @Test
    void workSaysHowFarItIs() throws InterruptedException {
        var reported = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        tasks.run(
                "Counting",
                progress -> {
                    progress.at(1, 4);
                    reported.countDown();
                    release.await();
                    return 4;
                },
                results::add,
                results::add);
        var running = tasks.running().get(0);

        reported.await();

        assertThat(running.share()).isEqualTo(0.25);
        release.countDown();
        ui.take().run();
    }

    @Test
    void theTaskStartedFirstIsTheOneThatShows() throws InterruptedException {
        var release = new CountDownLatch(1);
        tasks.run(
                "First",
                () -> {
                    release.await();
                    return 1;
                },
                results::add,
                results::add);
        tasks.run("Second", () -> 2, results::add, results::add);

        ui.take().run();
        assertThat(results).containsExactly(2);
        assertThat(tasks.busyWith().getValue()).isEqualTo("First");

        release.countDown();
        ui.take().run();
        assertThat(results).containsExactly(2, 1);
        assertThat(tasks.busyWith().getValue()).isEmpty();
    }

    @Test
    void inlineTasksAreDoneOnReturn() {
        var inline = new InlineTasks();
        var problem = new IOException("no");

        inline.run("One", () -> "done", results::add, results::add);
        inline.run(
                "Two",
                () -> {
                    throw problem;
                },
                results::add,
                results::add);

        assertThat(results).containsExactly("done", problem);
        assertThat(inline.busyWith().getValue()).isEmpty();
    }
}
