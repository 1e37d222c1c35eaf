package hoppity.studio.playback;

import static org.assertj.core.api.Assertions.assertThat;

import hoppity.format.RecordFile;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.studio.document.GameDocument;
import java.io.IOException;
import java.nio.file.Path;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlaybackTest {
    private static final int PLIES = 24;

    private final ManualTimer timer = new ManualTimer();
    private final ObjectProperty<Pace> pace = new SimpleObjectProperty<>(Pace.SECOND);
    private final Playback playback = new Playback(timer, pace);
    private GameDocument document;

    /** A timer whose time passes when it is told to. */
    private static final class ManualTimer implements Playback.Timer {
        private long millis;
        private @Nullable Runnable waiting;

        @Override
        public void start(long delay, Runnable action) {
            millis = delay;
            waiting = action;
        }

        @Override
        public void stop() {
            waiting = null;
        }

        void pass() {
            var action = waiting;
            waiting = null;
            action.run();
        }
    }

    @BeforeEach
    void open() throws IOException {
        document = new GameDocument(
                RecordFile.load(Path.of("samples", "halma-8-shortest.hgj"))
                        .games()
                        .get(0),
                null);
        document.first();
        playback.documentProperty().set(document);
    }

    private void play() {
        playback.playingProperty().set(true);
    }

    @Test
    void itStepsToTheEndAndStops() {
        play();
        for (int ply = 1; ply <= PLIES; ply++) {
            assertThat(playback.playingProperty().get()).isTrue();
            timer.pass();
            assertThat(document.cursor().ply()).isEqualTo(ply);
        }
        assertThat(playback.playingProperty().get()).isFalse();
        assertThat(timer.waiting).isNull();
    }

    @Test
    void fromTheEndItBeginsAgain() {
        document.last();
        play();

        assertThat(document.cursor().ply()).isZero();
        assertThat(playback.playingProperty().get()).isTrue();
    }

    @Test
    void whoeverMovesStopsIt() {
        play();
        timer.pass();
        document.step(1);

        assertThat(playback.playingProperty().get()).isFalse();
        assertThat(timer.waiting).isNull();
    }

    @Test
    void anotherGameStopsIt() {
        play();
        playback.documentProperty().set(null);
        assertThat(playback.playingProperty().get()).isFalse();

        play();
        assertThat(playback.playingProperty().get()).isFalse();
        assertThat(timer.waiting).isNull();
    }

    @Test
    void anotherPaceHoldsAtOnce() {
        play();
        assertThat(timer.millis).isEqualTo(1000);

        pace.set(Pace.FIVE_SECONDS);
        assertThat(timer.millis).isEqualTo(5000);
        assertThat(playback.playingProperty().get()).isTrue();
    }

    @Test
    void recordedTimesAreKeptWithinWhatCanBeWatched() {
        var first = document.line().get(1);
        assertThat(Pace.AS_PLAYED.before(first)).isEqualTo(1000);

        document.annotate(first, notes -> notes.withClock(new Clock(null, 4200L, Extras.NONE)), "clock");
        assertThat(Pace.AS_PLAYED.before(first)).isEqualTo(4200);
        assertThat(Pace.SECOND.before(first)).isEqualTo(1000);
        document.annotate(first, notes -> notes.withClock(new Clock(null, 3_600_000L, Extras.NONE)), "clock");
        assertThat(Pace.AS_PLAYED.before(first)).isEqualTo(30_000);
        document.annotate(first, notes -> notes.withClock(new Clock(null, 0L, Extras.NONE)), "clock");
        assertThat(Pace.AS_PLAYED.before(first)).isEqualTo(300);
    }
}
