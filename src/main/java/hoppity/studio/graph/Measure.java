package hoppity.studio.graph;

/** Which of the two tempo numbers is drawn (rules §5). */
public enum Measure {
    /** Distance of all pieces to the corner cell of the target. */
    TEMPO("tempo"),
    /** The least distance to distinct cells of the target: 0 when the camp is filled. */
    TO_GO("to go");

    private final String displayName;

    Measure(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return displayName;
    }
}
