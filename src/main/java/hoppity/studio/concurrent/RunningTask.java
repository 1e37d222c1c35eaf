package hoppity.studio.concurrent;

import java.time.Duration;

/** A piece of work under way, as a person sees it. */
public interface RunningTask {
    /** {@code "Opening ladder.hgn"}. */
    String what();

    /** The share that is done by now, 0 to 1; below 0 while it is not known. */
    double share();

    /** The time since the work began. */
    Duration elapsed();

    /** Whether a person may stop it: nothing is lost by that. */
    boolean isStoppable();

    /** Stops it; whoever started it is told by a {@link TaskStopped}. To be called on the UI thread. */
    void stop();
}
