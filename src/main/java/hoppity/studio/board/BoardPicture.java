package hoppity.studio.board;

import hoppity.export.diagram.BoardColor;
import hoppity.export.diagram.DiagramPainter;
import hoppity.export.diagram.SvgDrawing;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/**
 * A board as it is shown, with its marks and arrows, drawn anew at another size: by the same painters as a picture, or as
 * SVG. The whole board, and no blindfold. To be used on the UI thread.
 */
public final class BoardPicture {
    private final BoardControl board = new BoardControl();
    private final BoardPosition shown;

    /**
     * @param side of the picture in pixels, at least 1
     * @throws IllegalStateException while the board shows no position
     */
    public BoardPicture(BoardControl original, double side) {
        var position = original.positionProperty().get();
        var scene = original.getScene();
        if (position == null || scene == null) {
            throw new IllegalStateException("the board shows nothing");
        }
        shown = position;
        board.positionProperty().set(position);
        board.shapesProperty().set(original.shapesProperty().get());
        board.engineArrowsProperty().set(original.engineArrowsProperty().get());
        board.overlayProperty().set(original.overlayProperty().get());
        board.rotationProperty().set(original.rotationProperty().get());
        board.pieceMarksProperty().set(original.pieceMarksProperty().get());
        board.interactiveProperty().set(false);
        var page = new Scene(new StackPane(board), side, side, Color.TRANSPARENT);
        page.getStylesheets().setAll(scene.getStylesheets());
        page.getRoot().applyCss();
        page.getRoot().layout();
    }

    public WritableImage image() {
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        return board.snapshot(parameters, null);
    }

    public String svg() {
        var drawing = new SvgDrawing(board.getWidth(), board.getHeight());
        var palette = BoardPalette.of(board);
        var painter = new DiagramPainter(drawing, board.layout(shown), palette);
        painter.ground(shown.variant());
        painter.lastMove(shown.lastRoute());
        painter.pieces(shown.position(), board.marksPieces());
        var arrows = board.engineArrowsProperty().get();
        for (int i = arrows.size() - 1; i >= 0; i--) {
            var arrow = arrows.get(i);
            if (MarkPainter.fits(arrow, shown.position())) {
                var ink = palette.ink(arrow.threat() ? BoardColor.MARK_RED : BoardColor.BEST_MOVE);
                painter.arrow(arrow.route(), ink, MarkPainter.width(arrow));
            }
        }
        painter.shapes(board.shapesProperty().get());
        return drawing.document();
    }
}
