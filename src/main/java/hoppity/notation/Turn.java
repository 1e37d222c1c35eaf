package hoppity.notation;

import hoppity.board.Seat;
import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
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

        /**
         * How the game ends when the seat to move claims this. Who resigns or runs out of time comes last, with those who play
         * together with it, and all others win; in a game for places they share what those who have finished left over. A draw
         * is shared by all who have not finished.
         */
        public Outcome outcome(Game game) {
            var reason = switch (this) {
                case RESIGN -> Termination.RESIGNATION;
                case TIME -> Termination.TIME;
                case DRAW -> Termination.AGREEMENT;
            };
            if (this == DRAW) {
                return Outcome.ranked(game.finished(), reason);
            }
            var losers = game.variant().team(game.toMove());
            var others = game.variant().seats().stream()
                    .map(Seat::index)
                    .filter(seat -> !losers.contains(seat) && !game.finished().contains(seat))
                    .toList();
            return Outcome.beforeTheLast(game.finished(), others, reason);
        }
    }

    /** A skipped turn. */
    Turn SKIP = new Skipped();
}
