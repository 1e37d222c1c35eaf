package hoppity.engine.race;

/**
 * What a {@link Duel} has found out about positions: in how many turns the result is forced, and in how many it has not been found
 * to be. A new entry takes the place of an old one.
 */
final class Verdicts {
    static final int UNKNOWN = 0;
    static final int FORCED = 1;
    static final int NOT_FOUND = 2;

    private static final int BYTES_PER_ENTRY = Long.BYTES + 2;
    private static final int MOST_ENTRIES = 1 << 18;
    private static final int NEVER = Byte.MAX_VALUE;

    private final int mask;
    private final long[] keys;
    private final byte[] forcedIn;
    private final byte[] notIn;

    Verdicts(long bytes) {
        int entries = Integer.highestOneBit((int) Math.max(1, Math.min(MOST_ENTRIES, bytes / BYTES_PER_ENTRY)));
        mask = entries - 1;
        keys = new long[entries];
        forcedIn = new byte[entries];
        notIn = new byte[entries];
    }

    /** What is known about the result in so many turns. */
    int look(long key, int left) {
        int slot = slot(key);
        if (keys[slot] != key) {
            return UNKNOWN;
        }
        return forcedIn[slot] <= left ? FORCED : notIn[slot] > left ? NOT_FOUND : UNKNOWN;
    }

    void store(long key, int left, boolean forced) {
        int slot = slot(key);
        if (keys[slot] != key || key == 0) {
            keys[slot] = key;
            forcedIn[slot] = NEVER;
            notIn[slot] = 0;
        }
        if (forced) {
            forcedIn[slot] = (byte) Math.min(forcedIn[slot], left);
        } else {
            notIn[slot] = (byte) Math.max(notIn[slot], left + 1);
        }
    }

    private int slot(long key) {
        return (int) (key ^ key >>> Integer.SIZE) & mask;
    }
}
