package hoppity.studio.board;

import hoppity.board.Topology;
import hoppity.export.diagram.BoardLayout;
import hoppity.studio.theme.Motion;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.SkinBase;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/**
 * Draws a board in layers: the ground, the pieces, the marks over them, and the piece that is on its way. Each layer is
 * redrawn only when something on it changed, and once a frame at most.
 */
final class BoardSkin extends SkinBase<BoardControl> {
    private final Canvas ground = new Layer();
    private final Canvas overlay = new Layer();
    private final Canvas lastMove = new Layer();
    private final PieceLayer pieces = new PieceLayer();
    private final Canvas marks = new Layer();
    private final RulerLayer rulers = new RulerLayer();
    private final List<Canvas> layers = List.of(ground, overlay, lastMove, pieces, marks, rulers);
    private final FloatingPiece floating;
    private final BoardPointer pointer;
    private final BoardPen pen;
    private final LabelField labelField;
    private final ZoomPointer zoomPointer;
    private @Nullable BoardPosition shown;
    private @Nullable BoardLayout layout;
    private boolean groundStale = true;
    private boolean overlayStale = true;
    private boolean piecesStale = true;
    private boolean marksStale = true;
    private int hidden = Topology.NONE;

    BoardSkin(BoardControl board) {
        super(board);
        floating = new FloatingPiece(board);
        pointer = new BoardPointer(board, floating, this::layout, this::pointerChanged);
        labelField = new LabelField(board);
        pen = new BoardPen(board, labelField, this::layout, this::marksStale);
        zoomPointer = new ZoomPointer(board);
        getChildren().addAll(layers);
        getChildren().add(getChildren().indexOf(rulers), floating);
        // A text field is heavy, and most boards never need theirs.
        labelField.visibleProperty().addListener(observable -> {
            if (labelField.isVisible() && !getChildren().contains(labelField)) {
                getChildren().add(labelField);
            }
        });
        board.setOnLookChanged(this::everythingStale);
        registerChangeListener(board.positionProperty(), observable -> showPosition());
        registerChangeListener(board.shapesProperty(), observable -> marksStale());
        registerChangeListener(board.engineArrowsProperty(), observable -> marksStale());
        registerChangeListener(board.overlayProperty(), observable -> overlayStale());
        registerChangeListener(board.rotationProperty(), observable -> relayout());
        registerChangeListener(board.pieceMarksProperty(), observable -> everythingStale());
        registerChangeListener(board.coordinatesProperty(), observable -> relayout());
        registerChangeListener(board.zoom().zoomProperty(), observable -> relayout());
        registerChangeListener(board.blindfoldProperty(), observable -> everythingStale());
        registerChangeListener(board.hopByHopProperty(), observable -> pointer.reset());
        registerChangeListener(board.interactiveProperty(), observable -> pointer.reset());
        showPosition();
    }

    @Override
    public void dispose() {
        pointer.dispose();
        pen.dispose();
        zoomPointer.dispose();
        getSkinnable().setOnLookChanged(() -> {});
        super.dispose();
    }

    private @Nullable BoardLayout layout() {
        return layout;
    }

    private void showPosition() {
        floating.land();
        var before = shown;
        var now = getSkinnable().positionProperty().get();
        shown = now;
        boolean byHand = pointer.isDropping();
        pointer.reset();
        pen.reset();
        if (layout == null
                || before == null
                || now == null
                || !before.variant().geometry().equals(now.variant().geometry())) {
            relayout();
            return;
        }
        if (follows(layout, now)) {
            return;
        }
        var travel = Travel.between(before, now);
        if (travel != null) {
            travel(layout, travel, now, byHand);
        }
        overlayStale |= getSkinnable().overlayProperty().get() != CellOverlay.NONE;
        piecesStale();
        marksStale();
    }

    /** Whether the part that is seen had to move to where the last move ends; all is drawn anew then. */
    private boolean follows(BoardLayout places, BoardPosition now) {
        var route = now.lastRoute();
        var board = getSkinnable();
        if (route.isEmpty() || board.getWidth() <= 0 || board.getHeight() <= 0) {
            return false;
        }
        int end = route.get(route.size() - 1);
        return board.zoom().follow(places.centreX(end) / board.getWidth(), places.centreY(end) / board.getHeight());
    }

    private void travel(BoardLayout places, Travel travel, BoardPosition now, boolean byHand) {
        var board = getSkinnable();
        var motion = board.motionProperty().get();
        var onStep = board.onStepProperty().get();
        if (byHand || motion == Motion.OFF || board.blindfoldProperty().get() != Blindfold.OFF) {
            onStep.accept(BoardControl.Step.ARRIVAL);
            return;
        }
        hidden = travel.to();
        floating.fly(places, now.position().at(travel.to()), travel, motion.hopMillis(), onStep, this::landed);
    }

    private void landed() {
        hidden = Topology.NONE;
        piecesStale();
    }

    private void pointerChanged() {
        if (pointer.piecesChanged()) {
            piecesStale = true;
            overlayStale = true;
        }
        marksStale();
    }

    private void relayout() {
        layout = null;
        floating.land();
        everythingStale();
    }

    private void everythingStale() {
        groundStale = true;
        overlayStale = true;
        pieces.stale();
        piecesStale();
        marksStale();
    }

    private void overlayStale() {
        overlayStale = true;
        marksStale();
    }

    private void piecesStale() {
        piecesStale = true;
        getSkinnable().requestLayout();
    }

    private void marksStale() {
        marksStale = true;
        getSkinnable().requestLayout();
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        if (ground.getWidth() != width || ground.getHeight() != height) {
            for (var canvas : layers) {
                canvas.setWidth(width);
                canvas.setHeight(height);
                canvas.relocate(x, y);
            }
            relayout();
        }
        draw();
    }

    private void draw() {
        var position = shown;
        var board = getSkinnable();
        if (position == null) {
            layers.forEach(
                    canvas -> canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight()));
            pieces.stale();
            return;
        }
        var places = layout;
        if (places == null) {
            places = board.layout(position);
            layout = places;
        }
        if (groundStale) {
            groundStale = false;
            GroundPainter.draw(
                    Sheet.of(ground, places, board), position.variant().geometry());
            rulers.draw(places, board);
            keepWithin(board);
        }
        if (overlayStale) {
            overlayStale = false;
            var sheet = Sheet.of(overlay, places, board);
            sheet.clear();
            new OverlayPainter(sheet, position).under(overlay(board), isChosen());
        }
        if (piecesStale) {
            piecesStale = false;
            var blindfold = board.blindfoldProperty().get();
            showLastMove(
                    Sheet.of(lastMove, places, board), blindfold == Blindfold.OFF ? position.lastRoute() : List.of());
            pieces.draw(places, board, PieceLook.of(position, hidden, pointer.lifted(), blindfold));
        }
        if (marksStale) {
            marksStale = false;
            drawMarks(Sheet.of(marks, places, board), position);
        }
    }

    /** A piece on its way to a cell that is not seen must not leave the board. */
    private static void keepWithin(BoardControl board) {
        board.setClip(
                board.zoom().zoomProperty().get().isWhole()
                        ? null
                        : new Rectangle(board.getWidth(), board.getHeight()));
    }

    private void showLastMove(Sheet sheet, List<Integer> route) {
        sheet.clear();
        PiecePainter.drawLastMove(sheet, route, isChosen());
    }

    /** It tells where pieces are, which is not to be seen blindfold. */
    private static CellOverlay overlay(BoardControl board) {
        return board.blindfoldProperty().get() == Blindfold.OFF
                ? board.overlayProperty().get()
                : CellOverlay.NONE;
    }

    private boolean isChosen() {
        return pointer.chosen() != Topology.NONE;
    }

    private void drawMarks(Sheet sheet, BoardPosition position) {
        sheet.clear();
        var board = getSkinnable();
        new OverlayPainter(sheet, position).over(overlay(board), isChosen());
        var painter = new MarkPainter(sheet);
        boolean seen = board.blindfoldProperty().get() == Blindfold.OFF;
        if (seen) {
            painter.engine(board.engineArrowsProperty().get(), position.position());
        }
        painter.shapes(board.shapesProperty().get());
        painter.shapes(pen.drawing());
        var input = pointer.input();
        if (input != null) {
            painter.chosen(input, seen ? input.seat() : PieceLook.NEUTRAL);
        }
    }
}
