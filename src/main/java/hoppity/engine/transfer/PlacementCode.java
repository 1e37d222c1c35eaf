package hoppity.engine.transfer;

/**
 * Writes placements of an army, one to one, as keys of one to four words. No key is all zeros. A key is read and written at
 * the beginning of an array, so that nothing is allocated on the way.
 */
interface PlacementCode {

    /** The code that takes the fewest words for so many pieces on so many cells. */
    static PlacementCode of(int cells, int pieces) {
        return cells > Long.SIZE && RankCode.fits(cells, pieces) ? new RankCode(cells, pieces) : new BitCode(cells);
    }

    /** Words of a key. */
    int words();

    /** Reads a key into the cells of the pieces, ascending. */
    void decode(long[] key, int[] army);

    /** A view of placements through a permutation of the cells. */
    View view(int[] permutation);

    /** A placement under a permutation, and what it becomes when one piece moves. */
    interface View {
        /** Looks at a placement. */
        void load(int[] army);

        /** Writes the key of the placement. */
        void key(long[] key);

        /** Writes the key of the placement after a piece has gone from one cell to another; cells as before the permutation. */
        void keyAfter(int from, int to, long[] key);
    }
}
