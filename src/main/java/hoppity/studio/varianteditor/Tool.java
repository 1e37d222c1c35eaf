package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

/** What painting on the board does. */
enum Tool {
    HOME,
    TARGET,
    CORNER;

    String text() {
        return switch (this) {
            case HOME -> trIn("camp", "Home");
            case TARGET -> trIn("camp", "Target");
            case CORNER -> trIn("camp", "Corner");
        };
    }

    String sentence() {
        return switch (this) {
            case HOME -> tr("Paints where the seat starts");
            case TARGET -> tr("Paints what the seat must fill; for targets painted by hand");
            case CORNER -> tr("Chooses the cell of the target to which tempo is counted");
        };
    }
}
