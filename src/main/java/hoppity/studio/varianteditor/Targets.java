package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;

/** Where the target of each seat comes from. */
enum Targets {
    /** Its home, turned by half around the middle of the board. */
    TURNED,
    /** The home of the seat half the turn order away. */
    SWAPPED,
    /** It is painted on its own. */
    PAINTED;

    /** In words for people. */
    String text() {
        return switch (this) {
            case TURNED -> tr("Home turned by half");
            case SWAPPED -> tr("Home of the seat opposite");
            case PAINTED -> tr("Painted by hand");
        };
    }
}
