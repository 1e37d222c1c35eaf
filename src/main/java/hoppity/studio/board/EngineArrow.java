package hoppity.studio.board;

import java.util.List;

/**
 * An arrow along the first move of a line of the engine.
 *
 * @param route the cells of the move in order, at least two
 * @param strength 1 for the best line, down to 0 the more chance of winning the move gives away: width and opacity
 * @param threat whether it is a move of the next seat, if the one to move passed
 */
public record EngineArrow(List<Integer> route, double strength, boolean threat) {
    public EngineArrow {
        route = List.copyOf(route);
    }
}
