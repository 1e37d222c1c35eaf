package hoppity.studio;

import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import javax.imageio.ImageIO;

/** Puts pictures side by side on white. Arguments: the PNG file to write, the height of all in pixels, the PNG files. */
public final class PictureRow {
    private static final int GAP = 12;

    private PictureRow() {}

    public static void main(String[] arguments) throws IOException {
        int height = Integer.parseInt(arguments[1]);
        var pictures = new ArrayList<BufferedImage>();
        for (var file : Arrays.asList(arguments).subList(2, arguments.length)) {
            pictures.add(ImageIO.read(Path.of(file).toFile()));
        }
        int width =
                pictures.stream().mapToInt(picture -> width(picture, height)).sum() + GAP * (pictures.size() - 1);
        var row = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = row.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.setColor(java.awt.Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        int x = 0;
        for (var picture : pictures) {
            graphics.drawImage(picture, x, 0, width(picture, height), height, null);
            x += width(picture, height) + GAP;
        }
        ImageIO.write(row, "png", Path.of(arguments[0]).toFile());
    }

    private static int width(BufferedImage picture, int height) {
        return picture.getWidth() * height / picture.getHeight();
    }
}
