package hoppity.engine.transfer;

import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Referee;
import hoppity.rules.Variant;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * By how many moves a game of two seats was lost (rules §5): the loser plays on alone among the winner's pieces; completing
 * at its own move m, where the winner has completed at move n, it has lost by m − n.
 *
 * @param loser index of the seat that plays on
 * @param headStart moves that the loser has made less those of the winner: −1 where the winner moves first and the loser has
 *     not answered the last move
 * @param completion how many turns the loser still needs
 */
public record Lag(int loser, int headStart, TransferResult completion) {
    /** What a studio gives the solver. */
    public static final TransferLimits USUAL_LIMITS = TransferLimits.ofTime(Duration.ofSeconds(10));

    /**
     * The least possible lag of a finished game, or bounds of it.
     *
     * @param last the position in which the game ended
     * @return empty unless exactly one seat has completed
     */
    public static Optional<Lag> of(Variant variant, Position last, TransferLimits limits, BooleanSupplier cancelled) {
        if (variant.seatCount() != 2) {
            throw new IllegalArgumentException("lag is for games of two seats");
        }
        var referee = new Referee(variant);
        var position = new MutablePosition(variant, last);
        boolean first = referee.completes(position, 0);
        if (first == referee.completes(position, 1)) {
            return Optional.empty();
        }
        int loser = first ? 1 : 0;
        var task = ArmyTransfer.amongOthers(variant, last, loser);
        var completion = TransferSolver.solve(task, limits, cancelled, TransferListener.SILENT);
        return Optional.of(new Lag(loser, movesMade(last, loser) - movesMade(last, 1 - loser), completion));
    }

    /** The least lag that is still possible; equal to {@link #most} where it is known exactly. */
    public int least() {
        return completion.lower() + headStart;
    }

    /** A lag that the loser can reach; empty if no way to complete is known. */
    public OptionalInt most() {
        var upper = completion.upper();
        return upper.isPresent() ? OptionalInt.of(upper.getAsInt() + headStart) : upper;
    }

    private static int movesMade(Position position, int seat) {
        return position.moveNumber() - (seat < position.toMove() ? 0 : 1);
    }
}
