package hoppity.engine.floor;

import hoppity.rules.RuleOptions.Repetition;
import hoppity.rules.Variant;
import java.util.function.LongPredicate;

/**
 * Principal variation search with a table, history, late-move reductions and a null move, and nothing else: what a plain
 * engine of one afternoon has. One is used for a game.
 */
final class FloorSearch {
    static final int MAX_PLY = 64;
    static final int WIN = 1_000_000;
    private static final int WON = WIN - 1000;
    private static final int INFINITE = WIN + 1;

    private static final int LOOK_EVERY = 256;
    private static final int NULL_DEPTH = 3;
    private static final int NULL_REDUCTION = 3;
    private static final int BUSY = 3;
    private static final int REDUCED_DEPTH = 2;
    private static final int FULL_MOVES = 2;
    private static final int MOVES = 64;
    private static final int GAIN = 64;
    private static final int MAX_HISTORY = 1 << 14;
    /** Plies back in which a position is looked for. */
    private static final int MEMORY = 12;

    private static final int MOVE_BITS = 16;
    private static final int DEPTH_SHIFT = 16;
    private static final int BOUND_SHIFT = 24;
    private static final int LOWER = 1;
    private static final int UPPER = 2;

    /** Thrown to leave the tree when the time is up. */
    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUp() {
            super(null, null, false, false);
        }
    }

    private static final TimeUp TIME_UP = new TimeUp();

    private final FloorMoves generator;
    private final boolean repeats;
    /** Pairs of key and entry. */
    private final long[] table;

    private final int[][] history;
    private final int[][] moves = new int[MAX_PLY + 1][];
    private final int[][] ranks = new int[MAX_PLY + 1][];
    private final int[][] reductions = new int[MAX_PLY + 1][MOVES];
    private final long[] path = new long[4096];
    private int pathLength;

    private FloorBoard board;
    private LongPredicate goesOn = nodes -> true;
    private boolean binding;
    private int bestMove;
    private int completed;
    private long nodes;

    /** @param megabytes of the table */
    FloorSearch(Variant variant, FloorTables tables, FloorBoard board, int megabytes) {
        this.board = board;
        generator = new FloorMoves(variant, tables);
        repeats = variant.options().repetition() == Repetition.THREEFOLD_DRAW;
        table = new long[Integer.highestOneBit(megabytes << 20 >> 4) * 2];
        history = new int[2][tables.cells << 8];
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            moves[ply] = new int[ply == 0 ? FloorMoves.MAX_MOVES : 1024];
            ranks[ply] = new int[moves[ply].length];
        }
        for (int depth = 1; depth <= MAX_PLY; depth++) {
            for (int tried = 1; tried < MOVES; tried++) {
                reductions[depth][tried] = (int) (0.5 + Math.log(depth) * Math.log(tried) / 1.6);
            }
        }
    }

    long nodes() {
        return nodes;
    }

    /** Plies of the last complete iteration. */
    int completed() {
        return completed;
    }

    /**
     * The best move of the board's position.
     *
     * @param game keys of the positions so far, the last that of the board
     * @param goesOn asked now and then with the number of nodes whether there is time left; the first ply is always searched
     */
    int search(FloorBoard position, long[] game, int maxDepth, LongPredicate goesOn) {
        board = position;
        this.goesOn = goesOn;
        nodes = 0;
        completed = 0;
        bestMove = FloorBoard.PASS;
        binding = false;
        System.arraycopy(game, 0, path, 0, game.length);
        pathLength = game.length;
        for (var ofSeat : history) {
            for (int i = 0; i < ofSeat.length; i++) {
                ofSeat[i] /= 8;
            }
        }
        try {
            for (int depth = 1; depth <= Math.min(maxDepth, MAX_PLY - 1); depth++) {
                int value = search(depth, -INFINITE, INFINITE, 0, false);
                completed = depth;
                binding = true;
                if (Math.abs(value) > WON && WIN - Math.abs(value) <= depth || !goesOn.test(nodes)) {
                    break;
                }
            }
        } catch (TimeUp e) {
            // The move found so far stands. The board is left in the middle of a line and of no further use.
            binding = false;
        }
        return bestMove;
    }

    private int search(int nominalDepth, int nominalAlpha, int beta, int ply, boolean mayPass) {
        if (++nodes % LOOK_EVERY == 0 && binding && !goesOn.test(nodes)) {
            throw TIME_UP;
        }
        boolean equaliser = board.awaitsEqualiser();
        if (ply >= MAX_PLY || nominalDepth <= 0 && !equaliser) {
            return board.estimate();
        }
        int depth = Math.max(1, nominalDepth);
        int alpha = nominalAlpha;
        boolean open = beta - alpha > 1;
        long key = board.tableKey();
        int slot = (int) (key & table.length / 2 - 1) * 2;
        long entry = table[slot] == key ? table[slot + 1] : 0;
        int first = (int) entry & (1 << MOVE_BITS) - 1;
        if (entry != 0 && !open && (entry >> DEPTH_SHIFT & 0xff) >= depth) {
            int value = valueAt(entry, ply);
            long bound = entry >> BOUND_SHIFT & 3;
            if ((bound & LOWER) != 0 && value >= beta || (bound & UPPER) != 0 && value <= alpha) {
                return value;
            }
        }
        int seat = board.toMove;
        if (!open && mayPass && !equaliser && depth >= NULL_DEPTH && board.outside(seat) >= BUSY && beta < WON) {
            if (board.estimate() >= beta) {
                board.make(FloorBoard.PASS);
                path[pathLength++] = board.key();
                int value = -search(depth - 1 - NULL_REDUCTION, -beta, 1 - beta, ply + 1, false);
                pathLength--;
                board.unmake(FloorBoard.PASS);
                if (value >= beta) {
                    return Math.min(value, WON);
                }
            }
        }
        var list = moves[ply];
        int count = generator.generate(board, list);
        if (count == 0) {
            list[0] = FloorBoard.PASS;
            count = 1;
        }
        rank(ply, count, seat, first);
        int best = -INFINITE;
        int strongest = 0;
        for (int i = 0; i < count; i++) {
            int move = pick(ply, i, count);
            int value = play(move, depth, alpha, beta, ply, i, open);
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    strongest = move;
                    if (ply == 0) {
                        bestMove = move;
                    }
                    if (value >= beta) {
                        learn(seat, ply, i, depth);
                        break;
                    }
                }
            }
        }
        long bound = best >= beta ? LOWER : best > nominalAlpha ? LOWER | UPPER : UPPER;
        table[slot] = key;
        int stored = best > WON ? best + ply : best < -WON ? best - ply : best;
        table[slot + 1] = (long) stored << 32
                | bound << BOUND_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (strongest != 0 ? strongest : first);
        return best;
    }

    private static int valueAt(long entry, int ply) {
        int value = (int) (entry >> 32);
        return value > WON ? value - ply : value < -WON ? value + ply : value;
    }

    private int play(int move, int depth, int alpha, int beta, int ply, int tried, boolean open) {
        int seat = board.toMove;
        board.make(move);
        int value;
        int verdict = board.verdict(move);
        if (verdict != FloorBoard.GOES_ON) {
            nodes++;
            value = verdict * (WIN - ply - 1);
        } else if (repeats && isRepeated()) {
            nodes++;
            value = 0;
        } else {
            path[pathLength++] = board.key();
            if (tried == 0) {
                value = -search(depth - 1, -beta, -alpha, ply + 1, true);
            } else {
                int reduction = 0;
                if (depth >= REDUCED_DEPTH && tried >= FULL_MOVES) {
                    reduction = reductions[depth][Math.min(tried, MOVES - 1)];
                    reduction += board.gain(seat, move) < 0 ? 1 : 0;
                    reduction -= open ? 1 : 0;
                    reduction = Math.max(0, Math.min(reduction, depth - 1));
                }
                value = -search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, true);
                if (value > alpha && reduction > 0) {
                    value = -search(depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
                if (value > alpha && value < beta) {
                    value = -search(depth - 1, -beta, -alpha, ply + 1, true);
                }
            }
            pathLength--;
        }
        board.unmake(move);
        return value;
    }

    private boolean isRepeated() {
        for (int i = pathLength - 4; i >= Math.max(0, pathLength - MEMORY); i -= 2) {
            if (path[i] == board.key()) {
                return true;
            }
        }
        return false;
    }

    private void rank(int ply, int count, int seat, int first) {
        var list = moves[ply];
        var rank = ranks[ply];
        for (int i = 0; i < count; i++) {
            int move = list[i];
            rank[i] = move == first ? Integer.MAX_VALUE : history[seat][move] + GAIN * board.gain(seat, move);
        }
    }

    private int pick(int ply, int from, int count) {
        var list = moves[ply];
        var rank = ranks[ply];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            best = rank[i] > rank[best] ? i : best;
        }
        int move = list[best];
        int value = rank[best];
        list[best] = list[from];
        rank[best] = rank[from];
        list[from] = move;
        rank[from] = value;
        return move;
    }

    private void learn(int seat, int ply, int refutation, int depth) {
        int bonus = Math.min(1600, 16 * depth * depth);
        for (int i = 0; i <= refutation; i++) {
            int move = moves[ply][i];
            int change = i == refutation ? bonus : -bonus;
            history[seat][move] += change - history[seat][move] * bonus / MAX_HISTORY;
        }
    }
}
