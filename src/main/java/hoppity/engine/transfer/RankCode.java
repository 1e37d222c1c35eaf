package hoppity.engine.transfer;

import java.math.BigInteger;

/**
 * The rank of a placement among all sets of so many cells, from 1, in the combinatorial number system: the pieces' cells
 * c0 &lt; c1 &lt; … have the rank C(c0, 1) + C(c1, 2) + … + 1. Keys take one word on boards that would need several for their bits.
 */
final class RankCode implements PlacementCode {
    private final int cells;
    private final int pieces;
    /** {@code [n][k]}: C(n, k), for k up to the number of pieces. */
    private final long[][] choose;

    RankCode(int cells, int pieces) {
        this.cells = cells;
        this.pieces = pieces;
        choose = new long[cells + 1][pieces + 1];
        for (int n = 0; n <= cells; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, pieces); k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
    }

    /** Whether all ranks fit into a positive long. */
    static boolean fits(int cells, int pieces) {
        if (pieces > cells / 2) {
            return false;
        }
        var count = BigInteger.ONE;
        for (int k = 1; k <= pieces; k++) {
            count = count.multiply(BigInteger.valueOf(cells - pieces + k)).divide(BigInteger.valueOf(k));
        }
        return count.bitLength() < Long.SIZE;
    }

    @Override
    public int words() {
        return 1;
    }

    @Override
    public void decode(long[] key, int[] army) {
        long rest = key[0] - 1;
        int cell = cells - 1;
        for (int k = pieces; k > 0; k--) {
            while (choose[cell][k] > rest) {
                cell--;
            }
            rest -= choose[cell][k];
            army[k - 1] = cell;
        }
    }

    @Override
    public View view(int[] permutation) {
        return new RankView(permutation);
    }

    private final class RankView implements View {
        private final int[] permutation;
        private final int[] sorted = new int[pieces];
        /** Sums over the first i pieces of what each adds to the rank in its place, one place lower, one place higher. */
        private final long[] inPlace = new long[pieces + 1];

        private final long[] lower = new long[pieces + 1];
        private final long[] higher = new long[pieces + 1];

        RankView(int[] permutation) {
            this.permutation = permutation;
        }

        @Override
        public void load(int[] army) {
            for (int i = 0; i < pieces; i++) {
                int cell = permutation[army[i]];
                int j = i;
                for (; j > 0 && sorted[j - 1] > cell; j--) {
                    sorted[j] = sorted[j - 1];
                }
                sorted[j] = cell;
            }
            for (int i = 0; i < pieces; i++) {
                long[] ofCell = choose[sorted[i]];
                inPlace[i + 1] = inPlace[i] + ofCell[i + 1];
                lower[i + 1] = lower[i] + ofCell[i];
                // The last piece has no higher place to go to.
                higher[i + 1] = i + 2 <= pieces ? higher[i] + ofCell[i + 2] : 0;
            }
        }

        @Override
        public void key(long[] key) {
            key[0] = inPlace[pieces] + 1;
        }

        @Override
        public void keyAfter(int from, int to, long[] key) {
            int origin = permutation[from];
            int end = permutation[to];
            int p = below(origin);
            int q = below(end);
            long rank;
            if (origin < end) {
                rank = inPlace[p] + lower[q] - lower[p + 1] + choose[end][q] + inPlace[pieces] - inPlace[q];
            } else {
                rank = inPlace[q] + choose[end][q + 1] + higher[p] - higher[q] + inPlace[pieces] - inPlace[p + 1];
            }
            key[0] = rank + 1;
        }

        private int below(int cell) {
            int n = 0;
            while (n < pieces && sorted[n] < cell) {
                n++;
            }
            return n;
        }
    }
}
