package hoppity.studio.concurrent;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** How a finished task ended. */
sealed interface Outcome<T> {
    record Done<T>(T value) implements Outcome<T> {}

    record Failed<T>(Exception problem) implements Outcome<T> {}

    record Cancelled<T>() implements Outcome<T> {}

    static <T> Outcome<T> of(Future<T> finished) {
        try {
            return new Done<>(finished.get());
        } catch (CancellationException e) {
            return new Cancelled<>();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Cancelled<>();
        } catch (ExecutionException e) {
            var cause = e.getCause();
            return new Failed<>(cause instanceof Exception problem ? problem : e);
        }
    }

    default void deliver(Consumer<? super T> onDone, Consumer<? super Exception> onError) {
        if (this instanceof Done<T> done) {
            onDone.accept(done.value());
        } else if (this instanceof Failed<T> failed) {
            onError.accept(failed.problem());
        }
    }
}
