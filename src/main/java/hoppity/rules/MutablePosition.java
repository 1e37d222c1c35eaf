package hoppity.rules;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A position that moves are made and unmade on, for searching and counting. Keeps piece lists, occupancy, tempo sums, the
 * numbers of pieces at home and in the target, and a hash key up to date at each move. Not thread-safe.
 */
public final class MutablePosition {
    private static final long KEY_SEED = 0x5eed_0f_ba11L;
    private static final int KEY_CELLS = 256;
    private static final int KEY_SEATS = 6;
    private static final long[] KEYS = randomKeys(KEY_SEED, KEY_SEATS * KEY_CELLS);
    private static final long[] TURN_KEYS = randomKeys(~KEY_SEED, KEY_SEATS);
    /** {@code [place × seats + seat]}. */
    private static final long[] FINISH_KEYS = randomKeys(KEY_SEED + 1, KEY_SEATS * KEY_SEATS);

    final Tables tables;
    final byte[] at;
    final byte[][] pieces;
    final byte[] slot;
    final int[] pieceCount;
    /** {@code [ring]}: all pieces on the rings of the board. */
    final long[] occupied;
    /** {@code [seat · rings + ring]}: the pieces of a seat. */
    private final long[] armies;

    private final Variant variant;
    private final Rings rings;
    private final int[] tempo;
    private final int[] home;
    private final int[] inTarget;
    private int toMove;
    private int moveNumber;
    private long placementKey;

    private final boolean playsOn;
    private final Completion completion;
    /** The seats that have finished, in order, and after how many plies of this object each did. */
    private final int[] finished;

    private final int[] finishedAfter;
    private int finishedCount;
    private int plies;

    public MutablePosition(Variant variant, Position start) {
        this.variant = variant;
        tables = Tables.of(variant);
        int seats = variant.seatCount();
        at = start.copyOfCells();
        slot = new byte[at.length];
        pieceCount = new int[seats];
        pieces = new byte[seats][at.length];
        rings = tables.rings;
        occupied = new long[rings.count];
        armies = new long[seats * rings.count];
        tempo = new int[seats];
        home = new int[seats];
        inTarget = new int[seats];
        toMove = start.toMove();
        moveNumber = start.moveNumber();
        playsOn = variant.playsOn();
        completion = tables.completion;
        finished = new int[seats];
        finishedAfter = new int[seats];
        for (int seat : start.finished()) {
            placementKey ^= finishKey(seat);
            finished[finishedCount++] = seat;
        }
        for (int cell = 0; cell < at.length; cell++) {
            int seat = at[cell];
            if (seat != Position.EMPTY) {
                slot[cell] = (byte) pieceCount[seat];
                pieces[seat][pieceCount[seat]++] = (byte) cell;
                occupied[rings.ring[cell]] |= rings.bit[cell];
                armies[seat * rings.count + rings.ring[cell]] |= rings.bit[cell];
                tempo[seat] += tables.tempo[seat][cell];
                home[seat] += tables.home[seat][cell];
                inTarget[seat] += tables.target[seat][cell];
                placementKey ^= key(seat, cell);
            }
        }
    }

    public Variant variant() {
        return variant;
    }

    /** The same position as an immutable value. */
    public Position toPosition() {
        return new Position(at.clone(), toMove, moveNumber, finished());
    }

    /** The seat whose piece stands on the cell, or {@link Position#EMPTY}. */
    public int at(int cell) {
        return at[cell];
    }

    public int toMove() {
        return toMove;
    }

    public int moveNumber() {
        return moveNumber;
    }

    /** The seats that have finished, in order; they are skipped. Empty unless a game goes on for the places. */
    public List<Integer> finished() {
        return Arrays.stream(finished, 0, finishedCount).boxed().toList();
    }

    /** How many seats have finished. */
    public int finishedCount() {
        return finishedCount;
    }

    public boolean hasFinished(int seat) {
        for (int i = 0; i < finishedCount; i++) {
            if (finished[i] == seat) {
                return true;
            }
        }
        return false;
    }

    public int pieceCount(int seat) {
        return pieceCount[seat];
    }

    /** The cell of a seat's piece; {@code index} from 0 to {@link #pieceCount} − 1, in no lasting order. */
    public int piece(int seat, int index) {
        return pieces[seat][index] & 0xff;
    }

    /** The tempo number of a seat (rules §5). */
    public int tempo(int seat) {
        return tempo[seat];
    }

    /** How many of the seat's pieces stand in its own home. */
    public int atHome(int seat) {
        return home[seat];
    }

    /** How many more of the seat's pieces stand in its own home after a move from a cell to another: −1 to 1. */
    public int homeGain(int seat, int from, int to) {
        return tables.home[seat][to] - tables.home[seat][from];
    }

    /** How many of the seat's pieces stand in its target. */
    public int inTarget(int seat) {
        return inTarget[seat];
    }

    /** How many pieces, whosever they are, stand in the seat's target. */
    int standingInTarget(int seat) {
        int count = 0;
        for (int ring = 0; ring < occupied.length; ring++) {
            count += Long.bitCount(occupied[ring] & tables.targets[seat][ring]);
        }
        return count;
    }

    /** A hash of the placement, the seat to move and who has finished; the move number is no part of it. */
    public long key() {
        return placementKey ^ TURN_KEYS[toMove];
    }

    /** The key after a move, without making it. */
    public long keyAfter(int move) {
        if (playsOn) {
            make(move);
            long after = key();
            unmake(move);
            return after;
        }
        long key = placementKey ^ TURN_KEYS[variant.next(toMove)];
        return move == Move.PASS_CODE ? key : key ^ key(toMove, Move.from(move)) ^ key(toMove, Move.to(move));
    }

    /** Plays a move code of the seat to move. The move is not checked. */
    public void make(int move) {
        if (move != Move.PASS_CODE) {
            relocate(toMove, Move.from(move), Move.to(move));
        }
        if (playsOn) {
            finishAndPassTurn();
        } else if (++toMove == pieceCount.length) {
            toMove = 0;
            moveNumber++;
        }
    }

    /** Takes back the move code made last. */
    public void unmake(int move) {
        if (playsOn) {
            returnTurn();
        } else {
            if (toMove == 0) {
                toMove = pieceCount.length;
                moveNumber--;
            }
            toMove--;
        }
        if (move != Move.PASS_CODE) {
            relocate(toMove, Move.to(move), Move.from(move));
        }
    }

    /** The last seat never finishes: it takes what is left, and goes on moving where a record does. */
    private void finishAndPassTurn() {
        plies++;
        if (finishedCount < finished.length - 1 && completion.isFilled(at, toMove, inTarget[toMove])) {
            placementKey ^= finishKey(toMove);
            finishedAfter[finishedCount] = plies;
            finished[finishedCount++] = toMove;
        }
        do {
            if (++toMove == finished.length) {
                toMove = 0;
                moveNumber++;
            }
        } while (hasFinished(toMove));
    }

    private void returnTurn() {
        int last = finishedCount - 1;
        boolean finishing = finishedCount > 0 && finishedAfter[last] == plies;
        do {
            if (toMove-- == 0) {
                toMove = finished.length - 1;
                moveNumber--;
            }
        } while (finishing ? toMove != finished[last] : hasFinished(toMove));
        if (finishing) {
            finishedCount--;
            placementKey ^= finishKey(toMove);
        }
        plies--;
    }

    /** The pieces of a seat on a ring. */
    long army(int seat, int ring) {
        return armies[seat * rings.count + ring];
    }

    private void flip(int seat, int cell) {
        int ring = rings.ring[cell];
        occupied[ring] ^= rings.bit[cell];
        armies[seat * rings.count + ring] ^= rings.bit[cell];
    }

    private void relocate(int seat, int from, int to) {
        at[from] = Position.EMPTY;
        at[to] = (byte) seat;
        byte index = slot[from];
        slot[to] = index;
        pieces[seat][index & 0xff] = (byte) to;
        flip(seat, from);
        flip(seat, to);
        tempo[seat] += tables.tempo[seat][to] - tables.tempo[seat][from];
        home[seat] += tables.home[seat][to] - tables.home[seat][from];
        inTarget[seat] += tables.target[seat][to] - tables.target[seat][from];
        placementKey ^= key(seat, from) ^ key(seat, to);
    }

    /** The key of a seat that takes the next place. */
    private long finishKey(int seat) {
        return FINISH_KEYS[finishedCount * KEY_SEATS + seat];
    }

    private static long key(int seat, int cell) {
        return KEYS[seat * KEY_CELLS + cell];
    }

    private static long[] randomKeys(long seed, int count) {
        var random = new SplittableRandom(seed);
        var keys = new long[count];
        Arrays.setAll(keys, i -> random.nextLong());
        return keys;
    }
}
