package hoppity.notation;

import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.List;

/** One turn as a record writes it: a move, a skipped turn, or the claim that ends a game. */
public sealed interface Turn {

    /**
     * A piece moves.
     *
     * @param move origin and destination
     * @param route all cells of the chain as written, or just the two ends where the way was left out
     */
    record Played(Move move, List<Integer> route) implements Turn {
        public Played {
            route = List.copyOf(route);
        }

        /** The move without its way. */
        public static Played of(Move move) {
            return new Played(move, List.of(move.from(), move.to()));
        }

        /** Two turns are the same if their ends are (rules §3.1). */
        @Override
        public boolean equals(Object o) {
            return o instanceof Played other && move.equals(other.move);
        }

        @Override
        public int hashCode() {
            return move.hashCode();
        }
    }

    /** A turn without a move: a pass, or one left out. */
    record Skipped() implements Turn {}

    /** The game is ended by a player rather than by the rules. */
    record Claimed(Claim claim) implements Turn {}

    /** What can end a game in place of a move. */
    enum Claim {
        RESIGN("@resign"),
        DRAW("@draw"),
        TIME("@time");

        private final String text;

        Claim(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }

        /** How the game ends when the seat to move claims this: the other seat wins unless a draw was agreed. */
        public Outcome outcome(Variant variant, int seat) {
            int other = variant.next(seat);
            return switch (this) {
                case RESIGN -> Outcome.win(other, Termination.RESIGNATION);
                case TIME -> Outcome.win(other, Termination.TIME);
                case DRAW -> Outcome.draw(Termination.AGREEMENT);
            };
        }
    }

    /** A skipped turn. */
    Turn SKIP = new Skipped();
}
