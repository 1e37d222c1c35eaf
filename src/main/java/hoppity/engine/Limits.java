package hoppity.engine;

/**
 * When a search ends by itself; 0 means no limit of that kind. The first limit reached counts.
 *
 * @param depth plies of the last iteration
 * @param nodes positions visited by the first thread of the search
 * @param milliseconds wall-clock time
 */
public record Limits(int depth, long nodes, long milliseconds) {
    /** Until it is stopped, or there is nothing left to find out. */
    public static final Limits INFINITE = new Limits(0, 0, 0);

    public Limits {
        if (depth < 0 || nodes < 0 || milliseconds < 0) {
            throw new IllegalArgumentException("a search limit is 0 (none) or more");
        }
    }

    public static Limits ofDepth(int plies) {
        return new Limits(plies, 0, 0);
    }

    public static Limits ofNodes(long nodes) {
        return new Limits(0, nodes, 0);
    }

    public static Limits ofTime(long milliseconds) {
        return new Limits(0, 0, milliseconds);
    }
}
