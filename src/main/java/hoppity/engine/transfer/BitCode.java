package hoppity.engine.transfer;

import java.util.Arrays;

/** One bit a cell. */
final class BitCode implements PlacementCode {
    private final int words;

    BitCode(int cells) {
        words = (cells + Long.SIZE - 1) / Long.SIZE;
    }

    @Override
    public int words() {
        return words;
    }

    @Override
    public void decode(long[] key, int[] army) {
        int n = 0;
        for (int w = 0; w < words; w++) {
            for (long bits = key[w]; bits != 0; bits &= bits - 1) {
                army[n++] = w * Long.SIZE + Long.numberOfTrailingZeros(bits);
            }
        }
    }

    @Override
    public View view(int[] permutation) {
        return new BitView(permutation, words);
    }

    private static final class BitView implements View {
        private final int[] permutation;
        private final long[] bits;

        BitView(int[] permutation, int words) {
            this.permutation = permutation;
            bits = new long[words];
        }

        @Override
        public void load(int[] army) {
            Arrays.fill(bits, 0);
            for (int cell : army) {
                toggle(bits, cell);
            }
        }

        @Override
        public void key(long[] key) {
            for (int w = 0; w < bits.length; w++) {
                key[w] = bits[w];
            }
        }

        @Override
        public void keyAfter(int from, int to, long[] key) {
            key(key);
            toggle(key, from);
            toggle(key, to);
        }

        private void toggle(long[] words, int cell) {
            int image = permutation[cell];
            words[image / Long.SIZE] ^= 1L << image;
        }
    }
}
