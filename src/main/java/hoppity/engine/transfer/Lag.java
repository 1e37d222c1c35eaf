package hoppity.engine.transfer;

import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Variant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * By how many moves a seat lost (rules §5): it plays on alone, among the others' pieces; completing at its own move m, where
 * the winner has completed at move n, it has lost by m − n.
 *
 * @param seat index of the seat that plays on
 * @param made moves that the seat has made so far
 * @param winnersMove n; empty unless exactly one seat, or one team, has completed
 * @param completion how many turns the seat still needs
 */
public record Lag(int seat, int made, OptionalInt winnersMove, TransferResult completion) {
    private static final long USUAL_BYTES = 256L << 20;

    /** What a studio gives for all seats of a game together. */
    public static final TransferLimits USUAL_LIMITS = new TransferLimits(Duration.ofSeconds(10), USUAL_BYTES);

    /**
     * The lags of all seats that have pieces and have not completed, in turn order. What cannot be settled in its share of
     * the time is told as bounds.
     *
     * @param last the position in which the game ended
     * @param limits the time of all together, the memory of each
     * @param cancelled is asked often, on this thread; once it is true the rest is told as bounds, too
     */
    public static List<Lag> ofLosers(Variant variant, Position last, TransferLimits limits, BooleanSupplier cancelled) {
        var completed = completed(variant, last);
        var winnersMove = !completed.isEmpty() && completed.equals(variant.team(completed.get(0)))
                ? completed.stream().mapToInt(seat -> movesMade(last, seat)).max()
                : OptionalInt.empty();
        var losers = IntStream.range(0, variant.seatCount())
                .filter(seat ->
                        !completed.contains(seat) && !last.piecesOf(seat).isEmpty())
                .toArray();
        var lags = new ArrayList<Lag>();
        for (int seat : losers) {
            var share = new TransferLimits(limits.time().dividedBy(losers.length), limits.bytes());
            var task = ArmyTransfer.amongOthers(variant, last, seat);
            var completion = TransferSolver.solve(task, share, cancelled, TransferListener.SILENT);
            lags.add(new Lag(seat, movesMade(last, seat), winnersMove, completion));
        }
        return lags;
    }

    /** The least lag that is still possible; equal to {@link #most} where it is known exactly; empty without a winner. */
    public OptionalInt least() {
        return completion instanceof TransferResult.Impossible ? OptionalInt.empty() : lostBy(completion.lower());
    }

    /** A lag that the seat can reach; empty without a winner, or if no way to complete is known. */
    public OptionalInt most() {
        var upper = completion.upper();
        return upper.isPresent() ? lostBy(upper.getAsInt()) : upper;
    }

    private OptionalInt lostBy(int turns) {
        return winnersMove.isPresent() ? OptionalInt.of(made + turns - winnersMove.getAsInt()) : winnersMove;
    }

    private static List<Integer> completed(Variant variant, Position last) {
        var referee = new Referee(variant);
        var position = new MutablePosition(variant, last);
        return IntStream.range(0, variant.seatCount())
                .filter(seat -> position.hasFinished(seat) || referee.completes(position, seat))
                .boxed()
                .toList();
    }

    private static int movesMade(Position position, int seat) {
        return position.moveNumber() - (seat < position.toMove() ? 0 : 1);
    }
}
