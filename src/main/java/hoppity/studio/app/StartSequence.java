package hoppity.studio.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;

/** Waits for the first picture of a window that shows what it should, then makes what that did not need, a piece a frame. */
final class StartSequence extends AnimationTimer {
    /** The first frame is drawn when the second one begins. */
    private static final int DRAWN = 2;

    private final BooleanSupplier hasContent;
    private final Runnable onUsable;
    private final Deque<Runnable> pieces;
    private final Runnable onComplete;
    private int frames;

    private StartSequence(BooleanSupplier hasContent, Runnable onUsable, List<Runnable> pieces, Runnable onComplete) {
        this.hasContent = hasContent;
        this.onUsable = onUsable;
        this.pieces = new ArrayDeque<>(pieces);
        this.onComplete = onComplete;
    }

    /**
     * Calls back on the UI thread.
     *
     * @param hasContent whether the window shows what it was opened for
     * @param onUsable called once that is drawn
     * @param pieces run after that, one a frame
     * @param onComplete called after the last piece
     */
    static void run(BooleanSupplier hasContent, Runnable onUsable, List<Runnable> pieces, Runnable onComplete) {
        new StartSequence(hasContent, onUsable, pieces, onComplete).start();
    }

    @Override
    public void handle(long now) {
        if (frames < DRAWN) {
            frames = hasContent.getAsBoolean() ? frames + 1 : 0;
            if (frames == DRAWN) {
                onUsable.run();
            }
        } else if (pieces.isEmpty()) {
            stop();
            onComplete.run();
        } else {
            pieces.remove().run();
        }
    }
}
