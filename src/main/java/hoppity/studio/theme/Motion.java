package hoppity.studio.theme;

/** How fast pieces travel on a board; off is the reduced motion of the whole studio. */
public enum Motion {
    OFF("Off", 0),
    FAST("Fast", 90),
    NORMAL("Normal", 150),
    SLOW("Slow", 300);

    private final String displayName;
    private final int hopMillis;

    Motion(String displayName, int hopMillis) {
        this.displayName = displayName;
        this.hopMillis = hopMillis;
    }

    public String displayName() {
        return displayName;
    }

    /** The milliseconds of one hop; 0 where pieces are at once where they go. */
    public int hopMillis() {
        return hopMillis;
    }
}
