package hoppity.studio.board;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** A small piece of a seat's colour, for use beside its name. */
public final class SeatDisc extends Region {
    private static final String[] COLOURS = {"white", "black", "red", "green", "yellow", "purple"};

    public SeatDisc() {
        getStyleClass().add("seat-disc");
    }

    /** @param seat index, from 0 to 5 */
    public void show(int seat) {
        for (int i = 0; i < COLOURS.length; i++) {
            pseudoClassStateChanged(PseudoClass.getPseudoClass(COLOURS[i]), i == seat);
        }
    }
}
