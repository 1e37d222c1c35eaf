package hoppity.studio.theme;

import static hoppity.words.Words.noted;
import static hoppity.words.Words.tr;

import java.util.List;
import java.util.Locale;

/** The colours of boards and pieces: a style sheet each for the light and the dark studio. */
public enum BoardTheme {
    /** The studio's own: what {@code light.css} and {@code dark.css} define. */
    WOOD(noted("Wood")),
    SLATE(noted("Slate")),
    FELT(noted("Green felt")),
    /** High contrast, as diagrams are printed. */
    PAPER(noted("Paper")),
    /** Seats stay apart under each of the three kinds of colour blindness, and every piece has its seat's mark. */
    COLOUR_BLIND(noted("Colour-blind safe"));

    private final String displayName;

    BoardTheme(String displayName) {
        this.displayName = displayName;
    }

    public String displayName() {
        return tr(displayName);
    }

    List<String> styleSheets(Theme studio) {
        return this == WOOD
                ? List.of()
                : List.of(Theme.url("boards/" + cssName(this) + "-" + cssName(studio) + ".css"));
    }

    private static String cssName(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
