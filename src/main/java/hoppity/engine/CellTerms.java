package hoppity.engine;

import hoppity.board.Topology;
import hoppity.rules.Variant;

/** The terms of the evaluation that a piece adds by where it stands ({@link Term#OF_CELLS}), for one seat of a variant. */
final class CellTerms {
    private final double[][] terms;

    CellTerms(Variant variant, int seat) {
        var topology = variant.topology();
        var target = variant.target(seat);
        int home = variant.home(seat).corner();
        int size = topology.size();
        int farthest = 0;
        for (int cell = 0; cell < size; cell++) {
            farthest = Math.max(farthest, topology.distance(cell, target.corner()));
        }
        terms = new double[size][Term.OF_CELLS];
        for (int cell = 0; cell < size; cell++) {
            double distance = topology.distance(cell, target.corner());
            double off = offCentre(topology, cell, target.corner(), home);
            var of = terms[cell];
            of[Term.DISTANCE.ordinal()] = distance;
            of[Term.STRAGGLER.ordinal()] = distance * distance / farthest;
            of[Term.LAST.ordinal()] = distance * distance * distance / (farthest * farthest);
            of[Term.OFF_CENTRE.ordinal()] = off;
            of[Term.FAR_OFF.ordinal()] = off * off / farthest;
            of[Term.OUTSIDE.ordinal()] = target.contains(cell) ? 0 : 1;
            of[Term.AT_HOME.ordinal()] = variant.home(seat).contains(cell) ? 1 : 0;
        }
    }

    double of(int cell, int term) {
        return terms[cell][term];
    }

    /** What a piece on the cell still lacks, in hundredths of a tempo. */
    int cost(int cell, Weights weights) {
        double sum = 0;
        for (var term : Term.values()) {
            if (term.ordinal() < Term.OF_CELLS) {
                sum += weights.of(term) * terms[cell][term.ordinal()];
            }
        }
        return (int) Math.round(sum);
    }

    /** How far a cell is from the line between two corners; on a square board in cells along a rank or file. */
    private static double offCentre(Topology topology, int cell, int corner, int homeCorner) {
        var shape = topology.shape();
        double x = shape.centreX(topology.cell(cell)) - shape.centreX(topology.cell(corner));
        double y = shape.centreY(topology.cell(cell)) - shape.centreY(topology.cell(corner));
        double dx = shape.centreX(topology.cell(homeCorner)) - shape.centreX(topology.cell(corner));
        double dy = shape.centreY(topology.cell(homeCorner)) - shape.centreY(topology.cell(corner));
        return Math.sqrt(2) * Math.abs(x * dy - y * dx) / Math.hypot(dx, dy);
    }
}
