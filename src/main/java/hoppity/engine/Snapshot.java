package hoppity.engine;

import java.util.List;

/**
 * How far a search has come.
 *
 * @param requestId whose search this is
 * @param depth plies of the last complete iteration; 0 before there is one
 * @param selectiveDepth the longest line looked at, in plies
 * @param nodes positions visited
 * @param milliseconds since the search began
 * @param hashFull how much of the transposition table this search has filled, in thousandths
 * @param lines the best first; empty before the first is known
 */
public record Snapshot(
        long requestId, int depth, int selectiveDepth, long nodes, long milliseconds, int hashFull, List<Line> lines) {
    private static final long MILLISECONDS_PER_SECOND = 1000;

    public Snapshot {
        lines = List.copyOf(lines);
    }

    /** Each seat's chance of winning as the best line has it ({@link Line#shares}); empty before there is one. */
    public List<Double> shares() {
        return lines.isEmpty() ? List.of() : lines.get(0).shares();
    }

    public long nodesPerSecond() {
        return nodes * MILLISECONDS_PER_SECOND / Math.max(1, milliseconds);
    }
}
