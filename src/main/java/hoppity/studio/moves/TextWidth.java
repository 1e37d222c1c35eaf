package hoppity.studio.moves;

/** How wide texts are. */
@FunctionalInterface
interface TextWidth {
    /** Pixels, in the font of the style. */
    double of(String text, TextStyle style);
}
