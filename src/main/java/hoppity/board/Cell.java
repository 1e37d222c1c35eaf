package hoppity.board;

/**
 * A place on the board.
 *
 * @param name as written in records, such as {@code a1}
 * @param x column, 0 at the left
 * @param y row, 0 at the bottom
 */
public record Cell(String name, int x, int y) {}
