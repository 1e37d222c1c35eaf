package hoppity.export.diagram;

import hoppity.board.Rectangle;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;

/**
 * Where the cells of a board lie in a given room, in pixels from its upper left corner. The board is as large as the room
 * allows and centred in it.
 */
public sealed interface BoardLayout permits SquareLayout, StarLayout {
    /**
     * Lays a board out.
     *
     * @param width of the room, at least 0
     * @param height of the room, at least 0
     * @param rotation of the board in degrees, clockwise, see {@link Rotation}
     * @param named whether the cells' names are written on the board, if there is room for them
     * @param pixel the size of a device pixel, 1 over the window's scale
     */
    static BoardLayout of(Shape shape, double width, double height, int rotation, boolean named, double pixel) {
        return of(shape, width, height, rotation, named, pixel, Zoom.WHOLE);
    }

    /** The same for the part of the board that is seen, which fills the room. */
    static BoardLayout of(
            Shape shape, double width, double height, int rotation, boolean named, double pixel, Zoom zoom) {
        return shape instanceof Rectangle rectangle
                ? new SquareLayout(rectangle, width, height, rotation, named, pixel, zoom)
                : new StarLayout((Star) shape, width, height, rotation, named, zoom);
    }

    /** The width of a board that is 1 high, with the first seat below. */
    static double aspect(Shape shape) {
        return shape instanceof Rectangle rectangle
                ? (double) rectangle.files() / rectangle.ranks()
                : StarLayout.aspect((Star) shape);
    }

    Topology topology();

    /** The length that pieces and marks are measured in, in pixels: of a square cell, its side. */
    double unit();

    double centreX(int cell);

    double centreY(int cell);

    /** The cell under a point, or {@link Topology#NONE} where none is seen. */
    int cellAt(double x, double y);
}
