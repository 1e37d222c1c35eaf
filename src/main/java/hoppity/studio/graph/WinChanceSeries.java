package hoppity.studio.graph;

import hoppity.analysis.WinChance;
import hoppity.record.Evaluation;
import hoppity.record.GameNode;
import hoppity.rules.Variant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The seats' chances along a line, from the evaluations stored with it: those of one engine, the one that judged most of the
 * line, since two engines' numbers do not compare.
 */
public final class WinChanceSeries {
    /** No evaluations at all. */
    public static final WinChanceSeries EMPTY = new WinChanceSeries(List.of(), 0);

    /** By ply; an empty list where nothing is stored. */
    private final List<List<Double>> shares;

    private final int known;

    private WinChanceSeries(List<List<Double>> shares, int known) {
        this.shares = shares;
        this.known = known;
    }

    /** Reads what is stored now, so it is called where edits are made: on the user-interface thread. */
    public static WinChanceSeries of(List<GameNode> line, Variant variant) {
        var counts = new HashMap<String, Integer>();
        for (var node : line) {
            for (var evaluation : node.annotations().evaluations()) {
                counts.merge(evaluation.engine(), 1, Integer::sum);
            }
        }
        var engine = counts.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())));
        if (engine.isEmpty()) {
            return EMPTY;
        }
        var key = engine.get().getKey();
        var shares = line.stream()
                .map(node -> shares(node.annotations().evaluations(), key, variant))
                .toList();
        int known = (int) shares.stream().filter(each -> !each.isEmpty()).count();
        return known == 0 ? EMPTY : new WinChanceSeries(shares, known);
    }

    private static List<Double> shares(List<Evaluation> evaluations, String engine, Variant variant) {
        return evaluations.stream()
                .filter(e -> e.engine().equals(engine))
                .findFirst()
                .map(e -> WinChance.shares(e, variant))
                .orElse(List.of());
    }

    public boolean isEmpty() {
        return known == 0;
    }

    /**
     * The chance of a seat after so many plies, 0 to 1; NaN where nothing is stored.
     *
     * @param seat index, from 0
     */
    public double at(int seat, int ply) {
        return ply < shares.size() && !shares.get(ply).isEmpty()
                ? shares.get(ply).get(seat)
                : Double.NaN;
    }

    /** The last ply with chances; −1 if there is none. */
    int lastKnown() {
        int ply = lastPly();
        while (ply >= 0 && shares.get(ply).isEmpty()) {
            ply--;
        }
        return ply;
    }

    public int lastPly() {
        return shares.size() - 1;
    }
}
