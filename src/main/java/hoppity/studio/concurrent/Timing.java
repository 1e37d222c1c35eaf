package hoppity.studio.concurrent;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/** A clock and a way to run something later on the UI thread, to be replaced in tests. */
public interface Timing {
    /** Nanoseconds since some fixed moment. */
    long now();

    /** Runs the action on the UI thread when at least so many nanoseconds have passed, at least 0. */
    void runOnUi(long delayNanos, Runnable action);

    /** Real time, and the toolkit's own thread. */
    Timing UI = on(Platform::runLater);

    /** Real time, and another thread in the place of the toolkit's. */
    static Timing on(Executor ui) {
        return new Timing() {
            @Override
            public long now() {
                return System.nanoTime();
            }

            @Override
            public void runOnUi(long delayNanos, Runnable action) {
                if (delayNanos == 0) {
                    ui.execute(action);
                } else {
                    CompletableFuture.delayedExecutor(delayNanos, TimeUnit.NANOSECONDS, ui)
                            .execute(action);
                }
            }
        };
    }
}
