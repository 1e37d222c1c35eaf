package hoppity.studio.varianteditor;

import hoppity.board.Camp;
import hoppity.board.Topology;
import java.util.Collections;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * A camp while it is being painted: any cells, perhaps none.
 *
 * @param chosenCorner the cell that was chosen as the corner, or {@link Topology#NONE} for the outermost one
 */
record PaintedCamp(Set<Integer> cells, int chosenCorner) {
    static final PaintedCamp EMPTY = new PaintedCamp(Set.of(), Topology.NONE);

    PaintedCamp {
        cells = Collections.unmodifiableSet(new TreeSet<>(cells));
        chosenCorner = cells.contains(chosenCorner) ? chosenCorner : Topology.NONE;
    }

    static PaintedCamp of(Camp camp, Topology topology) {
        var cells = new TreeSet<>(camp.cells());
        boolean usual = outermost(cells, topology) == camp.corner();
        return new PaintedCamp(cells, usual ? Topology.NONE : camp.corner());
    }

    int size() {
        return cells.size();
    }

    PaintedCamp with(int cell) {
        var more = new TreeSet<>(cells);
        more.add(cell);
        return new PaintedCamp(more, chosenCorner);
    }

    PaintedCamp without(int cell) {
        var fewer = new TreeSet<>(cells);
        fewer.remove(cell);
        return new PaintedCamp(fewer, chosenCorner);
    }

    PaintedCamp withCorner(int corner) {
        return new PaintedCamp(cells, corner);
    }

    /** The camp elsewhere; cells that have no place there are left out. */
    PaintedCamp moved(IntUnaryOperator place) {
        var there = new TreeSet<Integer>();
        cells.stream().map(place::applyAsInt).filter(c -> c != Topology.NONE).forEach(there::add);
        return new PaintedCamp(there, chosenCorner == Topology.NONE ? chosenCorner : place.applyAsInt(chosenCorner));
    }

    /** The cell from which tempo is counted, or {@link Topology#NONE} in an empty camp. */
    int corner(Topology topology) {
        return chosenCorner == Topology.NONE ? outermost(cells, topology) : chosenCorner;
    }

    /** @throws IllegalArgumentException if the camp is empty */
    Camp toCamp(Topology topology) {
        return new Camp(cells.stream().toList(), corner(topology));
    }

    /** The cell that lies furthest from the middle of the board. */
    private static int outermost(Set<Integer> cells, Topology topology) {
        var shape = topology.shape();
        int last = topology.size() - 1;
        double middleX = (shape.centreX(topology.cell(0)) + shape.centreX(topology.cell(last))) / 2;
        double middleY = (shape.centreY(topology.cell(0)) + shape.centreY(topology.cell(last))) / 2;
        return cells.stream()
                .max(Comparator.comparingDouble((Integer c) -> Math.hypot(
                                shape.centreX(topology.cell(c)) - middleX, shape.centreY(topology.cell(c)) - middleY))
                        .thenComparing(Comparator.reverseOrder()))
                .orElse(Topology.NONE);
    }
}
