package hoppity.rules;

import hoppity.board.Topology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Jumps over one piece at any distance, landing as far behind it, all other cells of the line empty (rules §4). The lines of
 * the board are kept as sets, one bit a place, so that the nearest piece is the lowest bit beyond a cell or the highest below.
 */
final class LongJumps {
    private static final int LONGEST = 17;
    private final boolean enabled;
    private final Topology topology;
    private final int ways;
    /** {@code [cell · ways + i]}: the lines through a cell, and its place on each. */
    private final byte[] lines;

    private final byte[] places;
    /** {@code [line]}: its length. */
    private final byte[] lengths;
    /** {@code [line · 17 + place]}: the cells of a line, in order. */
    private final short[] cells;
    /** {@code [line]}: which places are taken. */
    private final int[] taken;

    private final int[] landings = new int[8];
    private int size;

    LongJumps(Variant variant) {
        enabled = variant.options().longJumps();
        topology = variant.topology();
        int[] directions = topology.shape().directionSet(variant.options().jumpDirections());
        int[] forth = Arrays.stream(enabled ? directions : new int[0])
                .filter(direction ->
                        topology.shape().directions().get(direction).isForth())
                .toArray();
        ways = forth.length;
        lines = new byte[topology.size() * ways];
        places = new byte[topology.size() * ways];
        var all = new ArrayList<List<Integer>>();
        for (int i = 0; i < ways; i++) {
            var within = cellsBehindOthers(forth[i]);
            for (int cell = 0; cell < topology.size(); cell++) {
                if (!within.get(cell)) {
                    all.add(line(all.size(), cell, forth[i], i));
                }
            }
        }
        lengths = new byte[all.size()];
        cells = new short[all.size() * LONGEST];
        for (int line = 0; line < lengths.length; line++) {
            lengths[line] = (byte) all.get(line).size();
            for (int place = 0; place < lengths[line]; place++) {
                cells[line * LONGEST + place] = all.get(line).get(place).shortValue();
            }
        }
        taken = new int[lengths.length];
    }

    /** The cells that do not begin a line. */
    private BitSet cellsBehindOthers(int way) {
        var behind = new BitSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            int next = topology.neighbour(cell, way);
            if (next != Topology.NONE) {
                behind.set(next);
            }
        }
        return behind;
    }

    private List<Integer> line(int number, int first, int way, int index) {
        var line = new ArrayList<Integer>();
        for (int cell = first; cell != Topology.NONE; cell = topology.neighbour(cell, way)) {
            lines[cell * ways + index] = (byte) number;
            places[cell * ways + index] = (byte) line.size();
            line.add(cell);
        }
        return line;
    }

    boolean enabled() {
        return enabled;
    }

    /** Puts the pieces of a position on the lines. */
    void load(MutablePosition position) {
        Arrays.fill(taken, 0);
        for (int seat = 0; seat < position.pieceCount.length; seat++) {
            for (int i = 0; i < position.pieceCount[seat]; i++) {
                flip(position.piece(seat, i));
            }
        }
    }

    /** Takes a piece off its lines, or puts it back: the start of a chain counts as empty. */
    void flip(int cell) {
        for (int i = cell * ways; i < (cell + 1) * ways; i++) {
            taken[lines[i]] ^= 1 << places[i];
        }
    }

    /** How many landings the last call of {@link #from} found. */
    int size() {
        return size;
    }

    /** The landings of one jump from an empty cell. */
    int[] from(int cell) {
        int n = 0;
        for (int i = cell * ways; i < (cell + 1) * ways; i++) {
            int line = lines[i];
            int place = places[i];
            int set = taken[line];
            int beyond = set >>> place + 1;
            if (beyond != 0) {
                int distance = Integer.numberOfTrailingZeros(beyond) + 1;
                int landing = place + 2 * distance;
                if (landing < lengths[line] && (beyond & beyond - 1) << Integer.SIZE - 2 * distance == 0) {
                    landings[n++] = cells[line * LONGEST + landing];
                }
            }
            int below = set & (1 << place) - 1;
            if (below != 0) {
                int over = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(below);
                int landing = 2 * over - place;
                if (landing >= 0 && below >>> landing == 1 << over - landing) {
                    landings[n++] = cells[line * LONGEST + landing];
                }
            }
        }
        size = n;
        return landings;
    }
}
