package hoppity.studio.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javax.imageio.ImageIO;

/** A picture of the whole content of a window as a PNG file. */
final class Snapshot {
    private Snapshot() {}

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
