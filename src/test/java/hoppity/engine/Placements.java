package hoppity.engine;

import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import java.util.Arrays;

/** Numbers all placements of two armies of the same size on a board of up to 64 cells, from 0 without gaps. */
final class Placements {
    private final int size;
    private final int army;
    private final int ofSecond;
    /** {@code [n][k]}. */
    private final int[][] choose;

    Placements(int size, int army) {
        this.size = size;
        this.army = army;
        choose = new int[size + 1][army + 1];
        for (int n = 0; n <= size; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, army); k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        ofSecond = choose[size - army][army];
    }

    int count() {
        return Math.multiplyExact(choose[size][army], ofSecond);
    }

    int index(MutablePosition position) {
        long first = cells(position, 0);
        long second = 0;
        for (int i = 0; i < army; i++) {
            int cell = position.piece(1, i);
            second |= 1L << cell - Long.bitCount(first & (1L << cell) - 1);
        }
        return rank(first) * ofSecond + rank(second);
    }

    /** Who stands where. */
    int[] cells(int index) {
        var cells = new int[size];
        Arrays.fill(cells, Position.EMPTY);
        place(cells, index / ofSecond, 0);
        place(cells, index % ofSecond, 1);
        return cells;
    }

    private static long cells(MutablePosition position, int seat) {
        long cells = 0;
        for (int i = 0; i < position.pieceCount(seat); i++) {
            cells |= 1L << position.piece(seat, i);
        }
        return cells;
    }

    /** The place of a set of numbers among all sets of the size, in the order of their greatest elements. */
    private int rank(long set) {
        int rank = 0;
        int k = 1;
        for (long left = set; left != 0; left &= left - 1) {
            int element = Long.numberOfTrailingZeros(left);
            rank += element >= k ? choose[element][k] : 0;
            k++;
        }
        return rank;
    }

    /** Puts the set of this rank on the free cells. */
    private void place(int[] cells, int rank, int seat) {
        var open = new int[size];
        int count = 0;
        for (int cell = 0; cell < size; cell++) {
            if (cells[cell] == Position.EMPTY) {
                open[count++] = cell;
            }
        }
        int left = rank;
        int element = count - 1;
        for (int k = army; k > 0; k--) {
            while (binomial(element, k) > left) {
                element--;
            }
            left -= binomial(element, k);
            cells[open[element--]] = seat;
        }
    }

    private int binomial(int n, int k) {
        return n >= k ? choose[n][k] : 0;
    }
}
