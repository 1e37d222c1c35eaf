package hoppity.studio.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SoundPlayerTest {
    private final SimpleBooleanProperty on = new SimpleBooleanProperty(true);
    private final LinkedBlockingQueue<Sound> heard = new LinkedBlockingQueue<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch closed = new CountDownLatch(1);
    private SoundPlayer player = player(sound -> {});

    private interface Play {
        void play(Sound sound) throws SoundOutput.Unavailable;
    }

    private SoundPlayer player(Play play) {
        return new SoundPlayer(
                on,
                new SoundOutput() {
                    @Override
                    public void play(Sound sound) throws Unavailable {
                        threads.add(Thread.currentThread());
                        play.play(sound);
                        heard.add(sound);
                    }

                    @Override
                    public void close() {
                        closed.countDown();
                    }
                },
                log::add);
    }

    @AfterEach
    void close() {
        player.close();
    }

    private Sound next() throws InterruptedException {
        return heard.poll(20, TimeUnit.SECONDS);
    }

    @Test
    void playsOnAThreadOfItsOwnWhileItIsOn() throws InterruptedException {
        player.accept(Sound.HOP);
        assertThat(next()).isEqualTo(Sound.HOP);
        on.set(false);
        player.accept(Sound.TURN);
        on.set(true);
        player.accept(Sound.END);
        assertThat(next()).isEqualTo(Sound.END);
        assertThat(threads).doesNotContain(Thread.currentThread()).allMatch(Thread::isDaemon);
    }

    @Test
    void whatComesTooFastIsLeftOutAndNobodyWaits() throws InterruptedException {
        var release = new CountDownLatch(1);
        var playing = new CountDownLatch(1);
        player = player(sound -> {
            playing.countDown();
            await(release);
        });
        player.accept(Sound.HOP);
        assertThat(playing.await(20, TimeUnit.SECONDS)).isTrue();
        for (int i = 0; i < 100; i++) {
            player.accept(Sound.TURN);
        }
        release.countDown();
        assertThat(next()).isEqualTo(Sound.HOP);
        assertThat(next()).isEqualTo(Sound.TURN);
        assertThat(next()).isEqualTo(Sound.TURN);
        player.accept(Sound.END);
        assertThat(next()).isEqualTo(Sound.END);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aMachineWithoutAudioIsReportedOnceAndThenSilent() throws InterruptedException {
        var tried = new LinkedBlockingQueue<Sound>();
        player = player(sound -> {
            tried.add(sound);
            throw new SoundOutput.Unavailable("this machine has no ears", new IllegalStateException());
        });
        player.accept(Sound.HOP);
        assertThat(tried.poll(20, TimeUnit.SECONDS)).isEqualTo(Sound.HOP);
        player.accept(Sound.TURN);
        player.close();
        assertThat(closed.await(20, TimeUnit.SECONDS)).isTrue();

        assertThat(tried).isEmpty();
        assertThat(log).containsExactly("No sounds: this machine has no ears");
    }

    @Test
    void afterItWasClosedNothingIsHeard() throws InterruptedException {
        player.close();
        assertThat(closed.await(20, TimeUnit.SECONDS)).isTrue();
        player.accept(Sound.HOP);
        player.close();
        assertThat(heard).isEmpty();
    }
}
