package hoppity.engine.floor;

import hoppity.match.ForwardWalk;
import hoppity.rules.Position;
import hoppity.rules.Variants;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Prints the speed of the frozen engine: nodes a second of processor time and the depth reached, a line a variant. */
public final class FloorBench {
    private static final int SEED = 1;
    private static final List<Integer> PLIES = List.of(0, 8, 16, 24);

    private FloorBench() {}

    /** @param arguments milliseconds a position, then variants */
    public static void main(String[] arguments) {
        long nanos = Long.parseLong(arguments[0]) * 1_000_000;
        for (var id : List.of(arguments).subList(1, arguments.length)) {
            var variant = Variants.presets().get(id);
            var engine = new FloorEngine(variant);
            long nodes = 0;
            int depths = 0;
            for (int plies : PLIES) {
                engine.newGame();
                var moves = ForwardWalk.of(variant, plies, new Random(SEED));
                engine.searchFor(nanos, Position.initial(variant.geometry()), moves);
                nodes += engine.nodes();
                depths += engine.completed();
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s\t%.2f M nodes/s\tdepth %.1f%n",
                    id,
                    nodes * 1e3 / (nanos * PLIES.size()),
                    (double) depths / PLIES.size());
        }
    }
}
