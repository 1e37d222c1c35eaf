package hoppity.engine;

/**
 * Which moves the search may look at less closely or not at all. It always answers for what it calls proven (see
 * {@link Search}); with none of these it sees everything within its depth.
 *
 * @param nullMove cut a node where even passing would do
 * @param reductions search late moves and nodes without a remembered move less deeply
 * @param futility leave out last-ply moves that cannot gain enough
 */
record Pruning(boolean nullMove, boolean reductions, boolean futility) {
    static final Pruning FULL = new Pruning(true, true, true);
    static final Pruning NONE = new Pruning(false, false, false);
}
