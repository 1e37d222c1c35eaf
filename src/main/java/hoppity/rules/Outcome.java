package hoppity.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game stands: going on, drawn, or won; and why.
 *
 * @param winner index of the seat that won, of the first of the places, or −1
 * @param places groups of seats that share a place, the best first, the seats of a group ascending; seats that are in none
 *     share the last place. Empty unless the game is won
 */
public record Outcome(Kind kind, int winner, Termination termination, List<List<Integer>> places) {
    /** The game goes on. */
    public static final Outcome ONGOING = new Outcome(Kind.ONGOING, -1, Termination.UNTERMINATED, List.of());

    private static final Termination[] REASONS = Termination.values();
    private static final int SEATS = 6;
    private static final Outcome[] DRAWS = new Outcome[REASONS.length];
    private static final Outcome[][] WINS = new Outcome[SEATS][REASONS.length];

    static {
        for (var reason : REASONS) {
            DRAWS[reason.ordinal()] = new Outcome(Kind.DRAW, -1, reason, List.of());
            for (int seat = 0; seat < SEATS; seat++) {
                WINS[seat][reason.ordinal()] = placed(List.of(List.of(seat)), reason);
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

    /** A win of seats that play together. */
    public static Outcome winOf(List<Integer> team, Termination reason) {
        return team.size() == 1 ? win(team.get(0), reason) : placed(List.of(List.copyOf(team)), reason);
    }

    /**
     * The end of a game for places: those who have finished in their order, then the others, who share the next place. A draw
     * if nobody has finished.
     */
    public static Outcome ranked(List<Integer> finished, Termination reason) {
        if (finished.isEmpty()) {
            return draw(reason);
        }
        var places = new ArrayList<List<Integer>>();
        finished.forEach(seat -> places.add(List.of(seat)));
        return placed(places, reason);
    }

    /** Those who have finished in their order, then others who share the next place, then the rest. */
    public static Outcome beforeTheLast(List<Integer> finished, List<Integer> others, Termination reason) {
        if (finished.isEmpty()) {
            return winOf(others, reason);
        }
        var places = new ArrayList<List<Integer>>();
        finished.forEach(seat -> places.add(List.of(seat)));
        if (!others.isEmpty()) {
            places.add(others);
        }
        return placed(places, reason);
    }

    private static Outcome placed(List<List<Integer>> places, Termination reason) {
        return new Outcome(Kind.WIN, places.get(0).get(0), reason, List.copyOf(places));
    }

    public boolean isOver() {
        return kind != Kind.ONGOING;
    }

    /** Whether the seat is the first of the places, or one of those that share it. */
    public boolean isWinOf(int seat) {
        return kind == Kind.WIN && (winner == seat || places.get(0).contains(seat));
    }

    /** All seats by place: {@link #places} and, at the end, those that are in none; one group in a draw. */
    public List<List<Integer>> allPlaces(int seats) {
        var groups = new ArrayList<>(places);
        var others = new ArrayList<Integer>();
        for (int seat = 0; seat < seats; seat++) {
            int each = seat;
            if (places.stream().noneMatch(group -> group.contains(each))) {
                others.add(seat);
            }
        }
        if (!others.isEmpty()) {
            groups.add(List.copyOf(others));
        }
        return List.copyOf(groups);
    }
}
