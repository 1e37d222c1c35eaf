package hoppity.studio.theme;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** How fast pieces travel on a board; off is the reduced motion of the whole studio. */
public enum Motion {
    OFF(noted("Off"), 0),
    FAST(noted("Fast"), 90),
    NORMAL(noted("Normal"), 150),
    SLOW(noted("Slow"), 300);

    private final String displayName;
    private final int hopMillis;

    Motion(String displayName, int hopMillis) {
        this.displayName = displayName;
        this.hopMillis = hopMillis;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** The milliseconds of one hop; 0 where pieces are at once where they go. */
    public int hopMillis() {
        return hopMillis;
    }
}
