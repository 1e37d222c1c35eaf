package hoppity.studio.graph;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** Which of the two tempo numbers is drawn (rules §5). */
public enum Measure {
    /** Distance of all pieces to the corner cell of the target. */
    TEMPO(noted("tempo")),
    /** The least distance to distinct cells of the target: 0 when the camp is filled. */
    TO_GO(noted("to go"));

    private final String displayName;

    Measure(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return tr(displayName);
    }
}
