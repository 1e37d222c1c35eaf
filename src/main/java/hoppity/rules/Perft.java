package hoppity.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts the sequences of legal moves of a given length, the field's yardstick for a move generator. A pass is not counted,
 * a line ends where the rules end the game, and repetition plays no part.
 */
public final class Perft {
    private final MoveGenerator generator;
    private final Referee referee;
    private final int[][] buffers;

    /** @param maxDepth the greatest depth that will be asked for, in plies */
    public Perft(Variant variant, int maxDepth) {
        generator = new MoveGenerator(variant);
        referee = new Referee(variant);
        buffers = new int[maxDepth + 1][MoveGenerator.MAX_MOVES];
    }

    /** The number of sequences of {@code depth} plies from the position; 1 at depth 0. */
    public long count(Position start, int depth) {
        var position = new MutablePosition(generator.variant(), start);
        return referee.atStart(position).isOver() && depth > 0 ? 0 : count(position, depth);
    }

    /** The same, split by the first move. */
    public Map<Move, Long> divide(Position start, int depth) {
        var counts = new LinkedHashMap<Move, Long>();
        var position = new MutablePosition(generator.variant(), start);
        if (depth < 1 || referee.atStart(position).isOver()) {
            return counts;
        }
        for (var move : generator.moves(start)) {
            counts.put(move, countAfter(position, move.code(), depth - 1));
        }
        return counts;
    }

    private long count(MutablePosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return generator.count(position);
        }
        int[] moves = buffers[depth];
        int n = generator.generate(position, moves);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += countAfter(position, moves[i], depth - 1);
        }
        return sum;
    }

    private long countAfter(MutablePosition position, int move, int depth) {
        position.make(move);
        long count = depth > 0 && referee.afterPly(position, move).isOver() ? 0 : count(position, depth);
        position.unmake(move);
        return count;
    }
}
