package hoppity.studio.varianteditor;

/** Where the target of each seat comes from. */
enum Targets {
    /** Its home, turned by half around the middle of the board. */
    TURNED("Home turned by half"),
    /** The home of the seat half the turn order away. */
    SWAPPED("Home of the seat opposite"),
    /** It is painted on its own. */
    PAINTED("Painted by hand");

    private final String text;

    Targets(String text) {
        this.text = text;
    }

    /** In words for people. */
    String text() {
        return text;
    }
}
