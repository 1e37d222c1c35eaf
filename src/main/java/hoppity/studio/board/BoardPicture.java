package hoppity.studio.board;

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
        return new SvgBoard(board, shown).write();
    }
}
