package hoppity.studio.theme;

import java.util.List;
import java.util.Locale;

/** How pieces are drawn: the board's property {@code -board-pieces}. */
public enum PieceSet {
    /** A soft edge and an inner ring. */
    RINGS("Ringed discs"),
    /** One colour and an outline. */
    FLAT("Flat discs"),
    /** Glass balls with a highlight. */
    MARBLES("Marbles"),
    /** Wooden cones seen from above. */
    PEGS("Pegs"),
    /** Flat discs, each with the mark of its seat. */
    MARKED("Discs with marks");

    private final String displayName;

    PieceSet(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return displayName;
    }

    /** None for the first, which boards have by themselves. */
    List<String> styleSheets() {
        return this == RINGS ? List.of() : List.of(Theme.url("pieces/" + name().toLowerCase(Locale.ROOT) + ".css"));
    }
}
