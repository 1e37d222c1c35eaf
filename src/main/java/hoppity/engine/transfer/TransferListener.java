package hoppity.engine.transfer;

/** Hears how far a solver has come, a few times a second, on the solver's thread. */
@FunctionalInterface
public interface TransferListener {
    TransferListener SILENT = progress -> {};

    void progress(Progress progress);

    /**
     * The state of a solver.
     *
     * @param turns the number of turns that is being tried; fewer are proven not to be enough
     * @param forward turns from the start that have been explored
     * @param backward turns before the goal that have been explored
     * @param placements how many placements are held in memory
     * @param milliseconds since the solver began
     */
    record Progress(int turns, int forward, int backward, long placements, long milliseconds) {}
}
