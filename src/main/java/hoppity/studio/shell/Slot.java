package hoppity.studio.shell;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** The panes of the side column, from the general to the particular. */
public enum Slot {
    MOVES("moves", noted("Moves"), 96, 0.43),
    COMMENT("comment", noted("Comment"), 96, 0.13),
    ENGINE("engine", noted("Engine"), 88, 0.19),
    GRAPH("graph", noted("Graphs"), 120, 0.25);

    private final String id;
    private final String displayName;
    private final double minimum;
    private final double weight;

    Slot(String id, String displayName, double minimum, double weight) {
        this.id = id;
        this.displayName = displayName;
        this.minimum = minimum;
        this.weight = weight;
    }

    /** The key under which settings and styles know the pane. */
    public String id() {
        return id;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** Pixels below which the unfolded pane does not shrink, header included. */
    double minimum() {
        return minimum;
    }

    /** The share of the column that the pane has at first. */
    double weight() {
        return weight;
    }
}
