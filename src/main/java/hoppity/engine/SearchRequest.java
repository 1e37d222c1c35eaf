package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.List;

/**
 * What to search. The moves that led to the position belong to it: repetition is counted over them.
 *
 * @param id chosen by the caller and repeated in every message about this request, so that a receiver can drop what is no
 *     longer current
 * @param variant with two to six seats
 * @param start where the game began
 * @param moves the plies played since, passes included; the position after them is searched
 * @param limits when to end
 * @param multiPv how many lines to report, from 1; fewer come where there are fewer legal moves
 */
public record SearchRequest(long id, Variant variant, Position start, List<Move> moves, Limits limits, int multiPv) {
    public SearchRequest {
        moves = List.copyOf(moves);
        if (multiPv < 1) {
            throw new IllegalArgumentException("at least one line is searched, not " + multiPv);
        }
    }
}
