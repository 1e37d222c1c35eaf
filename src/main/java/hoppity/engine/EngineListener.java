package hoppity.engine;

/**
 * Hears from a search. All calls come on the engine's thread and hold it up while they last. Each request ends with exactly
 * one {@link #bestMove} or one {@link #failed}.
 */
public interface EngineListener {
    /** After each iteration, and several times a second in between. */
    void snapshot(Snapshot snapshot);

    /** The search has ended, by its limits or because it was stopped. */
    void bestMove(BestMove bestMove);

    /**
     * The search broke off.
     *
     * @param requestId whose search it was
     * @param cause why: an illegal move in the request, a fault of the engine or of this listener
     */
    void failed(long requestId, Throwable cause);
}
