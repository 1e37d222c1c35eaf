package hoppity.match;

import hoppity.engine.Engine;
import hoppity.engine.Limits;
import hoppity.engine.SearchRequest;
import hoppity.rules.Move;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Random;

/**
 * A fixed set of positions over all geometries and numbers of seats, each searched on one thread by an engine that knows
 * nothing yet: to a fixed depth, by best reply where there are more than two seats, and these once more by the tree search, which
 * knows no depth, for a fixed number of nodes. The sum of the nodes of the former is the fingerprint of the search: it changes
 * when the search or the evaluation does.
 */
public final class Bench {
    /** Deep enough to measure a speed by, in some ten seconds. */
    public static final int DEFAULT_DEPTH = 8;

    private static final int SEED = 1;
    private static final long NODES = 20_000;

    private static final List<Item> ITEMS = List.of(
            new Item("brainking-halma-8", List.of(0, 8, 16)),
            new Item("kutochky-3x3", List.of(0, 8, 16)),
            new Item("gambiter-mini", List.of(0, 6)),
            new Item("brainking-halma-10", List.of(0, 10, 20)),
            new Item("halma-16", List.of(0, 12, 24)),
            new Item("chinese-checkers-2", List.of(0, 10, 20)),
            new Item("chinese-checkers-3", List.of(0, 12)),
            new Item("chinese-checkers-6", List.of(0)),
            new Item("halma-16-four", List.of(0)),
            new Item("chinese-checkers-5", List.of(10)),
            new Item("halma-16-partners", List.of(8)),
            new Item("chinese-checkers-3", List.of(12), NODES),
            new Item("chinese-checkers-4", List.of(12), NODES),
            new Item("chinese-checkers-5", List.of(10), NODES),
            new Item("chinese-checkers-6", List.of(12), NODES),
            new Item("halma-16-partners", List.of(8), NODES));

    private Bench() {}

    /**
     * @param plies how far along a random forward walk the positions are
     * @param nodes what the tree search visits for each ply of depth; 0 to search to the depth
     */
    private record Item(String variant, List<Integer> plies, long nodes) {
        Item(String variant, List<Integer> plies) {
            this(variant, plies, 0);
        }

        Limits limits(int depth) {
            return nodes == 0 ? Limits.ofDepth(depth) : Limits.ofNodes(nodes * depth);
        }
    }

    /**
     * What the positions of one variant took.
     *
     * @param isTree whether it was the tree search, whose nodes are no part of the fingerprint
     * @param nodes positions visited
     * @param nanos wall-clock time
     */
    public record Measure(String variant, boolean isTree, int positions, long nodes, long nanos) {
        private static final double NANOS_PER_SECOND = 1e9;

        public long milliseconds() {
            return Math.round(nanos / 1e6);
        }

        public long nodesPerSecond() {
            return Math.round(nodes * NANOS_PER_SECOND / Math.max(1, nanos));
        }
    }

    /** How many variants there are. */
    public static int size() {
        return ITEMS.size();
    }

    /**
     * Searches the positions of one variant.
     *
     * @param item which, from 0
     * @param depth in plies, from 1
     */
    public static Measure run(int item, int depth) {
        var chosen = ITEMS.get(item);
        var variant = Variants.presets().get(chosen.variant());
        long nodes = 0;
        long nanos = 0;
        for (int plies : chosen.plies()) {
            var moves = ForwardWalk.of(variant, plies, new Random(SEED));
            long begin = System.nanoTime();
            nodes += nodes(variant, moves, chosen.limits(depth));
            nanos += System.nanoTime() - begin;
        }
        return new Measure(variant.id(), chosen.nodes() > 0, chosen.plies().size(), nodes, nanos);
    }

    private static long nodes(Variant variant, List<Move> moves, Limits limits) {
        var start = Position.initial(variant.geometry());
        try (var engine = new Engine()) {
            var request = new SearchRequest(0, variant, start, moves, limits, 1);
            return engine.search(request, snapshot -> {}).result().nodes();
        }
    }
}
