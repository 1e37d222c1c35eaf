package hoppity.engine;

import hoppity.rules.Move;
import java.util.ArrayList;
import java.util.List;

/** Tells what has been found out about the best root moves as {@link Line}s. */
interface Lines {

    /** @param best the best first */
    List<Line> of(List<RootMove> best);

    /** For two seats: the value is the score, and the shares follow from it. */
    static Lines ofTwoSeats(int toMove) {
        return best -> {
            var lines = new ArrayList<Line>();
            for (var root : best) {
                var score = Values.score(root.value(), root.isSolved()).seenBy(toMove);
                lines.add(new Line(lines.size() + 1, root.depth(), score, moves(root)));
            }
            return lines;
        };
    }

    /** The root move and what comes after it. */
    static List<Move> moves(RootMove root) {
        var moves = new ArrayList<Move>();
        moves.add(Move.of(root.move));
        for (int move : root.line()) {
            moves.add(Move.of(move));
        }
        return moves;
    }
}
