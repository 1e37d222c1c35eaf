package hoppity.studio.preferences;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

/** A part of the preferences, in the order of the window's list. */
public enum Section {
    GENERAL(noted("General"), "mdi2c-cog-outline"),
    APPEARANCE(noted("Appearance"), "mdi2p-palette-outline"),
    BOARD(noted("Board"), "mdi2g-grid"),
    ENGINE(noted("Engine"), "mdi2m-memory"),
    PLAYING(noted("Playing through"), "mdi2p-play-outline"),
    FILES(noted("Files"), "mdi2f-folder-outline"),
    KEYBOARD(noted("Keyboard"), "mdi2k-keyboard-outline");

    private final String displayName;
    private final String icon;

    Section(String displayName, String icon) {
        this.displayName = displayName;
        this.icon = icon;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** The Ikonli literal of its icon. */
    String icon() {
        return icon;
    }
}
