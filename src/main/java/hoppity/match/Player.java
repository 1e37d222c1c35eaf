package hoppity.match;

import hoppity.protocol.EngineFault;
import hoppity.protocol.GoLimits;
import hoppity.rules.Move;
import hoppity.rules.Position;
import java.util.List;

/** An engine at the board. */
interface Player extends AutoCloseable {
    /** The name that it has itself; may be empty. */
    String name();

    void newGame() throws EngineFault, InterruptedException;

    /**
     * The answer to a position.
     *
     * @param start where the game began
     * @param moves played since
     * @param waitMs how long to wait
     */
    Reply reply(Position start, List<Move> moves, GoLimits limits, long waitMs)
            throws EngineFault, InterruptedException;

    /** Ends it when it is no longer needed. */
    @Override
    void close();

    /** A move as it is written, and the milliseconds it took. */
    record Reply(String move, long milliseconds) {}
}
