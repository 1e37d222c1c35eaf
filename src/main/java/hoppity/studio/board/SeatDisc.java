package hoppity.studio.board;

import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

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
        backgroundProperty().addListener(observable -> colourMark());
    }

    private void colourMark() {
        var background = getBackground();
        if (background == null || background.getFills().isEmpty()) {
            return;
        }
        var fills = background.getFills();
        if (fills.get(fills.size() - 1).getFill() instanceof Color body) {
            mark.setBackground(
                    new Background(new BackgroundFill(PieceColors.markOn(body), CornerRadii.EMPTY, Insets.EMPTY)));
        }
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
