package hoppity.engine;

import hoppity.rules.Move;

/** How well the moves of each seat have done wherever they were played: the mean of the results by origin and destination. */
final class ResultHistory {
    private final int cells;
    private final float[][] sums;
    private final int[][] counts;

    ResultHistory(int seats, int cells) {
        this.cells = cells;
        sums = new float[seats][cells * cells];
        counts = new int[seats][cells * cells];
    }

    void learn(int seat, int move, double result) {
        if (move != Move.PASS_CODE) {
            int index = index(move);
            sums[seat][index] += (float) result;
            counts[seat][index]++;
        }
    }

    /** The mean result of a move, or {@code unknown} if it has never been played. */
    double mean(int seat, int move, double unknown) {
        if (move == Move.PASS_CODE) {
            return unknown;
        }
        int index = index(move);
        int count = counts[seat][index];
        return count == 0 ? unknown : sums[seat][index] / count;
    }

    private int index(int move) {
        return Move.from(move) * cells + Move.to(move);
    }
}
