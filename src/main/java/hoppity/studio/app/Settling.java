package hoppity.studio.app;

import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;

/** Waits until nothing moves in a window any more. */
final class Settling extends AnimationTimer {
    /** Half a second: what a later moment of the start sets off has come and gone. */
    static final int FOR_GOOD = 30;

    /** The first frame is drawn when the second one begins. */
    static final int DRAWN = 2;

    private final Scene scene;
    private final ObservableValue<String> busyWith;
    private final int quietFramesNeeded;
    private final Runnable onSettled;
    private int quietFrames;

    private Settling(Scene scene, ObservableValue<String> busyWith, int quietFramesNeeded, Runnable onSettled) {
        this.scene = scene;
        this.busyWith = busyWith;
        this.quietFramesNeeded = quietFramesNeeded;
        this.onSettled = onSettled;
    }

    /**
     * Calls back, on the UI thread, when the scene has come to rest.
     *
     * @param busyWith what is being done in the background, empty for nothing
     * @param quietFrames so many in a row without work in the background and without a layout to do
     */
    static void await(Scene scene, ObservableValue<String> busyWith, int quietFrames, Runnable onSettled) {
        new Settling(scene, busyWith, quietFrames, onSettled).start();
    }

    @Override
    public void handle(long now) {
        var quiet = busyWith.getValue().isEmpty() && !scene.getRoot().isNeedsLayout();
        quietFrames = quiet ? quietFrames + 1 : 0;
        if (quietFrames >= quietFramesNeeded) {
            stop();
            onSettled.run();
        }
    }
}
