package hoppity.studio.app;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** A picture on its way into a PNG file: taken on the UI thread, packed on any. */
final class Png {
    private final BufferedImage picture;

    /** To be called on the UI thread. */
    Png(WritableImage image) {
        picture = SwingFXUtils.fromFXImage(image, null);
    }

    byte[] bytes() throws IOException {
        var bytes = new ByteArrayOutputStream();
        if (!ImageIO.write(picture, "png", bytes)) {
            throw new IOException("this Java installation writes no PNG files");
        }
        return bytes.toByteArray();
    }
}
