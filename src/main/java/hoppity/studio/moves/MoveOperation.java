package hoppity.studio.moves;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What can be done with a move and the line it is on. */
enum MoveOperation {
    COMMENT("comment", noted("Comment on move"), "mdi2c-comment-text-outline", "Shortcut+M"),
    BOOKMARK("bookmark", noted("Bookmark this move"), "mdi2b-bookmark-outline", "Shortcut+B"),
    TITLE("title", noted("Title of this move…"), "mdi2f-format-title", "Shortcut+Shift+B"),
    PROMOTE("promote", noted("Promote variation"), "mdi2a-arrow-up", "Alt+Up"),
    DEMOTE("demote", noted("Demote variation"), "mdi2a-arrow-down", "Alt+Down"),
    MAKE_MAIN_LINE("main", noted("Make main line"), "mdi2a-arrow-collapse-up", "Alt+Home"),
    REPLACE("replace", noted("Put in place of main move"), "mdi2f-file-replace-outline", null),
    FOLD("fold", noted("Fold variation"), "mdi2u-unfold-less-horizontal", null),
    COPY_LINE("copy", noted("Copy line"), "mdi2c-content-copy", null),
    PASTE_LINE("paste", noted("Paste line here"), "mdi2c-content-paste", "Shortcut+Shift+V"),
    DELETE("delete", noted("Delete from here"), "mdi2d-delete-outline", "Delete"),
    START_HERE("start", noted("Delete moves before here"), "mdi2c-content-cut", null),
    MEND("mend", noted("Repair what cannot be played…"), "mdi2b-bandage", null),
    DISCARD_UNPLAYABLE("discard", noted("Discard what cannot be played"), "mdi2f-file-remove-outline", null),
    INSERT("insert", noted("Insert moves before this one…"), "mdi2t-table-row-plus-before", null),
    INSERT_BEFORE_MAIN("beforeMain", noted("Insert variation before main move"), "mdi2c-call-merge", null),
    DROP("drop", noted("Drop this move alone"), "mdi2t-table-row-remove", null),
    NEW_GAME_HERE("newGame", noted("New game from here"), "mdi2s-source-fork", null),
    SPLIT("split", noted("Split game here"), "mdi2c-call-split", null),
    STRIP("strip", noted("Strip comments and more…"), "mdi2b-broom", null);

    private final String id;
    private final String text;
    private final String icon;
    private final @Nullable String shortcut;

    MoveOperation(String id, String text, String icon, @Nullable String shortcut) {
        this.id = "move." + id;
        this.text = text;
        this.icon = icon;
        this.shortcut = shortcut;
    }

    String id() {
        return id;
    }

    /** As a menu says it that knows no move in particular. */
    String text() {
        return tr(text);
    }

    String icon() {
        return icon;
    }

    Optional<String> shortcut() {
        return Optional.ofNullable(shortcut);
    }

    /** Whether a menu shows it although it does not apply just now. */
    boolean isCommon() {
        return this != DISCARD_UNPLAYABLE && this != MEND;
    }

    /** Whether it stands in a menu of its own below the others, since it is wanted seldom. */
    boolean isRare() {
        return compareTo(INSERT) >= 0;
    }

    /** What that menu is called. */
    static String rareMenu() {
        return tr("Rework the game");
    }

    /** Whether it is about the line that the move is on, for a submenu of its own in the menu of the window. */
    boolean isAboutLine() {
        return switch (this) {
            case PROMOTE, DEMOTE, MAKE_MAIN_LINE, REPLACE, FOLD, COPY_LINE, PASTE_LINE, START_HERE -> true;
            default -> false;
        };
    }

    /** Whether a line stands above it in a menu. */
    static boolean startsGroup(String id) {
        return id.equals(PROMOTE.id) || id.equals(FOLD.id) || id.equals(DELETE.id);
    }
}
