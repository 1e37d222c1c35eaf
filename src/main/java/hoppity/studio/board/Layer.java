package hoppity.studio.board;

import javafx.scene.canvas.Canvas;

/** A canvas of a board: the skin places it, and the pointer does not see it. */
class Layer extends Canvas {
    Layer() {
        setManaged(false);
        setMouseTransparent(true);
    }
}
