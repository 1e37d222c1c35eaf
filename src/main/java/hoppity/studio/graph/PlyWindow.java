package hoppity.studio.graph;

/**
 * The plies that the graph shows.
 *
 * @param first at the left edge
 * @param last at the right edge, greater than {@code first}
 */
public record PlyWindow(double first, double last) {
    /** The fewest plies across the graph: a game just begun fills its left part alone. */
    static final int FEWEST = 12;

    /** Everything from the start to the last ply. */
    public static PlyWindow whole(int lastPly) {
        return new PlyWindow(0, Math.max(FEWEST, lastPly));
    }

    public double span() {
        return last - first;
    }

    /**
     * A part of this window, or more around it, with one ply staying where it is.
     *
     * @param factor below 1 to see fewer plies
     * @param lastPly of the line: the window does not leave it
     */
    public PlyWindow zoomed(double factor, double ply, int lastPly) {
        var whole = whole(lastPly);
        double span = Math.max(FEWEST, Math.min(whole.span(), span() * factor));
        double share = (ply - first) / span();
        return new PlyWindow(ply - share * span, ply - share * span + span).within(whole);
    }

    /** This window moved as little as needed to hold the ply, with a little room beside it; the very same if it need not move. */
    public PlyWindow showing(double ply, int lastPly) {
        double room = span() / 20;
        double shift = Math.min(0, ply - room - first) + Math.max(0, ply + room - last);
        if (shift == 0) {
            return this;
        }
        var moved = new PlyWindow(first + shift, last + shift).within(whole(lastPly));
        return moved.equals(this) ? this : moved;
    }

    private PlyWindow within(PlyWindow whole) {
        double span = Math.min(span(), whole.span());
        double start = Math.max(whole.first, Math.min(whole.last - span, first));
        return new PlyWindow(start, start + span);
    }
}
