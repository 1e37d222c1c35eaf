package hoppity.export.paper;

/**
 * What can be printed of a sheet, in points (1/72 inch).
 *
 * @param width at least 144
 * @param height at least 144
 */
public record Paper(double width, double height) {
    private static final double LEAST = 144;

    /** A4 with margins of 18 mm. */
    public static final Paper A4 = new Paper(493, 740);

    /** @throws IllegalArgumentException for a sheet on which nothing finds room */
    public Paper {
        if (!(width >= LEAST && height >= LEAST)) {
            throw new IllegalArgumentException("a page is at least 144 × 144 points, not " + width + " × " + height);
        }
    }
}
