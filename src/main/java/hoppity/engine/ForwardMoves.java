package hoppity.engine;

import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;

/** What a seat plays that does not look ahead: the move that goes forward most. */
final class ForwardMoves {
    private final MoveGenerator generator;
    private final Armies armies;
    private final int[] generated = new int[MoveGenerator.MAX_MOVES];

    ForwardMoves(MoveGenerator generator, Armies armies) {
        this.generator = generator;
        this.armies = armies;
    }

    /** The code of the move, a pass if the seat to move has none. */
    int best(MutablePosition position) {
        int seat = position.toMove();
        int count = generator.generate(position, generated);
        int best = Move.PASS_CODE;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int move = generated[i];
            int gain = armies.gain(seat, move);
            // Of equals the one with the least code, whatever the order in which moves are generated.
            if (gain > most || gain == most && move < best) {
                most = gain;
                best = move;
            }
        }
        return best;
    }
}
