package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.BoardLayout;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/**
 * A board on which camps are painted: with the mouse, over cells that it is dragged over, or with the arrow keys and Space.
 * What a stroke does is up to its {@link #strokesProperty()}; the board shows what its picture says.
 */
public final class CampBoard extends BoardSurface {
    private static final double SMALLEST = 160;
    private static final double PREFERRED = 480;

    /** A step sideways counts for so much more than one ahead. */
    private static final double SIDEWAYS = 2;

    private final ObjectProperty<@Nullable CampPicture> picture = new SimpleObjectProperty<>(this, "picture");
    private final ObjectProperty<@Nullable Strokes> strokes = new SimpleObjectProperty<>(this, "strokes");

    public CampBoard() {
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleText(tr("Camps: arrow keys go from cell to cell, Space paints"));
        setFocusTraversable(true);
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(PREFERRED, PREFERRED);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** What is shown; null leaves the room empty. */
    public ObjectProperty<@Nullable CampPicture> pictureProperty() {
        return picture;
    }

    /** What is told of strokes; null while nothing can be painted. */
    public ObjectProperty<@Nullable Strokes> strokesProperty() {
        return strokes;
    }

    @Override
    boolean asksForMarks() {
        var shown = picture.get();
        return shown != null && shown.homes().size() > 2;
    }

    /**
     * Where the middle of a cell lies, in the coordinates of the control.
     *
     * @throws IllegalStateException while there is no picture
     */
    public Point2D cellCentre(int cell) {
        var layout = places();
        if (layout == null) {
            throw new IllegalStateException("an empty board has no cells");
        }
        return new Point2D(layout.centreX(cell), layout.centreY(cell));
    }

    /** The places of the cells at the present size; null without a picture. */
    @Nullable
    BoardLayout places() {
        var shown = picture.get();
        return shown == null ? null : BoardLayout.of(shown.shape(), getWidth(), getHeight(), 0, true, devicePixel());
    }

    /** The cell of the layout nearest to this one in a direction on the screen; this one at the edge. */
    static int beside(BoardLayout layout, int cell, int right, int down) {
        int nearest = cell;
        double least = Double.MAX_VALUE;
        for (int other = 0; other < layout.topology().size(); other++) {
            double x = layout.centreX(other) - layout.centreX(cell);
            double y = layout.centreY(other) - layout.centreY(cell);
            double ahead = x * right + y * down;
            double aside = x * down - y * right;
            double away = ahead * ahead + SIDEWAYS * aside * aside;
            if (ahead > 0.5 && away < least) {
                least = away;
                nearest = other;
            }
        }
        return nearest;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new CampBoardSkin(this);
    }
}
