package hoppity.studio.moves;

import java.util.Locale;

/** How a piece of the notation looks; each has a style class of its own. */
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

    String styleClass() {
        return "notation-" + name().toLowerCase(Locale.ROOT);
    }
}
