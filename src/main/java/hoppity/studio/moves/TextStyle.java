package hoppity.studio.moves;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a piece of the notation looks; each has a style class of its own. An icon is drawn in place of its text. */
enum TextStyle {
    NUMBER,
    MOVE,
    /** A sign of approval. */
    GOOD,
    /** A sign of doubt. */
    DOUBTFUL,
    /** A sign of blame. */
    BAD,
    /** A sign that neither approves nor blames. */
    SIGN,
    EVALUATION,
    /** The time that a move took. */
    CLOCK,
    BOOKMARK("mdi2b-bookmark-outline"),
    /** The position comes about on another line, too. */
    ELSEWHERE("mdi2s-swap-horizontal"),
    /** The position stood before on the same line. */
    REPEATED("mdi2r-repeat"),
    COMMENT,
    TITLE,
    /** What the program itself says about the game. */
    NOTE,
    /** What could not be read as moves. */
    BROKEN,
    RESULT,
    /** The mark that folds a variation. */
    FOLD,
    /** The count of moves that are folded away. */
    MORE;

    private final @Nullable String icon;

    TextStyle() {
        this(null);
    }

    TextStyle(@Nullable String icon) {
        this.icon = icon;
    }

    /** The Ikonli literal of an icon; empty for what is written. */
    Optional<String> icon() {
        return Optional.ofNullable(icon);
    }

    String styleClass() {
        return "notation-" + name().toLowerCase(Locale.ROOT);
    }
}
