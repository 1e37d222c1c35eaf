package hoppity.engine.race;

/**
 * Which placements are known not to reach the goal in how many turns. When the memory is full a new entry takes the place of
 * an old one. On boards of up to 64 cells a key is the set of cells itself, elsewhere a random number that is taken to be
 * unique, as in the search for games.
 */
final class Failures {
    private static final int FIRST_SIZE = 1 << 10;
    private static final int BYTES_PER_ENTRY = Long.BYTES + 2;
    private static final long MIXER = 0x9e3779b97f4a7c15L;
    private static final int PROBES = 4;

    private final long bytes;
    private long[] keys = new long[FIRST_SIZE];
    private byte[] turns = new byte[FIRST_SIZE];
    /** One more than the number of turns that are not enough; 0 for an empty entry. */
    private byte[] failed = new byte[FIRST_SIZE];

    private int size;

    Failures(long bytes) {
        this.bytes = bytes;
    }

    /** Whether so many turns are known not to be enough from this placement after this number of turns. */
    boolean contains(long key, int turn, int left) {
        int mask = keys.length - 1;
        int slot = slot(key, turn, mask);
        for (int probe = 0; probe < PROBES; probe++) {
            int i = slot + probe & mask;
            if (failed[i] != 0 && keys[i] == key && turns[i] == turn) {
                return failed[i] > left;
            }
        }
        return false;
    }

    void add(long key, int turn, int left) {
        if (size > keys.length / 2 && 2L * keys.length * BYTES_PER_ENTRY <= bytes) {
            grow();
        }
        put(key, turn, left + 1);
    }

    private void put(long key, int turn, int value) {
        int mask = keys.length - 1;
        int slot = slot(key, turn, mask);
        int place = slot;
        for (int probe = 0; probe < PROBES; probe++) {
            int i = slot + probe & mask;
            if (failed[i] == 0 || keys[i] == key && turns[i] == turn) {
                place = i;
                break;
            }
        }
        size += failed[place] == 0 ? 1 : 0;
        keys[place] = key;
        turns[place] = (byte) turn;
        failed[place] = (byte) value;
    }

    private void grow() {
        var oldKeys = keys;
        var oldTurns = turns;
        var oldFailed = failed;
        keys = new long[2 * oldKeys.length];
        turns = new byte[keys.length];
        failed = new byte[keys.length];
        size = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldFailed[i] != 0) {
                put(oldKeys[i], oldTurns[i], oldFailed[i]);
            }
        }
    }

    private static int slot(long key, int turn, int mask) {
        long mixed = (key + turn) * MIXER;
        return (int) (mixed ^ mixed >>> Integer.SIZE) & mask;
    }
}
