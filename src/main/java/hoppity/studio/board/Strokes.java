package hoppity.studio.board;

/** What is told of the strokes with which somebody paints on a board. */
public interface Strokes {
    /** The brush is put down on a cell. */
    void beginStroke(int cell);

    /** It is moved on to another cell. */
    void stroke(int cell);

    void endStroke();
}
