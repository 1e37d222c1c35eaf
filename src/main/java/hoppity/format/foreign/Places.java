package hoppity.format.foreign;

import hoppity.record.Extras;
import hoppity.record.GameResult;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Results that other programs give as a number for each seat. */
public final class Places {
    private Places() {}

    /**
     * The result of seats by their numbers: those with the least come first, equal ones share a place.
     *
     * @param numbers by seat, in turn order
     * @param reason null if it is not told
     */
    public static GameResult leastFirst(List<Double> numbers, @Nullable Termination reason, String detail) {
        var groups = new TreeMap<Double, List<Integer>>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            // Adding 0 makes one number of 0 and −0.
            groups.computeIfAbsent(numbers.get(seat) + 0.0, n -> new ArrayList<>())
                    .add(seat);
        }
        var places = List.copyOf(groups.values());
        var told = reason == null ? Termination.UNTERMINATED : reason;
        var outcome = places.size() == 1
                ? Outcome.draw(told)
                : new Outcome(Outcome.Kind.WIN, places.get(0).get(0), told, places);
        var result = GameResult.of(outcome, numbers.size());
        return new GameResult(result.scores(), result.ranking(), reason, detail, Extras.NONE);
    }

    /** A game whose end is not in the file. */
    public static GameResult unfinished() {
        return new GameResult(Map.of(), List.of(), Termination.UNTERMINATED, "", Extras.NONE);
    }
}
