package hoppity.record;

import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How the game ended, as its record tells it: that may differ from where the rules end it.
 *
 * @param scores by seat (from 1), 1 for the best
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

    /**
     * The result of a game that the rules or its players have ended. The winners score 1 and the others 0; where there are more
     * places than two, a seat scores the share of the others that it comes before, a tie counting half. A draw is ½ for all.
     *
     * @param seats how many there are
     */
    public static GameResult of(Outcome outcome, int seats) {
        if (!outcome.isOver()) {
            return new GameResult(Map.of(), List.of(), Termination.UNTERMINATED, "", Extras.NONE);
        }
        var places = outcome.allPlaces(seats);
        var scores = new TreeMap<Integer, Double>();
        int behind = seats;
        for (var group : places) {
            behind -= group.size();
            double shared = (behind + HALF * (group.size() - 1)) / (seats - 1);
            for (int seat : group) {
                scores.put(seat + 1, places.size() == 2 ? (outcome.isWinOf(seat) ? 1.0 : 0.0) : shared);
            }
        }
        var ranking = places.stream()
                .map(group -> group.stream().map(seat -> seat + 1).toList())
                .toList();
        return new GameResult(scores, ranking, outcome.termination(), "", Extras.NONE);
    }
}
