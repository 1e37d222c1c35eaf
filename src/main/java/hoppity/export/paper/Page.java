package hoppity.export.paper;

import hoppity.export.diagram.Diagram;
import java.util.List;

/** One page, with its parts at places in points from the upper left corner of what can be printed. */
public record Page(List<Part> parts) {
    public Page {
        parts = List.copyOf(parts);
    }

    /** Something on a page. */
    public sealed interface Part {}

    /** A text in one style; {@code y} is its base line. */
    public record Text(double x, double y, String text, PaperStyle style) implements Part {}

    /** A diagram of a height; it is as wide as its board then is. */
    public record Picture(double x, double y, double height, Diagram diagram) implements Part {}
}
