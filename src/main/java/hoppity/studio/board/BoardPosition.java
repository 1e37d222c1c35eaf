package hoppity.studio.board;

import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;

/**
 * What a board shows: a position, and the way of the move that led to it.
 *
 * @param lastRoute the cells of the last move in order, at least two; empty after a pass and at the start
 */
public record BoardPosition(Variant variant, Position position, List<Integer> lastRoute) {
    public BoardPosition {
        lastRoute = List.copyOf(lastRoute);
    }

    public static BoardPosition of(Variant variant, Position position) {
        return new BoardPosition(variant, position, List.of());
    }
}
