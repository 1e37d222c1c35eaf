package hoppity.studio.board;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** What can be laid over the cells of the board. */
public enum OverlayKind {
    NOTHING(noted("Plain board"), noted("Nothing is laid over the cells")),
    REACHABLE(
            noted("Reachable cells"),
            noted("Where the seat to move can get to in this turn, and by how many of its pieces")),
    STRAGGLERS(
            noted("Stragglers and blocked targets"),
            noted("The last quarter of the army to move, and the cells of its target that it cannot enter")),
    DISTANCE(
            noted("Distance to the target"),
            noted("How many tempi each cell is from the corner of the target of the seat to move"));

    private final String text;
    private final String description;

    OverlayKind(String text, String description) {
        this.text = text;
        this.description = description;
    }

    /** As in a menu. */
    public String text() {
        return tr(text);
    }

    /** What it shows. */
    public String description() {
        return tr(description);
    }
}
