package hoppity.export.diagram;

/** Takes the shapes of a diagram, the lower ones first; lengths are in pixels from the upper left corner. */
public interface Drawing {
    /** A filled rectangle, its corners rounded by a radius of {@code corner}. */
    void box(double x, double y, double width, double height, double corner, Ink fill);

    void disc(double x, double y, double radius, Ink fill);

    void ring(double x, double y, double radius, Ink color, double width);

    /** @param points their x and their y */
    void polygon(double[][] points, Ink fill);

    /** A filled polygon with round corners, made larger by a line of a width around it. */
    void roundPolygon(double[][] points, Ink color, double width);

    /** A line with round ends and bends. */
    void line(double[][] points, Ink color, double width);

    /** A row of round dots along a line. */
    void dots(double[][] points, Ink color, double width);

    /** A text with its middle at a point. */
    void text(String text, double x, double y, double size, Ink fill);
}
