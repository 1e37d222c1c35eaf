package hoppity.engine.transfer;

import java.util.List;

/** A placement seen through several permutations at once; the least of the keys stands for all. Not thread-safe. */
final class Image {
    private final PlacementCode.View[] views;
    private final long[] other;

    Image(PlacementCode code, List<int[]> permutations) {
        views = permutations.stream().map(code::view).toArray(PlacementCode.View[]::new);
        other = new long[code.words()];
    }

    void load(int[] army) {
        for (var view : views) {
            view.load(army);
        }
    }

    /** Writes the key of the placement. */
    void key(long[] key) {
        views[0].key(key);
        for (int i = 1; i < views.length; i++) {
            views[i].key(other);
            takeLesser(key);
        }
    }

    /** Writes the key of the placement after a piece has gone from one cell to another. */
    void keyAfter(int from, int to, long[] key) {
        views[0].keyAfter(from, to, key);
        for (int i = 1; i < views.length; i++) {
            views[i].keyAfter(from, to, other);
            takeLesser(key);
        }
    }

    private void takeLesser(long[] key) {
        for (int w = 0; w < key.length; w++) {
            if (other[w] != key[w]) {
                if (other[w] < key[w]) {
                    System.arraycopy(other, 0, key, 0, key.length);
                }
                return;
            }
        }
    }
}
