package hoppity.protocol;

import hoppity.engine.Limits;
import java.util.Map;
import java.util.TreeMap;

/**
 * How long a search may last, as {@code go} says it.
 *
 * @param leftMs time left on the clock by seat, from 1
 * @param incrementMs what each move adds, by seat
 * @param moveMs time for this move; 0 for none, like the others
 */
public record GoLimits(Map<Integer, Long> leftMs, Map<Integer, Long> incrementMs, long moveMs, int depth, long nodes) {
    /** Until it is stopped. */
    public static final GoLimits INFINITE = new GoLimits(Map.of(), Map.of(), 0, 0, 0);

    /** A game is taken to last so many moves more, whenever one is asked for. */
    private static final int MOVES_TO_GO = 30;

    /** Kept back for the way of the answer. */
    private static final long RESERVE_MS = 30;

    public GoLimits {
        leftMs = Map.copyOf(leftMs);
        incrementMs = Map.copyOf(incrementMs);
    }

    /**
     * The limits of the search for a seat.
     *
     * @param seat from 1
     * @throws Refused if clocks are told, but not this seat's
     */
    public Limits of(int seat) {
        if (leftMs.isEmpty()) {
            return new Limits(depth, nodes, moveMs);
        }
        var left = leftMs.get(seat);
        if (left == null) {
            throw new Refused("seat " + seat + " is to move, and p" + seat + "time is missing");
        }
        long share = share(left, incrementMs.getOrDefault(seat, 0L));
        return new Limits(depth, nodes, moveMs == 0 ? share : Math.min(moveMs, share));
    }

    /** The command that says these limits. */
    public String write() {
        var text = new StringBuilder("go");
        new TreeMap<>(leftMs).forEach((seat, ms) -> text.append(" p" + seat + "time " + ms));
        new TreeMap<>(incrementMs).forEach((seat, ms) -> text.append(" p" + seat + "inc " + ms));
        text.append(moveMs > 0 ? " movetime " + moveMs : "")
                .append(depth > 0 ? " depth " + depth : "")
                .append(nodes > 0 ? " nodes " + nodes : "");
        return equals(INFINITE) ? "go infinite" : text.toString();
    }

    /** How much of the time left to use for one move; at least 1. */
    static long share(long left, long increment) {
        long usable = Math.max(1, left - RESERVE_MS);
        return Math.min(usable, Math.max(1, usable / MOVES_TO_GO + increment * 3 / 4));
    }
}
