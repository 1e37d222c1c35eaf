package hoppity.engine;

import java.util.Arrays;

/** The best line from each ply of the line under search: one row a ply, each a move and the row below it. */
final class PrincipalVariations {
    private final int[][] rows;
    private final int[] lengths;

    PrincipalVariations(int plies) {
        rows = new int[plies + 2][plies + 2];
        lengths = new int[plies + 2];
    }

    /** Nothing is known from this ply on. */
    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** The best line from this ply is the move and what is best from the next ply. */
    void extend(int ply, int move) {
        int below = lengths[ply + 1];
        rows[ply][0] = move;
        System.arraycopy(rows[ply + 1], 0, rows[ply], 1, below);
        lengths[ply] = below + 1;
    }

    int[] from(int ply) {
        return Arrays.copyOf(rows[ply], lengths[ply]);
    }
}
