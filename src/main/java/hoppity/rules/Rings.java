package hoppity.rules;

import hoppity.board.Topology;
import java.util.Arrays;

/**
 * A board laid out on rings of 64 bits, so that one rotation moves a whole set of cells a way over the board. A cell on column
 * x and row y has the place (x + width · y) mod 64, for a width that gives every cell a place of its own.
 *
 * <p>A board of up to 64 cells takes one ring. A larger one takes four: a jump keeps to the cells whose column and row are odd
 * or even like its origin's, and each such quarter, with columns and rows halved, has a ring. The cells jumped over then lie
 * on another ring, as far from the origin's place as the quarter says.
 */
final class Rings {
    static final int PLACES = Long.SIZE;
    private static final int[] NOWHERE = {};

    /** 1 or 4. */
    final int count;
    /** {@code [cell]}: its ring, its place there, and that place as a set. */
    final int[] ring;

    final int[] place;
    final long[] bit;
    /** {@code [ring · 64 + place]}: the cell, or −1. */
    final int[] cell;

    private final Topology topology;
    private final int halving;
    private final int width;

    private Rings(Topology topology, int halving, int width, int[] place) {
        this.topology = topology;
        this.halving = halving;
        this.width = width;
        this.place = place;
        count = halving == 0 ? 1 : 4;
        ring = new int[place.length];
        bit = new long[place.length];
        cell = new int[count * PLACES];
        Arrays.fill(cell, Topology.NONE);
        for (int c = 0; c < place.length; c++) {
            ring[c] = ring(topology, halving, c);
            bit[c] = 1L << place[c];
            cell[ring[c] * PLACES + place[c]] = c;
        }
    }

    /** The layout of a board. */
    static Rings of(Topology topology) {
        for (int halving = topology.size() <= PLACES ? 0 : 1; halving <= 1; halving++) {
            for (int width = 1; width < PLACES; width++) {
                int[] place = places(topology, halving, width);
                if (place != NOWHERE) {
                    return new Rings(topology, halving, width, place);
                }
            }
        }
        throw new IllegalArgumentException(
                "no rings for a board of " + topology.shape().label());
    }

    private static int[] places(Topology topology, int halving, int width) {
        var place = new int[topology.size()];
        var taken = new boolean[4 * PLACES];
        for (int c = 0; c < place.length; c++) {
            var at = topology.cell(c);
            place[c] = Math.floorMod((at.x() >> halving) + width * (at.y() >> halving), PLACES);
            int key = ring(topology, halving, c) * PLACES + place[c];
            if (taken[key]) {
                return NOWHERE;
            }
            taken[key] = true;
        }
        return place;
    }

    private static int ring(Topology topology, int halving, int cell) {
        var at = topology.cell(cell);
        return halving == 0 ? 0 : (at.x() & 1) + 2 * (at.y() & 1);
    }

    /** A set of cells as one long a ring. */
    long[] set(Iterable<Integer> cells) {
        var set = new long[count];
        for (int c : cells) {
            set[ring[c]] |= bit[c];
        }
        return set;
    }

    /**
     * Two opposite directions, as they look from one ring.
     *
     * @param nextRing where the neighbouring cell lies
     * @param nextTurn how far its place is from the cell's
     * @param landingTurn how far the place of the cell behind that is, on the ring of the first
     * @param stepFrom the cells that have a neighbour this way
     * @param jumpFrom the cells that have one behind that, too
     */
    record Line(int nextRing, int nextTurn, int landingTurn, long stepFrom, long jumpFrom) {}

    /** {@code [ring][line]}: the lines of a set of directions. */
    Line[][] lines(int[] directions) {
        var all = new Line[count][];
        for (int r = 0; r < count; r++) {
            int from = r;
            all[r] = Arrays.stream(directions)
                    .filter(d -> topology.shape().directions().get(d).isForth())
                    .mapToObj(d -> line(from, d))
                    .toArray(Line[]::new);
        }
        return all;
    }

    private Line line(int from, int direction) {
        var way = topology.shape().directions().get(direction);
        int x = from & 1;
        int y = from >> 1;
        int nextRing = halving == 0 ? 0 : (x + way.dx() & 1) + 2 * (y + way.dy() & 1);
        long stepFrom = 0;
        long jumpFrom = 0;
        for (int c = 0; c < place.length; c++) {
            if (ring[c] == from) {
                stepFrom |= topology.neighbour(c, direction) == Topology.NONE ? 0 : bit[c];
                jumpFrom |= topology.landing(c, direction) == Topology.NONE ? 0 : bit[c];
            }
        }
        return new Line(
                nextRing,
                (x + way.dx() >> halving) + width * (y + way.dy() >> halving),
                2 * way.dx() / (1 << halving) + width * (2 * way.dy() / (1 << halving)),
                stepFrom,
                jumpFrom);
    }
}
