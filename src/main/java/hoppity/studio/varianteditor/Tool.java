package hoppity.studio.varianteditor;

/** What painting on the board does. */
enum Tool {
    HOME("Home", "Paints where the seat starts"),
    TARGET("Target", "Paints what the seat must fill; for targets painted by hand"),
    CORNER("Corner", "Chooses the cell of the target to which tempo is counted");

    private final String text;
    private final String sentence;

    Tool(String text, String sentence) {
        this.text = text;
        this.sentence = sentence;
    }

    String text() {
        return text;
    }

    String sentence() {
        return sentence;
    }
}
