package hoppity.export.html;

import static hoppity.words.Words.tr;

import com.google.gson.JsonArray;
import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.export.diagram.Diagram;
import hoppity.export.diagram.DiagramPainter;
import hoppity.export.diagram.Ink;
import hoppity.export.diagram.Palette;
import hoppity.export.diagram.SvgDrawing;
import hoppity.export.document.Block;
import hoppity.export.text.PlainText;
import hoppity.export.text.Xml;
import hoppity.record.Shape;
import hoppity.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The board of a page: its ground and its pieces are drawn once and used by each diagram and by the board that replays the
 * game. Colours are named and defined in the style sheet, for light and for dark surroundings.
 */
final class HtmlBoard {
    private static final double HEIGHT = 480;
    private static final String SVG = "<svg xmlns=\"http://www.w3.org/2000/svg\"";

    private final Diagram start;
    private final BoardLayout layout;
    private final double width;

    HtmlBoard(Diagram start) {
        this.start = start;
        layout = start.layout(HEIGHT);
        width = start.width(HEIGHT);
    }

    /** What the drawings on the page use. */
    String definitions() {
        var out = new StringBuilder(
                SVG + " class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n<defs>\n");
        var ground = drawing();
        painter(ground).ground(start.variant());
        out.append("<g id=\"ground\">\n").append(ground.elements()).append("</g>\n");
        for (int seat = 0; seat < start.variant().seatCount(); seat++) {
            var piece = drawing();
            painter(piece).piece(0, 0, seat, start.isMarked());
            out.append("<g id=\"piece")
                    .append(seat)
                    .append("\">\n")
                    .append(piece.elements())
                    .append("</g>\n");
        }
        return out.append("</defs>\n</svg>\n").toString();
    }

    /** The style rules of the colours. */
    String colors() {
        return rules(Palette.LIGHT, "") + "@media screen and (prefers-color-scheme: dark) {\n"
                + rules(Palette.DARK, "  ") + "}\n";
    }

    private String rules(Palette palette, String indent) {
        return palette.shown(start.variant().seatCount()).stream()
                .map(ink -> indent + ".f-" + ink.name() + " { fill: " + css(ink) + "; }\n" + indent + ".s-" + ink.name()
                        + " { stroke: " + css(ink) + "; }\n")
                .collect(Collectors.joining());
    }

    private static String css(Ink ink) {
        return String.format(Locale.ROOT, "rgba(%d, %d, %d, %.3f)", ink.red(), ink.green(), ink.blue(), ink.opacity());
    }

    String figure(Block.Figure figure) {
        var diagram = figure.diagram();
        var below = drawing();
        painter(below).lastMove(diagram.lastRoute());
        var above = drawing();
        painter(above).shapes(diagram.shapes());
        return open("role=\"img\" aria-label=\"" + Xml.escaped(figure.caption() + ": " + figure.notation()) + "\"")
                + below.elements() + pieces(diagram.position()) + above.elements() + "</svg>\n";
    }

    /** The board that replays; hidden until the script shows it. */
    String viewer() {
        var cells = IntStream.range(0, layout.topology().size())
                .mapToObj(cell -> number(layout.centreX(cell)) + "," + number(layout.centreY(cell)))
                .collect(Collectors.joining(" "));
        var pieces = IntStream.range(0, layout.topology().size())
                .mapToObj(cell -> start.position().at(cell))
                .map(seat -> seat == Position.EMPTY ? "." : seat.toString())
                .collect(Collectors.joining());
        return "<section id=\"replay\" hidden=\"hidden\" data-cells=\"" + cells + "\" data-start=\"" + pieces
                + "\" data-unit=\"" + number(layout.unit()) + "\" aria-label=\"" + Xml.escaped(tr("Replay")) + "\">\n"
                + open("id=\"replay-board\"") + "<g id=\"replay-below\"></g><g id=\"replay-pieces\">"
                + pieces(start.position())
                + "</g><g id=\"replay-above\"></g></svg>\n<p id=\"replay-move\">\u00a0</p>\n<p>\n"
                + button("first", "|◀\ufe0e", tr("First position"))
                + button("previous", "◀\ufe0e", tr("Previous move"))
                + button("next", "▶\ufe0e", tr("Next move"))
                + button("last", "▶\ufe0e|", tr("Last move"))
                + "</p>\n<p class=\"hint\">"
                + Xml.escaped(tr("Click a move, or use the keys ← → Home End."))
                + "</p>\n</section>\n";
    }

    /** @param sign plain text, with the variation selector that keeps a triangle from being drawn as a picture */
    private static String button(String id, String sign, String name) {
        return "<button type=\"button\" id=\"" + id + "\" title=\"" + Xml.escaped(name) + "\" aria-label=\""
                + Xml.escaped(name) + "\">" + sign + "</button>\n";
    }

    /** Marks as data for the script: {@code ["a", colour, cells…]}, {@code ["c", colour, cell]}, {@code ["l", text, cell]}. */
    String marks(List<Shape> shapes) {
        var all = new JsonArray();
        for (var shape : shapes) {
            var mark = new JsonArray();
            List<String> names;
            if (shape instanceof Shape.Arrow arrow) {
                mark.add("a");
                mark.add(Palette.LIGHT.mark(arrow.colour()).name());
                names = arrow.path();
            } else if (shape instanceof Shape.Circle circle) {
                mark.add("c");
                mark.add(Palette.LIGHT.mark(circle.colour()).name());
                names = List.of(circle.cell());
            } else {
                var label = (Shape.Label) shape;
                mark.add("l");
                mark.add(DiagramPainter.shortened(PlainText.line(label.text())));
                names = List.of(label.cell());
            }
            var cells = names.stream().map(layout.topology()::find).toList();
            if (!cells.contains(Topology.NONE)) {
                cells.forEach(mark::add);
                all.add(mark);
            }
        }
        return all.toString();
    }

    static String numbers(List<Integer> cells) {
        return cells.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private String open(String attributes) {
        return SVG + " class=\"board\" viewBox=\"0 0 " + number(width) + " " + number(HEIGHT) + "\" " + attributes
                + ">\n<use href=\"#ground\" />\n";
    }

    private String pieces(Position position) {
        var out = new StringBuilder();
        for (int cell = 0; cell < layout.topology().size(); cell++) {
            int seat = position.at(cell);
            if (seat != Position.EMPTY) {
                out.append("<use href=\"#piece" + seat + "\" x=\"" + number(layout.centreX(cell)) + "\" y=\""
                        + number(layout.centreY(cell)) + "\" />\n");
            }
        }
        return out.toString();
    }

    private SvgDrawing drawing() {
        return new SvgDrawing(width, HEIGHT, true);
    }

    /** Which palette does not matter where colours are named. */
    private DiagramPainter painter(SvgDrawing drawing) {
        return new DiagramPainter(drawing, layout, Palette.LIGHT);
    }

    private static String number(double value) {
        return SvgDrawing.number(value);
    }
}
