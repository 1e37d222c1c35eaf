package hoppity.studio.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;

/** A picture of the whole content of a window as a PNG file. */
final class Snapshot {
    private Snapshot() {}

    static void write(Scene scene, Path png) throws IOException {
        Files.write(png, new Png(scene.snapshot(null)).bytes());
    }
}
