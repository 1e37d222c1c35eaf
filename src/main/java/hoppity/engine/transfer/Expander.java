package hoppity.engine.transfer;

import java.util.List;

/** Takes a placement apart: its pieces, their moves, and the keys of the placements that these lead to. Not thread-safe. */
final class Expander {
    private final PlacementCode code;
    private final ArmyMoves generator;
    private final Image image;
    private final int[] army;
    private final boolean[] obstacles;
    private final boolean[] occupied;
    private final int[] moves;
    private int count;

    /** @param permutations under which the keys are written; a placement that is loaded counts as it is */
    Expander(Space space, ArmyMoves generator, List<int[]> permutations) {
        code = space.code();
        this.generator = generator;
        image = new Image(code, permutations);
        army = new int[space.pieces()];
        occupied = new boolean[space.cells()];
        obstacles = new boolean[space.cells()];
        space.task().obstacles().forEach(cell -> obstacles[cell] = true);
        moves = new int[generator.capacity(army.length)];
    }

    /** Loads a placement and finds its moves. */
    void load(long[] key) {
        code.decode(key, army);
        System.arraycopy(obstacles, 0, occupied, 0, occupied.length);
        for (int cell : army) {
            occupied[cell] = true;
        }
        count = generator.generate(army, occupied, moves);
        image.load(army);
    }

    /** The cells of the pieces, ascending; not to be kept. */
    int[] army() {
        return army;
    }

    /** The number of moves; a move is a number from 0. */
    int moves() {
        return count;
    }

    int from(int move) {
        return moves[move] >> 8;
    }

    int to(int move) {
        return moves[move] & 0xff;
    }

    /** Writes the key of the placement itself. */
    void key(long[] key) {
        image.key(key);
    }

    /** Writes the key of the placement after a move. */
    void keyAfter(int move, long[] key) {
        image.keyAfter(from(move), to(move), key);
    }
}
