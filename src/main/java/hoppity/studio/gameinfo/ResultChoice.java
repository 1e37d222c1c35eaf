package hoppity.studio.gameinfo;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.export.text.ResultText;
import hoppity.record.Extras;
import hoppity.record.GameResult;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A result that can be picked from a list. */
sealed interface ResultChoice {
    /** Nothing is told. */
    record Untold() implements ResultChoice {}

    record Draw() implements ResultChoice {}

    /** @param seat from 1 */
    record Win(int seat) implements ResultChoice {}

    /** A result of another kind, left as it is. */
    record Other(GameResult result) implements ResultChoice {}

    /** The choices for a game, and its present result among them. */
    static List<ResultChoice> of(Variant variant, @Nullable GameResult present) {
        var choices = new ArrayList<ResultChoice>(List.of(new Untold()));
        for (int seat = 1; seat <= variant.seatCount(); seat++) {
            choices.add(new Win(seat));
        }
        choices.add(new Draw());
        var chosen = chosen(variant, present);
        if (chosen instanceof Other) {
            choices.add(chosen);
        }
        return choices;
    }

    static ResultChoice chosen(Variant variant, @Nullable GameResult present) {
        if (present == null || present.scores().isEmpty() && present.ranking().isEmpty()) {
            return new Untold();
        }
        for (int seat = 1; seat <= variant.seatCount(); seat++) {
            if (present.scores().equals(scores(variant, seat))) {
                return new Win(seat);
            }
        }
        return present.scores().equals(scores(variant, 0)) ? new Draw() : new Other(present);
    }

    /** The result that a choice stands for; reason, detail and what else was recorded stay. */
    default @Nullable GameResult apply(Variant variant, @Nullable Termination reason, String detail, Extras extras) {
        if (this instanceof Other other) {
            var result = other.result();
            return new GameResult(result.scores(), result.ranking(), reason, detail, extras);
        }
        if (this instanceof Untold) {
            var unfinished = reason == Termination.UNTERMINATED ? reason : null;
            return new GameResult(Map.of(), List.of(), unfinished, detail, extras);
        }
        int winner = this instanceof Win win ? win.seat() : 0;
        return new GameResult(scores(variant, winner), ranking(variant, winner), reason, detail, extras);
    }

    /** Such as {@code White wins}. */
    default String text(Variant variant) {
        if (this instanceof Win win) {
            return tr("{0} wins", variant.seat(win.seat() - 1).name());
        }
        if (this instanceof Other other) {
            return ResultText.of(variant, other.result());
        }
        return this instanceof Draw ? trIn("result", "Draw") : trIn("result", "Not told");
    }

    private static Map<Integer, Double> scores(Variant variant, int winner) {
        var scores = new TreeMap<Integer, Double>();
        for (int seat = 1; seat <= variant.seatCount(); seat++) {
            scores.put(seat, winner == 0 ? 0.5 : seat == winner ? 1.0 : 0.0);
        }
        return scores;
    }

    private static List<List<Integer>> ranking(Variant variant, int winner) {
        var others = new ArrayList<Integer>();
        for (int seat = 1; seat <= variant.seatCount(); seat++) {
            if (seat != winner) {
                others.add(seat);
            }
        }
        return winner == 0 ? List.of(others) : List.of(List.of(winner), others);
    }
}
