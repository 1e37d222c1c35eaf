package hoppity.engine;

/** How positions of three and more seats are searched. */
enum SeatedMethod {
    BEST_REPLY,
    TREE,
    /** The one that wins matches with so many seats and so much time (docs/engine-log.md). */
    BETTER;

    /** Whether the search is {@link MaxnTreeSearch}, else {@link BestReplySearch}. A depth is a measure of the latter only. */
    boolean isTree(Limits limits) {
        return this != BEST_REPLY && limits.depth() == 0;
    }
}
