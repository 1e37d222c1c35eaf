package hoppity.engine.floor;

import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * The plain engine that strength is measured against (docs/engine.md, Strength). It is frozen: no change makes it play better
 * or worse, so that results of different days compare. It shares no search and no evaluation with the engine proper.
 */
public final class FloorEngine {
    private static final int TABLE_MEGABYTES = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Variant variant;
    private final FloorTables tables;
    private FloorSearch search;
    private long nodes;

    public FloorEngine(Variant variant) {
        this.variant = variant;
        tables = new FloorTables(variant);
        search = newSearch();
    }

    private FloorSearch newSearch() {
        return new FloorSearch(variant, tables, board(Position.initial(variant.geometry())), TABLE_MEGABYTES);
    }

    private FloorBoard board(Position position) {
        return new FloorBoard(variant, tables, position);
    }

    /** Forgets the game before. */
    public void newGame() {
        search = newSearch();
    }

    /** Positions visited by the last search. */
    public long nodes() {
        return nodes;
    }

    /** Plies of the last complete iteration. */
    public int completed() {
        return search.completed();
    }

    /** Searches for so many nanoseconds of the calling thread's processor time. */
    public Move searchFor(long nanos, Position start, List<Move> moves) {
        long end = THREADS.getCurrentThreadCpuTime() + nanos;
        return search(start, moves, FloorSearch.MAX_PLY, visited -> THREADS.getCurrentThreadCpuTime() < end);
    }

    /** Searches so many plies. */
    public Move searchDeep(int depth, Position start, List<Move> moves) {
        return search(start, moves, depth, visited -> true);
    }

    private Move search(Position start, List<Move> moves, int depth, LongPredicate goesOn) {
        var board = board(start);
        var keys = new long[moves.size() + 1];
        keys[0] = board.key();
        for (int ply = 0; ply < moves.size(); ply++) {
            board.make(moves.get(ply).code());
            keys[ply + 1] = board.key();
        }
        int move = search.search(board, keys, depth, goesOn);
        nodes = search.nodes();
        return Move.of(move);
    }
}
