package hoppity.engine;

import java.util.List;

/** A search of one position that finds out more with every round, and whose answer can be used after the first. */
interface AnytimeSearch {

    /**
     * Runs the next round.
     *
     * @throws Budget.Exhausted in the middle of it; what has been found out can still be used
     */
    void iterate();

    /** Plies looked ahead by what is complete; 0 before anything is. */
    int completed();

    /** Whether more rounds cannot tell anything new. */
    boolean isFinished();

    /** The code of the best move so far, a pass included. */
    int bestMove();

    /** The lines so far, the best first; empty before one is known. */
    List<Line> lines();

    /** Positions visited. */
    long nodes();

    /** The longest line looked at, in plies. */
    int selectiveDepth();
}
