package hoppity.engine.floor;

import hoppity.rules.Position;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;

/** The position of the floor engine with its evaluation, kept up to date move by move, and its reading of the rules. */
final class FloorBoard {
    static final int EMPTY = -1;
    static final int PASS = 0;
    /** In place of a verdict: the game goes on. */
    static final int GOES_ON = 2;

    private static final int PARITY = 6;
    /** From so many moves before a limit on, the move number is part of the key. */
    private static final int CLOCK_HORIZON = 16;

    private static final long CLOCK_KEY = 0x9e3779b97f4a7c15L;

    final byte[] at;
    final int[][] pieces = new int[2][];
    final int[] pieceCount = new int[2];
    long occupied;
    int toMove;
    int moveNumber;

    private final FloorTables tables;
    private final boolean equalises;
    private final boolean allOwn;
    private final boolean returningLoses;
    private final HomeCheck homeCheck;
    private final int homeLimit;
    private final int tempoLimit;
    private final int[] slot;
    private final int[] cost = new int[2];
    private final int[] tempo = new int[2];
    private final int[] mismatch = new int[2];
    private final int[][] classes = new int[2][FloorTables.CLASSES];
    private final int[] home = new int[2];
    private final int[] arrived = new int[2];
    private long key;

    FloorBoard(Variant variant, FloorTables tables, Position start) {
        this.tables = tables;
        var options = variant.options();
        equalises = options.lastMove() == LastMove.EQUALISE;
        allOwn = options.win() == Win.ALL_OWN;
        returningLoses = options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT;
        homeCheck = options.homeCheck();
        homeLimit = options.homeLimit();
        tempoLimit = options.tempoLimit();
        at = new byte[tables.cells];
        slot = new int[tables.cells];
        toMove = start.toMove();
        key = toMove == 0 ? 0 : tables.turnKey;
        moveNumber = start.moveNumber();
        for (int seat = 0; seat < 2; seat++) {
            pieces[seat] = new int[tables.cells];
        }
        for (int cell = 0; cell < tables.cells; cell++) {
            int seat = start.at(cell);
            at[cell] = (byte) EMPTY;
            if (seat >= 0) {
                put(seat, cell);
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            mismatch[seat] = mismatch(seat);
        }
    }

    private void put(int seat, int cell) {
        at[cell] = (byte) seat;
        slot[cell] = pieceCount[seat];
        pieces[seat][pieceCount[seat]++] = cell;
        occupied ^= 1L << cell;
        cost[seat] += tables.cost[seat][cell];
        tempo[seat] += tables.tempo[seat][cell];
        classes[seat][tables.parity[cell]]++;
        home[seat] += tables.inHome[seat][cell];
        arrived[seat] += tables.inTarget[seat][cell];
        key ^= tables.keys[seat][cell];
    }

    private void relocate(int seat, int from, int to) {
        at[from] = EMPTY;
        at[to] = (byte) seat;
        slot[to] = slot[from];
        pieces[seat][slot[to]] = to;
        occupied ^= 1L << from | 1L << to;
        cost[seat] += tables.cost[seat][to] - tables.cost[seat][from];
        tempo[seat] += tables.tempo[seat][to] - tables.tempo[seat][from];
        home[seat] += tables.inHome[seat][to] - tables.inHome[seat][from];
        arrived[seat] += tables.inTarget[seat][to] - tables.inTarget[seat][from];
        key ^= tables.keys[seat][from] ^ tables.keys[seat][to];
        if (tables.parity[from] != tables.parity[to]) {
            classes[seat][tables.parity[from]]--;
            classes[seat][tables.parity[to]]++;
            mismatch[seat] = mismatch(seat);
        }
    }

    private int mismatch(int seat) {
        int sum = 0;
        for (int c = 0; c < FloorTables.CLASSES; c++) {
            sum += Math.max(0, tables.wanted[seat][c] - classes[seat][c]);
        }
        return sum;
    }

    void make(int move) {
        if (move != PASS) {
            relocate(toMove, move >> 8, move & 0xff);
        }
        moveNumber += toMove;
        toMove = 1 - toMove;
        key ^= tables.turnKey;
    }

    void unmake(int move) {
        toMove = 1 - toMove;
        moveNumber -= toMove;
        key ^= tables.turnKey;
        if (move != PASS) {
            relocate(toMove, move & 0xff, move >> 8);
        }
    }

    /** The estimate for the seat to move, ten a tempo and nothing for the turn. */
    int estimate() {
        int white = cost[1] + PARITY * mismatch[1] - cost[0] - PARITY * mismatch[0];
        return toMove == 0 ? white : -white;
    }

    int gain(int seat, int move) {
        return tables.cost[seat][move >> 8] - tables.cost[seat][move & 0xff];
    }

    /** What repeats, whatever the move number. */
    long key() {
        return key;
    }

    /** What the table knows the position by: near a limit, and past it, the move number counts. */
    long tableKey() {
        long clock = 0;
        if (homeLimit > 0 && moveNumber > homeLimit - CLOCK_HORIZON) {
            clock += Math.min(moveNumber, homeLimit + 1);
        }
        if (tempoLimit > 0 && moveNumber > tempoLimit - CLOCK_HORIZON) {
            clock += moveNumber << 8;
        }
        return key ^ clock * CLOCK_KEY;
    }

    int outside(int seat) {
        return pieceCount[seat] - arrived[seat];
    }

    boolean awaitsEqualiser() {
        return toMove == 1 && equalises && isFilled(0);
    }

    private boolean isFilled(int seat) {
        if (allOwn) {
            return arrived[seat] == tables.target[seat].length;
        }
        if (arrived[seat] == 0) {
            return false;
        }
        for (int cell : tables.target[seat]) {
            if (at[cell] == EMPTY) {
                return false;
            }
        }
        return true;
    }

    /** How the game stands after a move: 1, 0 or −1 for the seat that has played it, or {@link #GOES_ON}. */
    int verdict(int move) {
        int mover = 1 - toMove;
        if (!equalises) {
            if (isFilled(mover)) {
                return 1;
            }
        } else if (mover == 0) {
            if (isFilled(0)) {
                return GOES_ON;
            }
        } else if (isFilled(0) || isFilled(1)) {
            return (isFilled(1) ? 1 : 0) - (isFilled(0) ? 1 : 0);
        }
        int number = moveNumber - mover;
        boolean late = homeLimit > 0 && number > homeLimit;
        if (late
                && returningLoses
                && move != PASS
                && tables.inHome[mover][move >> 8] == 0
                && tables.inHome[mover][move & 0xff] == 1) {
            return -1;
        }
        if (late && homeCheck == HomeCheck.EACH_MOVE && home[mover] > 0) {
            return -1;
        }
        if (mover == 1 && homeCheck == HomeCheck.ONCE && number == homeLimit && home[0] + home[1] > 0) {
            return (home[0] > 0 ? 1 : 0) - (home[1] > 0 ? 1 : 0);
        }
        if (mover == 1 && tempoLimit > 0 && number == tempoLimit) {
            return Integer.signum(tempo[0] - tempo[1]);
        }
        return GOES_ON;
    }
}
