package hoppity.studio.concurrent;

/** Where work in the background says how far it is; may be called often, on any thread. */
@FunctionalInterface
public interface Progress {
    /** For work that nobody watches. */
    Progress UNWATCHED = (done, total) -> {};

    /**
     * @param done how much is done, from 0 to {@code total}
     * @param total how much there is to do, at least 1, in the same unit
     */
    void at(long done, long total);
}
