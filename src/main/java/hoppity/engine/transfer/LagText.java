package hoppity.engine.transfer;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.engine.transfer.TransferResult.Bounds;
import hoppity.engine.transfer.TransferResult.Exact;
import hoppity.engine.transfer.TransferResult.Impossible;
import hoppity.rules.Variant;

/** Lags in words. */
public final class LagText {
    private LagText() {}

    /**
     * One line without a full stop, such as {@code Lag: Black needs 3 more moves (proven), lost by 3} or, where the solver
     * was stopped, {@code Lag: Black needs at least 14, at most 19 more moves}.
     */
    public static String of(Variant variant, Lag lag) {
        var name = variant.seat(lag.seat()).name();
        return lag.completion() instanceof Impossible impossible
                ? tr("Lag: {0} can never fill its camp, {1}", name, impossible.reason())
                : tr("Lag: {0} needs {1}", name, turns(lag.completion())) + proven(lag) + lostBy(lag);
    }

    /** The same, told of an end that lies behind, such as {@code Lag: Black needed 3 more moves at the end (proven), lost by 3}. */
    public static String ofThePast(Variant variant, Lag lag) {
        var name = variant.seat(lag.seat()).name();
        return lag.completion() instanceof Impossible impossible
                ? tr("Lag: {0} could never fill its camp, {1}", name, impossible.reason())
                : tr("Lag: {0} needed {1} at the end", name, turns(lag.completion())) + proven(lag) + lostBy(lag);
    }

    private static String proven(Lag lag) {
        return lag.completion() instanceof Exact ? tr(" (proven)") : "";
    }

    /** A sentence or two that say what the number means and how sure it is. */
    public static String explanation(Variant variant, Lag lag) {
        var name = variant.seat(lag.seat()).name();
        var meaning = tr(
                "The fewest moves with which {0}, moving alone, fills its camp. "
                        + "All other pieces stay and may be jumped over.",
                name);
        if (lag.completion() instanceof Bounds bounds) {
            var known = bounds.upper().isPresent()
                    ? tr(
                            "The search ended early: it is proven that fewer than {0} are not enough, "
                                    + "and a way of {1} is known.",
                            bounds.lower(), bounds.upper().getAsInt())
                    : tr(
                            "The search ended early: it is proven that fewer than {0} are not enough, "
                                    + "and no way is known yet.",
                            bounds.lower());
            return meaning + " " + known;
        }
        return lag.completion() instanceof Exact
                ? meaning + " " + tr("It is proven that fewer are not enough.")
                : meaning;
    }

    /**
     * The lag of a side that did play on.
     *
     * @param seat one of the side
     * @param move number of the seat's own move with which it completed, of partners the later
     * @param winnersMove number of the move with which the winner completed
     */
    public static String played(Variant variant, int seat, int move, int winnersMove) {
        return tr("{0} completed at move {1}, lost by {2}", variant.sideName(seat), move, move - winnersMove);
    }

    private static String turns(TransferResult completion) {
        if (completion instanceof Exact exact) {
            return count(exact.turns(), "{0} more move", "{0} more moves");
        }
        return completion.upper().isPresent()
                ? count(
                        completion.upper().getAsInt(),
                        "at least {1}, at most {0} more move",
                        "at least {1}, at most {0} more moves",
                        completion.lower())
                : count(completion.lower(), "at least {0} more move", "at least {0} more moves");
    }

    private static String lostBy(Lag lag) {
        if (lag.least().isEmpty()) {
            return "";
        }
        int least = lag.least().getAsInt();
        var most = lag.most();
        if (most.isEmpty()) {
            return tr(", lost by {0} or more", least);
        }
        return most.getAsInt() == least
                ? tr(", lost by {0}", least)
                : tr(", lost by {0} to {1}", least, most.getAsInt());
    }
}
