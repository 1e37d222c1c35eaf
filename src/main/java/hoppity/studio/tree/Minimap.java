package hoppity.studio.tree;

import javafx.scene.canvas.Canvas;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/**
 * The whole tree in a corner, and in it the part that is in sight; a press or a drag goes there. The tree is drawn once,
 * into an image, and again only when it changes.
 */
final class Minimap extends Region {
    private static final double INSET = 5;
    private static final double MARGIN = 8;
    private static final double CELL = 3;
    private static final double LARGEST = 150;
    private static final double SMALLEST = 28;
    private static final double SHARE_OF_WIDTH = 0.35;
    private static final double SHARE_OF_HEIGHT = 0.5;
    private static final double LEAST_HEIGHT = 200;
    private static final double FAINTEST = 0.25;

    private final TreeViewModel model;
    private final Canvas canvas = new Canvas();
    private @Nullable WritableImage image;

    Minimap(TreeViewModel model) {
        this.model = model;
        setId("tree-minimap");
        getStyleClass().add("tree-minimap");
        setManaged(false);
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        addEventHandler(MouseEvent.ANY, this::handle);
        addEventHandler(ContextMenuEvent.ANY, ContextMenuEvent::consume);
    }

    private void handle(MouseEvent event) {
        boolean goes = event.getEventType() == MouseEvent.MOUSE_PRESSED && event.getButton() == MouseButton.PRIMARY
                || event.getEventType() == MouseEvent.MOUSE_DRAGGED && event.isPrimaryButtonDown();
        if (goes) {
            model.centreOn(share(event.getX(), getWidth()), share(event.getY(), getHeight()));
        }
        // Below it there is the tree, which is not meant.
        event.consume();
    }

    private static double share(double at, double size) {
        return Math.max(0, Math.min(1, (at - INSET) / (size - 2 * INSET)));
    }

    /** Forgets the picture of the tree: it or the colours have changed. */
    void treeChanged() {
        image = null;
    }

    void paint(TreePicture picture, TreeViewport view, TreeInk ink) {
        // In a short pane it would cover what it is to help to find.
        setVisible(view.overflows() && picture.overview().columns() > 0 && view.height() >= LEAST_HEIGHT);
        if (!isVisible()) {
            return;
        }
        double mapWidth = size(view.extent().lanes(), view.width() * SHARE_OF_WIDTH);
        double mapHeight = size(view.extent().rows(), view.height() * SHARE_OF_HEIGHT);
        double width = mapWidth + 2 * INSET;
        double height = mapHeight + 2 * INSET;
        resizeRelocate(view.width() - width - MARGIN, view.height() - height - MARGIN, width, height);
        canvas.setWidth(width);
        canvas.setHeight(height);
        if (image == null) {
            image = draw(picture, ink);
        }
        var g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, width, height);
        g.setImageSmoothing(true);
        g.drawImage(image, INSET, INSET, mapWidth, mapHeight);
        frame(view, ink, mapWidth, mapHeight);
    }

    private static double size(int count, double most) {
        return Math.max(SMALLEST, Math.min(Math.min(LARGEST, most), count * CELL));
    }

    private void frame(TreeViewport view, TreeInk ink, double mapWidth, double mapHeight) {
        double perLane = mapWidth / view.extent().lanes();
        double perRow = mapHeight / view.extent().rows();
        double left = clamp((view.lane(TreeViewport.GUTTER) + 0.5) * perLane, mapWidth);
        double right = clamp((view.lane(view.width()) + 0.5) * perLane, mapWidth);
        double top = clamp((view.row(0) + 0.5) * perRow, mapHeight);
        double bottom = clamp((view.row(view.height()) + 0.5) * perRow, mapHeight);
        var g = canvas.getGraphicsContext2D();
        g.setFill(ink.accent().deriveColor(0, 1, 1, 0.12));
        g.fillRect(INSET + left, INSET + top, right - left, bottom - top);
        g.setStroke(ink.accent());
        g.setLineWidth(1);
        g.strokeRect(
                Math.floor(INSET + left) + 0.5,
                Math.floor(INSET + top) + 0.5,
                Math.max(2, Math.round(right - left) - 1),
                Math.max(2, Math.round(bottom - top) - 1));
    }

    private static double clamp(double value, double most) {
        return Math.max(0, Math.min(most, value));
    }

    private static WritableImage draw(TreePicture picture, TreeInk ink) {
        var overview = picture.overview();
        var drawn = new WritableImage(overview.columns(), overview.lines());
        var pixels = drawn.getPixelWriter();
        for (int i = 0; i < overview.density().length; i++) {
            float density = overview.density()[i];
            double opacity = density == 0 ? 0 : FAINTEST + (1 - FAINTEST) * Math.min(1, density);
            pixels.setColor(i % overview.columns(), i / overview.columns(), faded(ink.muted(), opacity));
        }
        line(picture, ink, pixels);
        return drawn;
    }

    private static void line(TreePicture picture, TreeInk ink, PixelWriter pixels) {
        var layout = picture.layout();
        var overview = picture.overview();
        for (int i = 0; i < picture.line().runCount(); i++) {
            int run = picture.line().run(i);
            int column = Overview.bin(layout.laneOfRun(run), layout.lanes(), overview.columns());
            int last = Overview.bin(picture.line().lastRow(run), layout.rows(), overview.lines());
            for (int j = Overview.bin(layout.firstRow(run), layout.rows(), overview.lines()); j <= last; j++) {
                pixels.setColor(column, j, ink.accent());
            }
        }
    }

    private static Color faded(Color colour, double opacity) {
        return colour.deriveColor(0, 1, 1, opacity);
    }
}
