package hoppity.export.text;

import hoppity.record.GameResult;
import hoppity.rules.Outcome;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The result of a game in a line: {@code 1–0 · White filled its camp}. */
public final class ResultText {
    private ResultText() {}

    /** As the record tells it; empty for a game that is not told to be over. */
    public static String of(Variant variant, @Nullable GameResult result) {
        if (result == null || result.scores().isEmpty() && result.ranking().isEmpty()) {
            return "";
        }
        return Stream.of(score(variant, result), reason(variant, result), result.detail())
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" · "));
    }

    /** As the rules have it; empty for a game that goes on. */
    public static String of(Variant variant, Outcome outcome) {
        return outcome.isOver() ? of(variant, GameResult.of(outcome, variant.seatCount())) : "";
    }

    private static String score(Variant variant, GameResult result) {
        if (variant.seatCount() == 2) {
            return points(result, 1) + "–" + points(result, 2);
        }
        return result.ranking().stream()
                .map(tied -> tied.stream().map(s -> variant.seat(s - 1).name()).collect(Collectors.joining(" = ")))
                .collect(Collectors.joining(", "));
    }

    private static String points(GameResult result, int seat) {
        double points = result.scores().getOrDefault(seat, 0.0);
        if (points == Math.rint(points)) {
            return String.format(Locale.ROOT, "%.0f", points);
        }
        return points == 0.5 ? "½" : Double.toString(points);
    }

    private static String reason(Variant variant, GameResult result) {
        var termination = result.termination();
        if (termination == null || termination == Termination.UNTERMINATED) {
            return "";
        }
        if (variant.seatCount() > 2) {
            return ReasonName.of(termination);
        }
        var winners = result.scores().entrySet().stream()
                .filter(e -> e.getValue() == 1)
                .map(e -> e.getKey() - 1)
                .toList();
        return OutcomeText.of(
                variant,
                winners.equals(List.of(0)) || winners.equals(List.of(1))
                        ? Outcome.win(winners.get(0), termination)
                        : Outcome.draw(termination));
    }
}
