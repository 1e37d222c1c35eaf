package hoppity.format.hgn;

import hoppity.record.Extras;
import hoppity.record.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The result at the end of a game, and what it says about scores and ranking. */
final class ResultText {
    static final String NONE = "*";

    private static final double HALF = 0.5;
    private static final Pattern DECIMAL = Pattern.compile("-?\\d+(?:\\.\\d+)?(?:[eE]-?\\d+)?");

    private static final Pattern RANKS = Pattern.compile("\\d{1,2}(,\\d{1,2}){0,5}");

    private ResultText() {}

    /**
     * What the text at the end of the game says by itself.
     *
     * @param seats how many may be ranked
     */
    static GameResult implied(String text, int seats) {
        return switch (text) {
            case "1-0" -> of(Map.of(1, 1.0, 2, 0.0), List.of(List.of(1), List.of(2)));
            case "0-1" -> of(Map.of(1, 0.0, 2, 1.0), List.of(List.of(2), List.of(1)));
            case "1/2-1/2" -> of(Map.of(1, HALF, 2, HALF), List.of(List.of(1, 2)));
            default ->
                of(
                        Map.of(),
                        text.startsWith("=") ? groups(text.substring(1), seats).orElse(List.of()) : List.of());
        };
    }

    /** Whether a game of so many seats can have the result that a text tells. */
    static boolean fits(String text, int seats) {
        return !text.startsWith("=") || groups(text.substring(1), seats).isPresent();
    }

    private static GameResult of(Map<Integer, Double> scores, List<List<Integer>> ranking) {
        return new GameResult(scores, ranking, null, "", Extras.NONE);
    }

    /** The text that says most about a result; what it does not say, tags must. */
    static String of(@Nullable GameResult result, int seats) {
        if (result == null) {
            return NONE;
        }
        if (seats == 2) {
            for (var text : List.of("1-0", "0-1", "1/2-1/2")) {
                if (implied(text, seats).scores().equals(result.scores())) {
                    return text;
                }
            }
        }
        boolean complete = result.ranking().stream().mapToInt(List::size).sum() == seats;
        return complete ? "=" + ranks(result.ranking(), seats) : NONE;
    }

    /** The rank of each seat in turn order, 1 for the best; 0 for a seat without a rank. */
    static String ranks(List<List<Integer>> ranking, int seats) {
        var ranks = new ArrayList<>(Collections.nCopies(seats, 0));
        int better = 0;
        for (var group : ranking) {
            for (int seat : group) {
                ranks.set(seat - 1, better + 1);
            }
            better += group.size();
        }
        return String.join(",", ranks.stream().map(String::valueOf).toList());
    }

    /** Ranks of seats as groups of tied seats; empty if the text is no list of at most that many ranks. */
    static Optional<List<List<Integer>>> groups(String ranks, int seats) {
        if (ranks.isEmpty()) {
            return Optional.of(List.of());
        }
        if (!RANKS.matcher(ranks).matches()) {
            return Optional.empty();
        }
        var byRank = new TreeMap<Integer, List<Integer>>();
        int seat = 1;
        for (var rank : ranks.split(",")) {
            if (Integer.parseInt(rank) > 0) {
                byRank.computeIfAbsent(Integer.valueOf(rank), r -> new ArrayList<>())
                        .add(seat);
            }
            seat++;
        }
        return seat > seats + 1 ? Optional.empty() : Optional.of(List.copyOf(byRank.values()));
    }

    static String scores(Map<Integer, Double> scores) {
        var parts = new ArrayList<String>();
        new TreeSet<>(scores.keySet()).forEach(seat -> parts.add(seat + "=" + scores.get(seat)));
        return String.join(",", parts);
    }

    /** Scores by seat; empty if the text is not like {@code 1=1.0,2=0.0}. */
    static Optional<Map<Integer, Double>> readScores(String text, int seats) {
        var scores = new TreeMap<Integer, Double>();
        for (var part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals != 1 || part.charAt(0) < '1' || part.charAt(0) > '0' + seats) {
                return Optional.empty();
            }
            var number = part.substring(2);
            if (!DECIMAL.matcher(number).matches() || !Double.isFinite(Double.parseDouble(number))) {
                return Optional.empty();
            }
            scores.put(part.charAt(0) - '0', Double.valueOf(number));
        }
        return Optional.of(scores);
    }
}
