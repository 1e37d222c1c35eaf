package hoppity.studio.preferences;

/** A part of the preferences, in the order of the window's list. */
public enum Section {
    GENERAL("General", "mdi2c-cog-outline"),
    APPEARANCE("Appearance", "mdi2p-palette-outline"),
    BOARD("Board", "mdi2g-grid"),
    ENGINE("Engine", "mdi2m-memory"),
    PLAYING("Playing through", "mdi2p-play-outline"),
    FILES("Files", "mdi2f-folder-outline"),
    KEYBOARD("Keyboard", "mdi2k-keyboard-outline");

    private final String displayName;
    private final String icon;

    Section(String displayName, String icon) {
        this.displayName = displayName;
        this.icon = icon;
    }

    public String displayName() {
        return displayName;
    }

    /** The Ikonli literal of its icon. */
    String icon() {
        return icon;
    }
}
