package hoppity.studio.board;

import static hoppity.words.Words.tr;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.BoardLayout;
import hoppity.export.diagram.Rotation;
import hoppity.notation.Turn;
import hoppity.record.Shape;
import hoppity.studio.theme.Motion;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/**
 * A board that shows a position and takes moves. It is as large as its room allows, centred in it, and needs no more than
 * {@value #SMALLEST} pixels. Colours come from CSS, see {@link BoardColor}; the style class is {@code board}.
 *
 * <p>How moves are put in is said in {@link #manual()}. A move that was put in is handed to {@link #onPlayProperty()}; the
 * board shows it when its position is set.
 */
public final class BoardControl extends BoardSurface {
    private static final double SMALLEST = 120;
    private static final double PREFERRED = 480;

    private final ObjectProperty<@Nullable BoardPosition> position = new SimpleObjectProperty<>(this, "position");
    private final ObjectProperty<List<Shape>> shapes = new SimpleObjectProperty<>(this, "shapes", List.of());
    private final ObjectProperty<List<EngineArrow>> engineArrows =
            new SimpleObjectProperty<>(this, "engineArrows", List.of());
    private final ObjectProperty<CellOverlay> overlay = new SimpleObjectProperty<>(this, "overlay", CellOverlay.NONE);
    private final ObjectProperty<Consumer<Turn.Played>> onPlay = new SimpleObjectProperty<>(this, "onPlay", turn -> {});
    private final ObjectProperty<Consumer<Shape>> onMark = new SimpleObjectProperty<>(this, "onMark", mark -> {});
    private final ObjectProperty<BiConsumer<String, String>> onLabel =
            new SimpleObjectProperty<>(this, "onLabel", (cell, text) -> {});
    private String pointed = "";
    private final IntegerProperty rotation = new SimpleIntegerProperty(this, "rotation");
    private final ObjectProperty<Motion> motion = new SimpleObjectProperty<>(this, "motion", Motion.NORMAL);
    private final BooleanProperty hopByHop = new SimpleBooleanProperty(this, "hopByHop");
    private final BooleanProperty interactive = new SimpleBooleanProperty(this, "interactive", true);
    private final BooleanProperty pieceMarks = new SimpleBooleanProperty(this, "pieceMarks");
    private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);

    private final ObjectProperty<Blindfold> blindfold = new SimpleObjectProperty<>(this, "blindfold", Blindfold.OFF);
    private final ObjectProperty<Consumer<Step>> onStep = new SimpleObjectProperty<>(this, "onStep", step -> {});
    private final BoardZoom zoom = new BoardZoom(position);

    /** What a piece did on its way from one position to the next. */
    public enum Step {
        /** It touched down on a landing, and goes on. */
        HOP,
        /** It is where it goes. */
        ARRIVAL
    }

    public BoardControl() {
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleRoleDescription(tr("Board"));
        position.addListener(observable -> notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT));
        setFocusTraversable(true);
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(PREFERRED, PREFERRED);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** How to put in a move, in words for people. */
    public static String manual() {
        return tr("""
            Click a piece, then the cell where it shall go, or drag it there: it takes the shortest way.
            To choose the way of a chain yourself, hold Ctrl or Shift and click the landings one by one; a click without \
            the key plays. You can also drag the piece from landing to landing.
            A click on the end of the way, or Enter, plays it as it stands; a click on an earlier landing goes back to there.
            A click on the piece itself, or Escape, lets go of it.
            The right button draws marks: a click rings a cell, a drag is an arrow; green, with Shift red, with Ctrl blue, \
            with both yellow. Drawn over itself a mark goes.
            A right click with Alt held opens a field for a label of up to three characters; Enter takes it, Escape does \
            not, an empty one goes. L does the same for the cell under the pointer, or for one that you type.
            The wheel with Ctrl held zooms; the middle button, or the left one with Alt held, moves what is seen.""");
    }

    /** What is shown; null leaves the room empty. */
    public ObjectProperty<@Nullable BoardPosition> positionProperty() {
        return position;
    }

    /** Arrows, circles and labels of the record. */
    public ObjectProperty<List<Shape>> shapesProperty() {
        return shapes;
    }

    /** Moves of the engine, the best first, shown as arrows. Left out where they fit no piece that moves. */
    public ObjectProperty<List<EngineArrow>> engineArrowsProperty() {
        return engineArrows;
    }

    /** What is laid over the cells. */
    ObjectProperty<CellOverlay> overlayProperty() {
        return overlay;
    }

    /** Receives each legal turn that is put in. */
    public ObjectProperty<Consumer<Turn.Played>> onPlayProperty() {
        return onPlay;
    }

    /** Receives each mark that is drawn with the right button. */
    public ObjectProperty<Consumer<Shape>> onMarkProperty() {
        return onMark;
    }

    /** Receives the name of a cell and the text that was written on it; an empty text takes the label away. */
    public ObjectProperty<BiConsumer<String, String>> onLabelProperty() {
        return onLabel;
    }

    /** The name of the cell under the pointer; empty for none. */
    public String pointedCell() {
        return pointed;
    }

    void setPointedCell(String name) {
        pointed = name;
    }

    /** How the board is turned, in degrees, clockwise: at 0 the first seat is below. See {@link Rotation}. */
    public IntegerProperty rotationProperty() {
        return rotation;
    }

    /** How fast a piece travels from cell to cell; any input and any new position ends that at once. */
    public ObjectProperty<Motion> motionProperty() {
        return motion;
    }

    /** What is hidden of the pieces. The best move is hidden too then, and pieces do not travel. */
    public ObjectProperty<Blindfold> blindfoldProperty() {
        return blindfold;
    }

    /** Is told what a piece does on the way to a position that is one ply away; not of a way that is broken off. */
    public ObjectProperty<Consumer<Step>> onStepProperty() {
        return onStep;
    }

    /** Which part of the board is seen. */
    public BoardZoom zoom() {
        return zoom;
    }

    /** Whether plain clicks walk from landing to landing, and clicks with Ctrl or Shift play: the other way round. */
    public BooleanProperty hopByHopProperty() {
        return hopByHop;
    }

    /** Whether moves can be put in, and marks drawn. */
    public BooleanProperty interactiveProperty() {
        return interactive;
    }

    /** Whether pieces have a mark that tells the seat without the colour, where there are more than two seats. */
    public BooleanProperty pieceMarksProperty() {
        return pieceMarks;
    }

    @Override
    boolean asksForMarks() {
        var shown = position.get();
        return pieceMarks.get() && shown != null && shown.variant().seatCount() > 2;
    }

    /** Whether the names of cells are written on the board, where it is large enough. */
    public BooleanProperty coordinatesProperty() {
        return coordinates;
    }

    /**
     * Where the middle of a cell lies, in the coordinates of the control.
     *
     * @throws IllegalStateException while no position is shown
     */
    public Point2D cellCentre(int cell) {
        var shown = position.get();
        if (shown == null) {
            throw new IllegalStateException("an empty board has no cells");
        }
        var layout = layout(shown);
        return new Point2D(layout.centreX(cell), layout.centreY(cell));
    }

    /** The places of the cells at the present size. */
    BoardLayout layout(BoardPosition shown) {
        return BoardLayout.of(
                shown.variant().geometry().shape(),
                getWidth(),
                getHeight(),
                rotation.get(),
                coordinates.get(),
                devicePixel(),
                zoom.zoomProperty().get());
    }

    /** Those who do not see the board are told it in words, when they ask. */
    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        var shown = position.get();
        return attribute == AccessibleAttribute.TEXT && shown != null
                ? BoardWords.of(shown)
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new BoardSkin(this);
    }
}
