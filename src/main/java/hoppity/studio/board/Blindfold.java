package hoppity.studio.board;

/** What a board hides of its pieces, to be played from memory. */
public enum Blindfold {
    OFF("No blindfold"),
    HIDDEN("Hide all pieces"),
    /** The pieces of all seats look the same. */
    ALIKE("Show all pieces alike");

    private final String displayName;

    Blindfold(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return displayName;
    }
}
