package hoppity.engine;

/** A move of the root and what is known about it. */
final class RootMove {
    private static final int[] NO_LINE = {};

    final int move;
    /** Whether it comes back to a position of the game. */
    final boolean comesBack;

    private int value = -Values.INFINITE;
    private int depth;
    private int[] line = NO_LINE;
    private boolean solved;

    RootMove(int move, boolean comesBack) {
        this.move = move;
        this.comesBack = comesBack;
    }

    /** From the point of view of the seat to move. */
    int value() {
        return value;
    }

    int depth() {
        return depth;
    }

    /** The best line after the move. */
    int[] line() {
        return line;
    }

    /** Whether the value is a fact of the rules, which no deeper search can change. */
    boolean isSolved() {
        return solved;
    }

    RootMove copy() {
        var copy = new RootMove(move, comesBack);
        copy.set(value, depth, line);
        copy.solved = solved;
        return copy;
    }

    /** The move is worth this much, with this line after it. */
    void set(int newValue, int searchedDepth, int[] newLine) {
        value = newValue;
        depth = searchedDepth;
        line = newLine;
    }

    void solve(int newValue, int searchedDepth, int[] newLine) {
        set(newValue, searchedDepth, newLine);
        solved = true;
    }

    void explain(int[] newLine) {
        line = newLine;
    }
}
