package hoppity.format.foreign;

import static hoppity.words.Words.tr;

import hoppity.board.Camp;
import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Rectangle.Corner;
import hoppity.board.Seat;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Topology;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/**
 * Which variant the first placement of a foreign game is, and how its board lies on ours. Each army goes to the cells opposite
 * its home.
 *
 * @param isPreset whether the variant is one that the program brings along
 * @param board takes the foreign board's cells, numbered like ours, to those of the variant
 */
public record Seating(Variant variant, boolean isPreset, Symmetry board) {

    /**
     * Finds the variant of a placement. Where no preset fits, one of the record's own is made, which has the first seat at the
     * lower right of a square board or at the bottom of a star.
     *
     * @param homes the cells of each army, in turn order
     * @param ways how the board may be laid, the better ones first
     * @param presets ids of those to look among, the better ones first
     * @param own gives id, name, source and rules to a variant of the record's own
     * @throws IllegalArgumentException if the armies are none that can play on the board
     */
    public static Seating of(
            Shape shape,
            List<? extends Collection<Integer>> homes,
            List<Symmetry> ways,
            List<String> presets,
            Own own) {
        var camps = homes.stream().map(home -> camp(shape, home)).toList();
        for (var way : ways) {
            for (var id : presets) {
                var preset = Variants.presets().get(id);
                if (isSeated(preset, shape, camps, way)) {
                    return new Seating(preset, true, way);
                }
            }
        }
        var way = ways.stream()
                .filter(w -> !camps.isEmpty() && w.of(camps.get(0).corner()) == firstCorner(shape))
                .findFirst()
                .orElse(ways.get(0));
        var seats = new ArrayList<Seat>();
        for (var camp : camps) {
            var home = way.of(camp);
            seats.add(Seat.of(seats.size(), home, opposite(shape, home)));
        }
        var model = Variants.presets().get(own.rulesOf());
        var geometry = new Geometry(shape, seats);
        return new Seating(new Variant(own.id(), own.name(), own.source(), geometry, model.options()), false, way);
    }

    /**
     * What a variant of the record's own is called.
     *
     * @param rulesOf the id of the preset whose options it has
     */
    public record Own(String id, String name, String source, String rulesOf) {}

    private static boolean isSeated(Variant preset, Shape shape, List<Camp> camps, Symmetry way) {
        if (!preset.geometry().shape().equals(shape) || preset.seatCount() != camps.size()) {
            return false;
        }
        for (int seat = 0; seat < camps.size(); seat++) {
            var home = way.of(camps.get(seat));
            boolean same = preset.home(seat).cells().equals(home.cells())
                    && new HashSet<>(preset.target(seat).cells())
                            .equals(new HashSet<>(opposite(shape, home).cells()));
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private static Camp camp(Shape shape, Collection<Integer> cells) {
        var all = shape.cells();
        double middleX = all.stream().mapToDouble(shape::centreX).average().orElse(0);
        double middleY = all.stream().mapToDouble(shape::centreY).average().orElse(0);
        // Rounded, so that cells as far out as each other are told apart by their number alone.
        Comparator<Integer> farOut = Comparator.comparingLong(cell -> Math.round(1000
                * (square(shape.centreX(all.get(cell)) - middleX) + square(shape.centreY(all.get(cell)) - middleY))));
        int corner = cells.stream()
                .max(farOut.thenComparing(Comparator.reverseOrder()))
                .orElseThrow(() -> new IllegalArgumentException(tr("an army has no pieces")));
        return new Camp(List.copyOf(cells), corner);
    }

    private static Camp opposite(Shape shape, Camp camp) {
        var topology = Topology.of(shape);
        return new Camp(camp.cells().stream().map(topology::opposite).toList(), topology.opposite(camp.corner()));
    }

    private static int firstCorner(Shape shape) {
        return shape instanceof Star ? 0 : ((Rectangle) shape).cornerCell(Corner.LOWER_RIGHT);
    }

    private static double square(double x) {
        return x * x;
    }
}
