package hoppity.engine;

/**
 * The nodes of a tree that is grown by sampling, in arrays that are made once. A node is a number from 0 (the root); the
 * children of one lie next to each other. Of each node are kept: the move that leads to it, how likely that seemed before
 * anything was known, how often it was visited, and two sums of results: of the side that moved to it and of the side that
 * moves in it.
 */
final class TreeNodes {
    static final int ROOT = 0;

    private static final int BYTES = Character.BYTES * 2 + Float.BYTES + 2 * Integer.BYTES + 2 * Double.BYTES;
    private static final int DOUBLINGS = 10;
    private static final long MEGABYTE = 1 << 20;

    private final char[] move;
    private final char[] childCount;
    private final int[] firstChild;
    private final float[] prior;
    private final int[] visits;
    private final double[] moverSum;
    private final double[] ownSum;
    private int size;

    /** @param megabytes memory that the arrays take at most, from 1 */
    TreeNodes(int megabytes) {
        int capacity = (int) (megabytes * MEGABYTE / BYTES);
        move = new char[capacity];
        childCount = new char[capacity];
        firstChild = new int[capacity];
        prior = new float[capacity];
        visits = new int[capacity];
        moverSum = new double[capacity];
        ownSum = new double[capacity];
    }

    /** Leaves the root alone. */
    void clear() {
        size = 0;
        add(0, 1);
    }

    /** How full the arrays are, in thousandths. */
    int fullness() {
        return (int) (1000L * size / move.length);
    }

    /** How often a node has been visited when it is worth its children: once while there is much room, more often later. */
    int visitsToOpen() {
        int half = move.length / 2;
        return size < half ? 1 : 1 << (int) ((long) DOUBLINGS * (size - half) / half);
    }

    boolean hasRoomFor(int children) {
        return size + children <= move.length;
    }

    /** The children of a node are those added next. */
    void open(int node) {
        firstChild[node] = size;
    }

    void addChild(int node, int childMove, float childPrior) {
        add(childMove, childPrior);
        childCount[node]++;
    }

    private void add(int newMove, float newPrior) {
        move[size] = (char) newMove;
        prior[size] = newPrior;
        childCount[size] = 0;
        visits[size] = 0;
        moverSum[size] = 0;
        ownSum[size] = 0;
        size++;
    }

    int childCount(int node) {
        return childCount[node];
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int move(int node) {
        return move[node];
    }

    float prior(int node) {
        return prior[node];
    }

    int visits(int node) {
        return visits[node];
    }

    void visit(int node, double ofMover, double ofOwn) {
        visits[node]++;
        moverSum[node] += ofMover;
        ownSum[node] += ofOwn;
    }

    /** The mean result of the side that moved to a node that has been visited. */
    double moverMean(int node) {
        return moverSum[node] / visits[node];
    }

    /** The mean result of the side that moves in a node that has been visited. */
    double ownMean(int node) {
        return ownSum[node] / visits[node];
    }
}
