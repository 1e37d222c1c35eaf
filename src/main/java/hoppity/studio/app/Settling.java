package hoppity.studio.app;

import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;

/** Waits until nothing moves in a window any more. */
final class Settling extends AnimationTimer {
    /** Half a second: what a later moment of the start sets off has come and gone. */
    private static final int QUIET_FRAMES = 30;

    private final Scene scene;
    private final ObservableValue<String> busyWith;
    private final Runnable onSettled;
    private int quietFrames;

    private Settling(Scene scene, ObservableValue<String> busyWith, Runnable onSettled) {
        this.scene = scene;
        this.busyWith = busyWith;
        this.onSettled = onSettled;
    }

    /**
     * Calls back, on the UI thread, when the scene has come to rest.
     *
     * @param busyWith what is being done in the background, empty for nothing
     */
    static void await(Scene scene, ObservableValue<String> busyWith, Runnable onSettled) {
        new Settling(scene, busyWith, onSettled).start();
    }

    @Override
    public void handle(long now) {
        var quiet = busyWith.getValue().isEmpty() && !scene.getRoot().isNeedsLayout();
        quietFrames = quiet ? quietFrames + 1 : 0;
        if (quietFrames >= QUIET_FRAMES) {
            stop();
            onSettled.run();
        }
    }
}
