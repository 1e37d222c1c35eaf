package hoppity.engine;

import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;

/** The moves of a position that go forward by so much or more, in no order. */
final class GainingMoves {
    private final MoveGenerator generator;
    private final MoveOrdering ordering;
    private final MutablePosition position;
    private final int[] moves = new int[MoveGenerator.MAX_MOVES];

    /** @param position what the search makes its moves on */
    GainingMoves(MoveGenerator generator, MoveOrdering ordering, MutablePosition position) {
        this.generator = generator;
        this.ordering = ordering;
        this.position = position;
    }

    /**
     * Finds them for the position as it stands.
     *
     * @param least gain in hundredths of a tempo
     * @return how many there are
     */
    int find(int least) {
        return generator.generate(position, ordering.order(position.toMove()), least, moves);
    }

    /** The code of one of the moves found last. */
    int move(int index) {
        return moves[index];
    }
}
