package hoppity.studio.print;

import hoppity.export.diagram.DiagramPainter;
import hoppity.export.diagram.Palette;
import hoppity.export.paper.Page;
import hoppity.export.paper.PaperStyle;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/** A page as nodes, one point a pixel, black on nothing: paper is white whatever the studio's theme is. */
final class PageNode {
    /** Diagrams are drawn at this height, with coordinates beside the board, and made smaller. */
    private static final double DRAWN = 480;

    private static final Map<PaperStyle, Font> FONTS = new EnumMap<>(PaperStyle.class);

    static {
        for (var style : PaperStyle.values()) {
            FONTS.put(
                    style,
                    Font.font(
                            "Serif",
                            style.isBold() ? FontWeight.BOLD : FontWeight.NORMAL,
                            style.isItalic() ? FontPosture.ITALIC : FontPosture.REGULAR,
                            style.size()));
        }
    }

    private PageNode() {}

    static Font font(PaperStyle style) {
        return Objects.requireNonNull(FONTS.get(style));
    }

    static Node of(Page page) {
        var group = new Group();
        for (var part : page.parts()) {
            group.getChildren().add(part instanceof Page.Text text ? text(text) : picture((Page.Picture) part));
        }
        return group;
    }

    private static Node text(Page.Text text) {
        var node = new Text(text.x(), text.y(), text.text());
        node.setFont(font(text.style()));
        // By a style of its own, over which the theme's text colour does not come.
        node.setStyle("-fx-fill: black;");
        return node;
    }

    private static Node picture(Page.Picture picture) {
        var drawing = new NodeDrawing();
        var diagram = picture.diagram();
        diagram.draw(new DiagramPainter(drawing, diagram.layout(DRAWN), Palette.LIGHT));
        var group = drawing.group();
        double scale = picture.height() / DRAWN;
        group.getTransforms().add(new Scale(scale, scale));
        group.setTranslateX(picture.x());
        group.setTranslateY(picture.y());
        return group;
    }
}
