package hoppity.studio.theme;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import java.util.List;
import java.util.Locale;

/** How pieces are drawn: the board's property {@code -board-pieces}. */
public enum PieceSet {
    /** A soft edge and an inner ring. */
    RINGS(noted("Ringed discs")),
    /** One colour and an outline. */
    FLAT(noted("Flat discs")),
    /** Glass balls with a highlight. */
    MARBLES(noted("Marbles")),
    /** Wooden cones seen from above. */
    PEGS(noted("Pegs")),
    /** Flat discs, each with the mark of its seat. */
    MARKED(noted("Discs with marks"));

    private final String displayName;

    PieceSet(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return tr(displayName);
    }

    /** None for the first, which boards have by themselves. */
    List<String> styleSheets() {
        return this == RINGS ? List.of() : List.of(Theme.url("pieces/" + name().toLowerCase(Locale.ROOT) + ".css"));
    }
}
