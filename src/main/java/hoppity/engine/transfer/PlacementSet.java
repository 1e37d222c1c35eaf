package hoppity.engine.transfer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A set of keys of a fixed number of words, none of them all zeros: an open-addressing table cut into segments, so that it
 * grows a little at a time. Every table is charged to the allowance.
 */
final class PlacementSet {
    private static final int SEGMENT_BITS = 12;
    private static final int SEGMENTS = 1 << SEGMENT_BITS;
    /** The bits of a hash that choose the slot lie right below those that choose the segment. */
    private static final int SLOT_SHIFT = Integer.SIZE - SEGMENT_BITS;

    private static final int FIRST_SLOTS = 4;
    private static final double MAX_LOAD = 0.8;
    private static final double GROWTH = 1.5;
    private static final int OVERHEAD = SEGMENTS * (Integer.BYTES + Integer.BYTES);
    private static final int TABLE_OVERHEAD = 16;
    private static final long[] NO_TABLE = {};

    private final int words;
    private final Allowance allowance;
    private final long[][] tables = new long[SEGMENTS][];
    private final int[] counts = new int[SEGMENTS];
    private long size;
    private long bytes = OVERHEAD;

    /** @param words of each key */
    PlacementSet(int words, Allowance allowance) throws Stopped {
        this.words = words;
        this.allowance = allowance;
        allowance.reserve(OVERHEAD);
        Arrays.fill(tables, NO_TABLE);
    }

    long size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean contains(long[] key) {
        long hash = hash(key, 0);
        long[] table = tables[segment(hash)];
        return table.length > 0 && find(table, hash, key, 0) >= 0;
    }

    /**
     * Looks up several keys at once, which hides much of the time that memory takes.
     *
     * @param keys one after the other
     * @return the number of the first key in the set, from 0; −1 if there is none
     */
    int firstContained(long[] keys, int count) {
        int first = -1;
        for (int i = count - 1; i >= 0; i--) {
            long hash = hash(keys, i * words);
            long[] table = tables[segment(hash)];
            if (table.length > 0 && find(table, hash, keys, i * words) >= 0) {
                first = i;
            }
        }
        return first;
    }

    /**
     * Adds several keys at once.
     *
     * @param keys one after the other; overwritten
     */
    void addAll(long[] keys, int count) throws Stopped {
        // Most are there already, in the first slot that is looked at. These looks do not wait for one another.
        int left = 0;
        for (int i = 0; i < count; i++) {
            long hash = hash(keys, i * words);
            long[] table = tables[segment(hash)];
            if (table.length == 0 || !holds(table, slot(table, hash), keys, i * words)) {
                move(keys, i * words, keys, left++ * words);
            }
        }
        for (int i = 0; i < left; i++) {
            var unused = add(keys, i * words);
        }
    }

    /** Adds a key; false if it was there. */
    boolean add(long[] key) throws Stopped {
        return add(key, 0);
    }

    private boolean add(long[] keys, int at) throws Stopped {
        long hash = hash(keys, at);
        int segment = segment(hash);
        long[] table = tables[segment];
        int place = table.length == 0 ? ~0 : find(table, hash, keys, at);
        if (place >= 0) {
            return false;
        }
        if (counts[segment] + 1 > MAX_LOAD * (table.length / words)) {
            resize(segment, (int) Math.max(FIRST_SLOTS, GROWTH * table.length / words));
            place = find(tables[segment], hash, keys, at);
        }
        move(keys, at, tables[segment], ~place);
        counts[segment]++;
        size++;
        return true;
    }

    /** Takes out every key that one of the other sets has, and gives back the room that is too much. */
    void removeAll(List<PlacementSet> others) throws Stopped {
        var key = new long[words];
        for (int segment = 0; segment < SEGMENTS; segment++) {
            long[] table = tables[segment];
            if (table.length == 0) {
                continue;
            }
            for (int i = 0; i < table.length; i += words) {
                if (isFree(table, i)) {
                    continue;
                }
                move(table, i, key, 0);
                for (var other : others) {
                    if (other.contains(key)) {
                        // The hole breaks the chains of probes; the table is built anew below.
                        Arrays.fill(table, i, i + words, 0);
                        counts[segment]--;
                        size--;
                        break;
                    }
                }
            }
            resize(segment, counts[segment] == 0 ? 0 : (int) (counts[segment] / MAX_LOAD) + 2);
        }
    }

    /** Gives the memory back; the set is of no use afterwards. */
    void discard() {
        Arrays.fill(tables, NO_TABLE);
        allowance.release(bytes);
        bytes = 0;
    }

    /** Some key of the set. */
    Optional<long[]> any() {
        var key = new long[words];
        return walk().next(key) ? Optional.of(key) : Optional.empty();
    }

    /** A walk through the keys, in no order that means anything. The set must not change meanwhile. */
    Walk walk() {
        return new Walk();
    }

    /** A place in the set. */
    final class Walk {
        private int segment;
        private int next;

        /** Writes the next key; false if there are no more. */
        boolean next(long[] key) {
            while (segment < SEGMENTS) {
                long[] table = tables[segment];
                while (next < table.length) {
                    int place = next;
                    next += words;
                    if (!isFree(table, place)) {
                        move(table, place, key, 0);
                        return true;
                    }
                }
                segment++;
                next = 0;
            }
            return false;
        }
    }

    private void resize(int segment, int slots) throws Stopped {
        long[] old = tables[segment];
        charge(bytes(slots * words));
        var table = slots == 0 ? NO_TABLE : new long[slots * words];
        for (int i = 0; i < old.length; i += words) {
            if (!isFree(old, i)) {
                move(old, i, table, ~find(table, hash(old, i), old, i));
            }
        }
        tables[segment] = table;
        charge(-bytes(old.length));
    }

    private static long bytes(int length) {
        return length == 0 ? 0 : length * (long) Long.BYTES + TABLE_OVERHEAD;
    }

    private void charge(long amount) throws Stopped {
        allowance.reserve(amount);
        bytes += amount;
    }

    /** The index of the key in the table, or the complement of the index where it belongs. */
    private int find(long[] table, long hash, long[] keys, int at) {
        int place = slot(table, hash);
        while (!isFree(table, place)) {
            if (holds(table, place, keys, at)) {
                return place;
            }
            place += words;
            if (place == table.length) {
                place = 0;
            }
        }
        return ~place;
    }

    private int slot(long[] table, long hash) {
        int slots = words == 1 ? table.length : table.length / words;
        return (int) ((hash >>> SLOT_SHIFT & 0xffff_ffffL) * slots >>> Integer.SIZE) * words;
    }

    private boolean isFree(long[] table, int place) {
        for (int w = 0; w < words; w++) {
            if (table[place + w] != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean holds(long[] table, int place, long[] keys, int at) {
        for (int w = 0; w < words; w++) {
            if (table[place + w] != keys[at + w]) {
                return false;
            }
        }
        return true;
    }

    private void move(long[] from, int at, long[] to, int place) {
        for (int w = 0; w < words; w++) {
            to[place + w] = from[at + w];
        }
    }

    private long hash(long[] keys, int at) {
        long hash = 0;
        for (int w = 0; w < words; w++) {
            hash = (hash ^ keys[at + w]) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        return hash * 0xd6e8feb86659fd93L;
    }

    private static int segment(long hash) {
        return (int) (hash >>> Long.SIZE - SEGMENT_BITS);
    }
}
