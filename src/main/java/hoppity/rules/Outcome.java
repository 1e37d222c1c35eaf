package hoppity.rules;

/**
 * How a game stands: going on, drawn, or won by a seat; and why.
 *
 * @param winner index of the winning seat, or −1
 */
public record Outcome(Kind kind, int winner, Termination termination) {
    /** The game goes on. */
    public static final Outcome ONGOING = new Outcome(Kind.ONGOING, -1, Termination.UNTERMINATED);

    private static final Termination[] REASONS = Termination.values();
    private static final int SEATS = 6;
    private static final Outcome[] DRAWS = new Outcome[REASONS.length];
    private static final Outcome[][] WINS = new Outcome[SEATS][REASONS.length];

    static {
        for (var reason : REASONS) {
            DRAWS[reason.ordinal()] = new Outcome(Kind.DRAW, -1, reason);
            for (int seat = 0; seat < SEATS; seat++) {
                WINS[seat][reason.ordinal()] = new Outcome(Kind.WIN, seat, reason);
            }
        }
    }

    /** Whether the game goes on, and if not, whether somebody won. */
    public enum Kind {
        ONGOING,
        DRAW,
        WIN
    }

    /** A draw; the same instance each time, so that a search may ask often. */
    public static Outcome draw(Termination reason) {
        return DRAWS[reason.ordinal()];
    }

    /** A win of a seat (0 to 5); the same instance each time. */
    public static Outcome win(int seat, Termination reason) {
        return WINS[seat][reason.ordinal()];
    }

    public boolean isOver() {
        return kind != Kind.ONGOING;
    }

    public boolean isWinOf(int seat) {
        return kind == Kind.WIN && winner == seat;
    }
}
