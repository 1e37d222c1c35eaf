package hoppity.record;

import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How the game ended, as its record tells it: that may differ from where the rules end it.
 *
 * @param scores by seat (from 1): 1, 0.5 or 0
 * @param ranking groups of tied seats, the best first, the seats of a group ascending
 * @param termination the reason, if told
 */
public record GameResult(
        Map<Integer, Double> scores,
        List<List<Integer>> ranking,
        @Nullable Termination termination,
        String detail,
        Extras extras) {

    private static final double HALF = 0.5;

    /** @throws IllegalArgumentException for a score that is no finite number, an empty group, or a seat in two places */
    public GameResult {
        scores = Collections.unmodifiableMap(new TreeMap<>(scores));
        ranking =
                ranking.stream().map(group -> group.stream().sorted().toList()).toList();
        if (scores.values().stream().anyMatch(s -> !Double.isFinite(s))) {
            throw new IllegalArgumentException("a score is a finite number");
        }
        var seats = ranking.stream().flatMap(List::stream).toList();
        if (seats.size() > Set.copyOf(seats).size() || ranking.stream().anyMatch(List::isEmpty)) {
            throw new IllegalArgumentException("a ranking names each seat at one place");
        }
    }

    boolean saysNothing() {
        return scores.isEmpty() && ranking.isEmpty() && termination == null && detail.isEmpty() && extras.isEmpty();
    }

    /** The result of a two-seat game that is over. */
    public static GameResult of(Outcome outcome) {
        return switch (outcome.kind()) {
            case ONGOING -> new GameResult(Map.of(), List.of(), Termination.UNTERMINATED, "", Extras.NONE);
            case DRAW -> drawn(outcome.termination());
            case WIN -> won(outcome.winner() + 1, outcome.termination());
        };
    }

    private static GameResult drawn(Termination reason) {
        var scores = new LinkedHashMap<Integer, Double>();
        scores.put(1, HALF);
        scores.put(2, HALF);
        return new GameResult(scores, List.of(List.of(1, 2)), reason, "", Extras.NONE);
    }

    private static GameResult won(int seat, Termination reason) {
        var scores = new LinkedHashMap<Integer, Double>();
        scores.put(1, seat == 1 ? 1.0 : 0.0);
        scores.put(2, seat == 2 ? 1.0 : 0.0);
        return new GameResult(scores, List.of(List.of(seat), List.of(3 - seat)), reason, "", Extras.NONE);
    }
}
