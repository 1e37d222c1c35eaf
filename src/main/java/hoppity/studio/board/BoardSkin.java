package hoppity.studio.board;

import hoppity.board.Topology;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.SkinBase;
import org.jspecify.annotations.Nullable;

/**
 * Draws a board in layers: the ground, the pieces, the marks over them, and the piece that is on its way. Each layer is
 * redrawn only when something on it changed, and once a frame at most.
 */
final class BoardSkin extends SkinBase<BoardControl> {
    private final Canvas ground = new Layer();
    private final Canvas lastMove = new Layer();
    private final PieceLayer pieces = new PieceLayer();
    private final Canvas marks = new Layer();
    private final List<Canvas> layers = List.of(ground, lastMove, pieces, marks);
    private final FloatingPiece floating;
    private final BoardPointer pointer;
    private final BoardPen pen;
    private @Nullable BoardPosition shown;
    private @Nullable BoardLayout layout;
    private boolean groundStale = true;
    private boolean piecesStale = true;
    private boolean marksStale = true;
    private int hidden = Topology.NONE;

    BoardSkin(BoardControl board) {
        super(board);
        floating = new FloatingPiece(board);
        pointer = new BoardPointer(board, floating, this::layout, this::pointerChanged);
        pen = new BoardPen(board, this::layout, this::marksStale);
        getChildren().addAll(layers);
        getChildren().add(floating);
        board.setOnColorsChanged(this::everythingStale);
        registerChangeListener(board.positionProperty(), observable -> showPosition());
        registerChangeListener(board.shapesProperty(), observable -> marksStale());
        registerChangeListener(board.hintRouteProperty(), observable -> marksStale());
        registerChangeListener(board.rotationProperty(), observable -> relayout());
        registerChangeListener(board.pieceMarksProperty(), observable -> everythingStale());
        registerChangeListener(board.coordinatesProperty(), observable -> relayout());
        registerChangeListener(board.hopByHopProperty(), observable -> pointer.reset());
        registerChangeListener(board.interactiveProperty(), observable -> pointer.reset());
        showPosition();
    }

    @Override
    public void dispose() {
        pointer.dispose();
        pen.dispose();
        getSkinnable().setOnColorsChanged(() -> {});
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
        var travel = getSkinnable().animatedProperty().get() && !byHand ? Travel.between(before, now) : null;
        if (travel != null) {
            hidden = travel.to();
            floating.fly(layout, now.position().at(travel.to()), travel, this::landed);
        }
        piecesStale();
        marksStale();
    }

    private void landed() {
        hidden = Topology.NONE;
        piecesStale();
    }

    private void pointerChanged() {
        piecesStale |= pointer.piecesChanged();
        marksStale();
    }

    private void relayout() {
        layout = null;
        everythingStale();
    }

    private void everythingStale() {
        groundStale = true;
        pieces.stale();
        piecesStale();
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
            floating.land();
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
        }
        if (piecesStale) {
            piecesStale = false;
            showLastMove(Sheet.of(lastMove, places, board), position.lastRoute());
            pieces.draw(places, board, PieceLook.of(position, hidden, pointer.lifted()));
        }
        if (marksStale) {
            marksStale = false;
            drawMarks(Sheet.of(marks, places, board), position);
        }
    }

    private void showLastMove(Sheet sheet, List<Integer> route) {
        sheet.clear();
        PiecePainter.drawLastMove(sheet, route, pointer.chosen() != Topology.NONE);
    }

    private void drawMarks(Sheet sheet, BoardPosition position) {
        sheet.clear();
        var painter = new MarkPainter(sheet);
        var hint = getSkinnable().hintRouteProperty().get();
        int toMove = position.position().toMove();
        if (hint.size() >= 2 && position.position().at(hint.get(0)) == toMove) {
            painter.hint(hint);
        }
        painter.shapes(getSkinnable().shapesProperty().get());
        painter.shapes(pen.drawing());
        var input = pointer.input();
        if (input != null) {
            painter.chosen(input);
        }
    }
}
