package hoppity.engine;

import org.jspecify.annotations.Nullable;

/**
 * What earlier searches found out about positions. Four entries share a bucket of one cache line; a new entry takes the place
 * of the same position, or else of the one that is worth least by depth and age.
 *
 * <p>An entry is two longs: the packed {@code data}, which is never 0, and the position's whole 64-bit key mixed with it.
 * Several threads may probe and store at once without waiting for each other: halves of two entries that got mixed up do not
 * give the key of either, and so are never taken for an entry (R. Hyatt and T. Mann, "A Lock-less Transposition Table
 * Implementation for Parallel Search", 2002).
 */
final class TranspositionTable {
    /** Kinds of bound; an exact value is both. */
    static final int LOWER = 1;

    static final int UPPER = 2;
    static final int EXACT = LOWER | UPPER;

    private static final int ENTRIES = 4;
    private static final int BUCKET = 2 * ENTRIES;
    private static final int BYTES_PER_BUCKET = BUCKET * Long.BYTES;
    /** A large array begins a page, and its elements 16 bytes after that: with these left free each bucket is a cache line. */
    private static final int FIRST = 6;

    private static final int GENERATIONS = 256;
    /** An entry of an earlier search counts as so many plies shallower for each search since. */
    private static final int PLIES_PER_GENERATION = 4;

    private static final int SAMPLE = 250;

    private static final int VALUE_SHIFT = 16;
    private static final int DEPTH_SHIFT = 36;
    private static final int BOUND_SHIFT = 44;
    private static final int PROOF_SHIFT = 46;
    private static final int GENERATION_SHIFT = 48;
    private static final int VALUE_BITS = 20;

    private final int buckets;
    private long @Nullable [] memory;
    private int generation;

    /** @param megabytes rounded down to a power of two; taken when the first search begins */
    TranspositionTable(int megabytes) {
        buckets = (int) Long.highestOneBit((long) megabytes * (1 << 20) / BYTES_PER_BUCKET);
    }

    void clear() {
        memory = null;
        generation = 0;
    }

    /** Makes what is there older by one search, and the table ready for it. */
    void newSearch() {
        slots();
        generation = (generation + 1) % GENERATIONS;
    }

    /** The data of a position, or 0. */
    long probe(long key) {
        var slots = slots();
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + BUCKET; i += 2) {
            long data = slots[i + 1];
            if ((slots[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return 0;
    }

    /**
     * @param move code of the best move, or 0 to keep the one that is there
     * @param value counted from the node ({@link Values#fromNode})
     * @param depth in plies, 0 to 255
     * @param bound {@link #LOWER}, {@link #UPPER} or {@link #EXACT}
     * @param proof two bits that come back from {@link #proof}
     */
    void store(long key, int move, int value, int depth, int bound, int proof) {
        var slots = slots();
        int bucket = bucket(key);
        int victim = bucket;
        int least = Integer.MAX_VALUE;
        int kept = move;
        for (int i = bucket; i < bucket + BUCKET; i += 2) {
            long data = slots[i + 1];
            if ((slots[i] ^ data) == key && data != 0) {
                if (move == 0) {
                    kept = move(data);
                }
                victim = i;
                break;
            }
            int worth = data == 0 ? Integer.MIN_VALUE : depth(data) - PLIES_PER_GENERATION * age(data);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        long entry = kept
                | (value & (1L << VALUE_BITS) - 1) << VALUE_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) bound << BOUND_SHIFT
                | (long) proof << PROOF_SHIFT
                | (long) generation << GENERATION_SHIFT;
        slots[victim] = key ^ entry;
        slots[victim + 1] = entry;
    }

    static int move(long data) {
        return (int) data & 0xffff;
    }

    static int value(long data) {
        return (int) (data << Long.SIZE - VALUE_BITS - VALUE_SHIFT >> Long.SIZE - VALUE_BITS);
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT) & 0xff;
    }

    static int bound(long data) {
        return (int) (data >>> BOUND_SHIFT) & EXACT;
    }

    static int proof(long data) {
        return (int) (data >>> PROOF_SHIFT) & 3;
    }

    /** How much of a sample of the table was written by this search, in thousandths. */
    int fullness() {
        var slots = slots();
        int sample = Math.min(SAMPLE, buckets);
        int written = 0;
        for (int i = FIRST + 1; i < FIRST + sample * BUCKET; i += 2) {
            if (slots[i] != 0 && age(slots[i]) == 0) {
                written++;
            }
        }
        return written * 1000 / (sample * ENTRIES);
    }

    private int age(long data) {
        return generation - (int) (data >>> GENERATION_SHIFT) & GENERATIONS - 1;
    }

    private int bucket(long key) {
        return FIRST + ((int) key & buckets - 1) * BUCKET;
    }

    private long[] slots() {
        if (memory == null) {
            memory = new long[FIRST + buckets * BUCKET];
        }
        return memory;
    }
}
