package hoppity.studio.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javax.imageio.ImageIO;

/** Draws the whole content of a window into a PNG file, once nothing moves in it any more. */
final class Snapshot extends AnimationTimer {
    /** So many frames in a row without work in the background and without a layout to do: half a second. */
    private static final int QUIET_FRAMES = 30;

    private final Scene scene;
    private final ObservableValue<String> busyWith;
    private final Consumer<Scene> onSettled;
    private int quietFrames;

    private Snapshot(Scene scene, ObservableValue<String> busyWith, Consumer<Scene> onSettled) {
        this.scene = scene;
        this.busyWith = busyWith;
        this.onSettled = onSettled;
    }

    /** Calls back, on the UI thread, when the scene has come to rest. */
    static void whenSettled(Scene scene, ObservableValue<String> busyWith, Consumer<Scene> onSettled) {
        new Snapshot(scene, busyWith, onSettled).start();
    }

    @Override
    public void handle(long now) {
        var quiet = busyWith.getValue().isEmpty() && !scene.getRoot().isNeedsLayout();
        quietFrames = quiet ? quietFrames + 1 : 0;
        if (quietFrames >= QUIET_FRAMES) {
            stop();
            onSettled.accept(scene);
        }
    }

    static void write(Scene scene, Path png) throws IOException {
        var picture = SwingFXUtils.fromFXImage(scene.snapshot(null), null);
        // Through a stream of our own: ImageIO prints a stack trace when it cannot open a file.
        try (var out = Files.newOutputStream(png)) {
            if (!ImageIO.write(picture, "png", out)) {
                throw new IOException("this Java installation writes no PNG files");
            }
        }
    }
}
