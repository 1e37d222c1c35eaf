package hoppity.studio.board;

import hoppity.export.diagram.BoardLayout;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Skin;
import javafx.scene.control.SkinBase;
import org.jspecify.annotations.Nullable;

/**
 * A small still picture of a position, with its last move if it has one, and an arrow if asked for. It takes no input and
 * is cheap: one canvas, drawn when something changes.
 */
public final class MiniBoard extends BoardSurface {
    private static final double SMALLEST = 40;

    private final ObjectProperty<@Nullable BoardPosition> position = new SimpleObjectProperty<>(this, "position");
    private final ObjectProperty<List<Integer>> arrow = new SimpleObjectProperty<>(this, "arrow", List.of());
    private final IntegerProperty rotation = new SimpleIntegerProperty(this, "rotation");
    private boolean coordinates;

    /** @param side the preferred size in pixels */
    public MiniBoard(double side) {
        getStyleClass().addAll("board", "mini-board");
        setFocusTraversable(false);
        setMouseTransparent(true);
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(side, side);
    }

    /** What is shown; null leaves the picture empty. */
    public ObjectProperty<@Nullable BoardPosition> positionProperty() {
        return position;
    }

    /** The cells of a move, in order, shown as an arrow; empty for none. */
    public ObjectProperty<List<Integer>> arrowProperty() {
        return arrow;
    }

    /** As {@link BoardControl#rotationProperty()}. */
    public IntegerProperty rotationProperty() {
        return rotation;
    }

    /** Names files and ranks, where cells are to be typed. */
    public void showCoordinates() {
        coordinates = true;
        requestLayout();
    }

    @Override
    boolean asksForMarks() {
        return false;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new Picture(this);
    }

    private static final class Picture extends SkinBase<MiniBoard> {
        private final Canvas ground = new Canvas();
        private final Canvas pieces = new Canvas();

        Picture(MiniBoard board) {
            super(board);
            for (var canvas : List.of(ground, pieces)) {
                canvas.setManaged(false);
                getChildren().add(canvas);
            }
            board.setOnLookChanged(board::requestLayout);
            registerChangeListener(board.position, observable -> board.requestLayout());
            registerChangeListener(board.arrow, observable -> board.requestLayout());
            registerChangeListener(board.rotation, observable -> board.requestLayout());
        }

        @Override
        protected void layoutChildren(double x, double y, double width, double height) {
            for (var canvas : List.of(ground, pieces)) {
                canvas.setWidth(width);
                canvas.setHeight(height);
                canvas.relocate(x, y);
            }
            var board = getSkinnable();
            var shown = board.position.get();
            if (shown == null) {
                return;
            }
            var geometry = shown.variant().geometry();
            var layout = BoardLayout.of(
                    geometry.shape(), width, height, board.rotation.get(), board.coordinates, board.devicePixel());
            GroundPainter.draw(Sheet.of(ground, layout, board), geometry);
            var sheet = Sheet.of(pieces, layout, board);
            sheet.clear();
            PiecePainter.drawLastMove(sheet, shown.lastRoute(), false);
            PiecePainter.draw(sheet, PieceLook.of(shown));
            if (board.arrow.get().size() >= 2) {
                new MarkPainter(sheet).hint(board.arrow.get());
            }
        }
    }
}
