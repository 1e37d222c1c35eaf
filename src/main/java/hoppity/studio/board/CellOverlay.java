package hoppity.studio.board;

import hoppity.rules.MoveGenerator;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What is laid over the cells of a position: pure data, for the seat to move. */
sealed interface CellOverlay permits CellOverlay.None, CellOverlay.Reachable, CellOverlay.Distances, Stragglers {
    /** Nothing at all. */
    record None() implements CellOverlay {}

    CellOverlay NONE = new None();

    /**
     * Where the seat can end its turn.
     *
     * @param counts a cell, by how many pieces it is reached
     */
    record Reachable(List<Integer> counts) implements CellOverlay {
        static Reachable of(Variant variant, Position position) {
            var counts = new Integer[position.size()];
            Arrays.fill(counts, 0);
            new MoveGenerator(variant).moves(position).forEach(move -> counts[move.to()]++);
            return new Reachable(List.of(counts));
        }

        int cells() {
            return (int) counts.stream().filter(count -> count > 0).count();
        }

        int most() {
            return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
        }
    }

    /**
     * How far each cell is from the seat's goal, in tempi: the measure of {@link hoppity.rules.Tempo#tempo} (rules §5), which
     * knows no pieces and not the directions of the variant. So the numbers under the seat's pieces sum to its tempo number.
     *
     * @param seat whose pieces they are about
     * @param tempi a cell, its distance to the corner cell of the target
     */
    record Distances(int seat, List<Integer> tempi) implements CellOverlay {
        static Distances of(Variant variant, Position position) {
            int seat = position.toMove();
            int corner = variant.target(seat).corner();
            var topology = variant.topology();
            return new Distances(
                    seat,
                    IntStream.range(0, topology.size())
                            .map(cell -> topology.distance(cell, corner))
                            .boxed()
                            .toList());
        }

        int most() {
            return tempi.stream().mapToInt(Integer::intValue).max().orElse(0);
        }
    }

    static CellOverlay of(OverlayKind kind, Variant variant, Position position) {
        return switch (kind) {
            case NOTHING -> NONE;
            case REACHABLE -> Reachable.of(variant, position);
            case STRAGGLERS -> Stragglers.of(variant, position);
            case DISTANCE -> Distances.of(variant, position);
        };
    }
}
