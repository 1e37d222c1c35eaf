package hoppity.studio.board;

import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** A small piece of a seat's colour, for use beside its name; with the mark of its pieces where those have one. */
public final class SeatDisc extends Region {
    /** What a view that shows discs needs among its style sheets. */
    public static final String STYLE_SHEET =
            Objects.requireNonNull(SeatDisc.class.getResource("board-view.css")).toExternalForm();

    private static final String[] COLOURS = {"white", "black", "red", "green", "yellow", "purple"};

    private final Region mark = new Region();

    public SeatDisc() {
        getStyleClass().add("seat-disc");
        mark.getStyleClass().add("seat-mark");
        getChildren().add(mark);
    }

    /** @param seat index, from 0 to 5 */
    public SeatDisc(int seat) {
        this();
        show(seat);
    }

    /** @param seat index, from 0 to 5 */
    public void show(int seat) {
        colour(this, seat);
    }

    @Override
    protected void layoutChildren() {
        mark.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /** Marks a node with the pseudo-class of a seat's colour, for style sheets. */
    static void colour(Node node, int seat) {
        for (int i = 0; i < COLOURS.length; i++) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(COLOURS[i]), i == seat);
        }
    }
}
