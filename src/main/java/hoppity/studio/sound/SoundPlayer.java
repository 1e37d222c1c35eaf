package hoppity.studio.sound;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;

/**
 * Plays sounds on a thread of its own while they are switched on. Nobody waits for it: what comes too fast is left out, and
 * on a machine that cannot play, the first attempt is reported and the rest is silence.
 */
public final class SoundPlayer implements Consumer<Sound>, AutoCloseable {
    private static final int WAITING = 2;
    private static final long IDLE_SECONDS = 20;

    private final ObservableBooleanValue on;
    private final SoundOutput output;
    private final Consumer<String> log;
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            SoundPlayer::thread,
            new ThreadPoolExecutor.DiscardPolicy());
    private volatile boolean silent;

    /** @param log receives one sentence if there is no way to play */
    public SoundPlayer(ObservableBooleanValue on, SoundOutput output, Consumer<String> log) {
        this.on = on;
        this.output = output;
        this.log = log;
        thread.allowCoreThreadTimeOut(true);
    }

    private static Thread thread(Runnable work) {
        var thread = new Thread(work, "sounds");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void accept(Sound sound) {
        if (on.get() && !silent) {
            thread.execute(() -> play(sound));
        }
    }

    private void play(Sound sound) {
        if (silent) {
            return;
        }
        try {
            output.play(sound);
        } catch (SoundOutput.Unavailable e) {
            silent = true;
            log.accept("No sounds: " + e.getMessage());
        }
    }

    /** Plays nothing more, and lets the machine's audio go. */
    @Override
    public void close() {
        silent = true;
        thread.getQueue().clear();
        thread.execute(output::close);
        thread.shutdown();
    }
}
