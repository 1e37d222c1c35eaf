package hoppity.studio.playback;

import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/**
 * Steps through the open game by itself, to the end of the line. Whoever moves the cursor, edits or opens another game
 * stops it.
 */
public final class Playback {
    /** Runs something later on the same thread. */
    public interface Timer {
        /** Runs the action after so many milliseconds, in place of one that still waits. */
        void start(long millis, Runnable action);

        void stop();
    }

    private final Timer timer;
    private final ObjectProperty<Pace> pace;
    private final ObjectProperty<@Nullable GameDocument> document = new SimpleObjectProperty<>(this, "document");
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private final ChangeListener<GameNode> onCursor = (observable, before, now) -> stopUnlessStepping();
    private final ChangeListener<Number> onRevision = (observable, before, now) -> stopUnlessStepping();
    private boolean stepping;

    /** @param pace a remembered setting */
    public Playback(Timer timer, ObjectProperty<Pace> pace) {
        this.timer = timer;
        this.pace = pace;
        document.addListener((observable, before, now) -> follow(before, now));
        playing.addListener(observable -> playOrStop());
        pace.addListener(observable -> playOrStop());
    }

    public ObjectProperty<@Nullable GameDocument> documentProperty() {
        return document;
    }

    /** Whether the game is being played through. Set at the end of the line, it begins from the first position. */
    public BooleanProperty playingProperty() {
        return playing;
    }

    private void follow(@Nullable GameDocument before, @Nullable GameDocument now) {
        playing.set(false);
        if (before != null) {
            before.cursorProperty().removeListener(onCursor);
            before.revisionProperty().removeListener(onRevision);
        }
        if (now != null) {
            now.cursorProperty().addListener(onCursor);
            now.revisionProperty().addListener(onRevision);
        }
    }

    private void stopUnlessStepping() {
        if (!stepping) {
            playing.set(false);
        }
    }

    private void playOrStop() {
        timer.stop();
        var open = document.get();
        if (!playing.get()) {
            return;
        }
        if (open == null || last(open) == open.line().get(0)) {
            playing.set(false);
            return;
        }
        if (open.cursor() == last(open)) {
            step(open, -open.cursor().ply());
        }
        wait(open);
    }

    private void wait(GameDocument open) {
        var next = open.line().get(open.cursor().ply() + 1);
        timer.start(pace.get().before(next), () -> advance(open));
    }

    private void advance(GameDocument open) {
        step(open, 1);
        if (open.cursor() == last(open)) {
            playing.set(false);
        } else if (playing.get()) {
            wait(open);
        }
    }

    private void step(GameDocument open, int plies) {
        stepping = true;
        try {
            open.step(plies);
        } finally {
            stepping = false;
        }
    }

    private static GameNode last(GameDocument open) {
        var line = open.line();
        return line.get(line.size() - 1);
    }
}
