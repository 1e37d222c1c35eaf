package hoppity.export.paper;

/** How the texts on paper look. */
public enum PaperStyle {
    TITLE(18, true, false),
    LABEL(9, false, true),
    VALUE(9, false, false),
    HEADING(11.5, true, false),
    MOVE(10, true, false),
    NUMBER(10, false, false),
    COMMENT(10, false, false),
    VARIATION(9, false, false),
    EVALUATION(8, false, false),
    NOTE(9, false, true),
    CAPTION(8.5, false, true),
    FOOTER(8, false, false);

    private static final double LINE = 1.32;

    private final double size;
    private final boolean bold;
    private final boolean italic;

    PaperStyle(double size, boolean bold, boolean italic) {
        this.size = size;
        this.bold = bold;
        this.italic = italic;
    }

    /** The size of the letters in points. */
    public double size() {
        return size;
    }

    public boolean isBold() {
        return bold;
    }

    public boolean isItalic() {
        return italic;
    }

    /** From one line to the next in points. */
    double lineHeight() {
        return size * LINE;
    }
}
