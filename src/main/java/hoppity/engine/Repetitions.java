package hoppity.engine;

import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.Variant;

/** Finds positions that have occurred before, in the game or in the line being searched. */
final class Repetitions {
    /** The position has not occurred, or the variant does not care. */
    static final int NEW = 0;
    /** It has occurred: in the line, or once in the game. */
    static final int SEEN = 1;
    /** It has occurred twice in the game: the third time draws. */
    static final int DRAWN = 2;

    private static final long SPREAD = 0x9e3779b97f4a7c15L;
    /** Plies until somebody can have moved away and returned. */
    private static final int SHORTEST = 4;

    private final boolean counted;
    private final long[] line = new long[Search.MAX_PLY + 2];
    /** An open-addressed table of the game's positions; a count of 0 is a free place. */
    private final long[] gameKeys;

    private final byte[] gameCounts;
    private final int gamePlies;
    private final long salt;

    /** @param game keys of all positions of the game in order; the last one is the root */
    Repetitions(Variant variant, long[] game) {
        counted = variant.options().repetition() == Repetition.THREEFOLD_DRAW;
        int capacity = Integer.highestOneBit(game.length) * 4;
        gameKeys = new long[capacity];
        gameCounts = new byte[capacity];
        gamePlies = game.length - 1;
        long twice = 0;
        for (long key : game) {
            int place = place(key);
            gameKeys[place] = key;
            if (gameCounts[place] == 1 && counted) {
                twice ^= key * SPREAD;
            }
            gameCounts[place] = (byte) Math.min(2, gameCounts[place] + 1);
        }
        salt = twice;
    }

    /**
     * Mixed into the keys of the transposition table: it differs where different positions have occurred twice in the game,
     * and so draw at once when they are entered.
     */
    long salt() {
        return salt;
    }

    /** Notes that a position stands at this ply of the line. */
    void enter(long key, int ply) {
        line[ply] = key;
    }

    /**
     * How a position that would stand at {@code ply} is known.
     *
     * @param floor the first ply of the line that counts
     */
    int look(long key, int ply, int floor) {
        if (!counted) {
            return NEW;
        }
        for (int i = ply - SHORTEST; i >= Math.max(floor, 1); i -= 2) {
            if (line[i] == key) {
                return SEEN;
            }
        }
        return ply + gamePlies < SHORTEST ? NEW : gameCounts[place(key)];
    }

    /** Whether the position has occurred twice in the game, so that it draws when it is entered again. */
    boolean drawsInGame(long key) {
        return counted && gameCounts[place(key)] >= DRAWN;
    }

    private int place(long key) {
        int mask = gameKeys.length - 1;
        int place = (int) (key >>> 32) & mask;
        while (gameCounts[place] != 0 && gameKeys[place] != key) {
            place = place + 1 & mask;
        }
        return place;
    }
}
