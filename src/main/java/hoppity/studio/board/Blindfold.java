package hoppity.studio.board;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** What a board hides of its pieces, to be played from memory. */
public enum Blindfold {
    OFF(noted("No blindfold")),
    HIDDEN(noted("Hide all pieces")),
    /** The pieces of all seats look the same. */
    ALIKE(noted("Show all pieces alike"));

    private final String displayName;

    Blindfold(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return tr(displayName);
    }
}
