package hoppity.studio.board;

/** What can be laid over the cells of the board. */
public enum OverlayKind {
    NOTHING("Plain board", "Nothing is laid over the cells"),
    REACHABLE("Reachable cells", "Where the seat to move can get to in this turn, and by how many of its pieces"),
    STRAGGLERS(
            "Stragglers and blocked targets",
            "The last quarter of the army to move, and the cells of its target that it cannot enter"),
    DISTANCE("Distance to the target", "How many tempi each cell is from the corner of the target of the seat to move");

    private final String text;
    private final String description;

    OverlayKind(String text, String description) {
        this.text = text;
        this.description = description;
    }

    /** As in a menu. */
    public String text() {
        return text;
    }

    /** What it shows. */
    public String description() {
        return description;
    }
}
