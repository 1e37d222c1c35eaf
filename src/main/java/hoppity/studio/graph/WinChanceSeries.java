package hoppity.studio.graph;

import hoppity.analysis.WinChance;
import hoppity.record.Evaluation;
import hoppity.record.GameNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The chance of the first seat along a line, from the evaluations stored with it: those of one engine, the one that judged
 * most of the line, since two engines' numbers do not compare. Games of two seats.
 */
public final class WinChanceSeries {
    /** No evaluations at all. */
    public static final WinChanceSeries EMPTY = new WinChanceSeries(new double[0], 0);

    private final double[] chances;
    private final int known;

    private WinChanceSeries(double[] chances, int known) {
        this.chances = chances;
        this.known = known;
    }

    /** Reads what is stored now, so it is called where edits are made: on the user-interface thread. */
    public static WinChanceSeries of(List<GameNode> line) {
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
        var chances = new double[line.size()];
        int known = 0;
        for (int ply = 0; ply < chances.length; ply++) {
            chances[ply] = chance(
                    line.get(ply).annotations().evaluations(), engine.get().getKey());
            known += Double.isNaN(chances[ply]) ? 0 : 1;
        }
        return known == 0 ? EMPTY : new WinChanceSeries(chances, known);
    }

    private static double chance(List<Evaluation> evaluations, String engine) {
        return evaluations.stream()
                .filter(e -> e.engine().equals(engine))
                .findFirst()
                .map(e -> WinChance.of(e).orElse(Double.NaN))
                .orElse(Double.NaN);
    }

    public boolean isEmpty() {
        return known == 0;
    }

    /** The chance after so many plies, 0 to 1; NaN where nothing is stored. */
    public double at(int ply) {
        return ply < chances.length ? chances[ply] : Double.NaN;
    }

    /** The last ply with a chance; −1 if there is none. */
    int lastKnown() {
        int ply = chances.length - 1;
        while (ply >= 0 && Double.isNaN(chances[ply])) {
            ply--;
        }
        return ply;
    }

    public int lastPly() {
        return chances.length - 1;
    }
}
