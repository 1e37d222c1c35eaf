package hoppity.engine.transfer;

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
        return of(variant, lag, " can never", " needs ", "");
    }

    /** The same, told of an end that lies behind, such as {@code Lag: Black needed 3 more moves at the end (proven), lost by 3}. */
    public static String ofThePast(Variant variant, Lag lag) {
        return of(variant, lag, " could never", " needed ", " at the end");
    }

    private static String of(Variant variant, Lag lag, String never, String needs, String when) {
        var name = variant.seat(lag.seat()).name();
        var completion = lag.completion();
        if (completion instanceof Impossible impossible) {
            return "Lag: " + name + never + " fill its camp, " + impossible.reason();
        }
        var proven = completion instanceof Exact ? " (proven)" : "";
        return "Lag: " + name + needs + turns(completion) + when + proven + lostBy(lag);
    }

    /** A sentence or two that say what the number means and how sure it is. */
    public static String explanation(Variant variant, Lag lag) {
        var name = variant.seat(lag.seat()).name();
        var meaning = "The fewest moves with which " + name
                + ", moving alone, fills its camp. All other pieces stay and may be jumped over.";
        if (lag.completion() instanceof Bounds bounds) {
            var known = bounds.upper().isPresent()
                    ? ", and a way of " + bounds.upper().getAsInt() + " is known."
                    : ", and no way is known yet.";
            return meaning + " The search ended early: it is proven that fewer than " + bounds.lower()
                    + " are not enough" + known;
        }
        return lag.completion() instanceof Exact ? meaning + " It is proven that fewer are not enough." : meaning;
    }

    /**
     * The lag of a side that did play on.
     *
     * @param seat one of the side
     * @param move number of the seat's own move with which it completed, of partners the later
     * @param winnersMove number of the move with which the winner completed
     */
    public static String played(Variant variant, int seat, int move, int winnersMove) {
        return variant.sideName(seat) + " completed at move " + move + ", lost by " + (move - winnersMove);
    }

    private static String turns(TransferResult completion) {
        if (completion instanceof Exact exact) {
            return more(exact.turns());
        }
        var least = "at least ";
        return completion.upper().isPresent()
                ? least + completion.lower() + ", at most "
                        + more(completion.upper().getAsInt())
                : least + more(completion.lower());
    }

    private static String more(int turns) {
        return turns + (turns == 1 ? " more move" : " more moves");
    }

    private static String lostBy(Lag lag) {
        if (lag.least().isEmpty()) {
            return "";
        }
        int least = lag.least().getAsInt();
        var most = lag.most();
        if (most.isEmpty()) {
            return ", lost by " + least + " or more";
        }
        return ", lost by " + (most.getAsInt() == least ? "" + least : least + " to " + most.getAsInt());
    }
}
