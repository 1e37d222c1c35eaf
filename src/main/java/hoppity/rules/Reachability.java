package hoppity.rules;

import static hoppity.words.Words.tr;

import hoppity.board.Geometry;
import hoppity.board.Seat;
import hoppity.board.Topology;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Whether each seat can get from its home into its target at all. Where pieces may go any way they can; where they may only
 * go forward, a cell of the target can be out of reach for every piece that is left for it.
 */
final class Reachability {
    private final Topology topology;
    private final int[] directions;
    private final Seat seat;

    private Reachability(Geometry geometry, RuleOptions options, Seat seat) {
        topology = geometry.topology();
        directions = geometry.shape().directionSet(Math.max(options.stepDirections(), options.jumpDirections()));
        this.seat = seat;
    }

    /** @throws IllegalArgumentException naming the seat whose target cannot be filled under forwardOnly */
    static void check(Geometry geometry, RuleOptions options) {
        for (var seat : geometry.seats()) {
            int filled = new Reachability(geometry, options, seat).mostFilled();
            if (filled < seat.target().size()) {
                throw new IllegalArgumentException(tr(
                        "{0}'s target cannot be reached: under forwardOnly at most {1} of its {2} cells can be filled",
                        seat.name(), filled, seat.target().size()));
            }
        }
    }

    /** The greatest number of pieces that can be given target cells of their own within reach, by augmenting paths. */
    private int mostFilled() {
        var reach = new ArrayList<List<Integer>>();
        for (int from : seat.home().cells()) {
            var cells = reachable(from);
            reach.add(seat.target().cells().stream().filter(cells::get).toList());
        }
        var pieceOn = new int[topology.size()];
        Arrays.fill(pieceOn, -1);
        int filled = 0;
        for (int piece = 0; piece < reach.size(); piece++) {
            if (place(piece, reach, pieceOn, new BitSet())) {
                filled++;
            }
        }
        return filled;
    }

    private static boolean place(int piece, List<List<Integer>> reach, int[] pieceOn, BitSet tried) {
        for (int cell : reach.get(piece)) {
            if (tried.get(cell)) {
                continue;
            }
            tried.set(cell);
            if (pieceOn[cell] < 0 || place(pieceOn[cell], reach, pieceOn, tried)) {
                pieceOn[cell] = piece;
                return true;
            }
        }
        return false;
    }

    /** Where a piece could get if there were always one to jump over. */
    private BitSet reachable(int from) {
        var reached = new BitSet();
        var queue = new ArrayDeque<Integer>();
        reached.set(from);
        queue.add(from);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction : directions) {
                for (int to : List.of(topology.neighbour(cell, direction), topology.landing(cell, direction))) {
                    if (to != Topology.NONE && !reached.get(to) && toCorner(to) <= toCorner(cell)) {
                        reached.set(to);
                        queue.add(to);
                    }
                }
            }
        }
        return reached;
    }

    private int toCorner(int cell) {
        return topology.distance(cell, seat.target().corner());
    }
}
