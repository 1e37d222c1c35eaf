package hoppity.export.paper;

/** How wide texts are on paper. */
@FunctionalInterface
public interface TextMeasure {
    /** Points. */
    double width(String text, PaperStyle style);
}
