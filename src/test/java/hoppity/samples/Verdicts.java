package hoppity.samples;

import hoppity.engine.Score;
import java.util.List;
import java.util.Optional;

/** What the search says of the whole game, each once: a proof between two, chances that pass a mark among more. */
final class Verdicts {
    private static final double HALF = 0.5;
    private static final double NEARLY_ALL = 0.9;

    private final Sides sides;
    private boolean isHalfTold;
    private boolean isMostTold;
    private boolean isProofTold;

    Verdicts(Sides sides) {
        this.sides = sides;
    }

    /** What the search before a turn proves; to be asked once for each, in order. */
    Optional<String> proof(SelfPlay.Choice choice, int mover) {
        if (isProofTold
                || sides.variant().seatCount() > 2
                || choice.lines().isEmpty()
                || !choice.lines().get(0).score().isProven()) {
            return Optional.empty();
        }
        isProofTold = true;
        var score = choice.lines().get(0).score().seenBy(mover);
        var me = sides.seat(mover);
        var other = sides.seat(1 - mover);
        if (score instanceof Score.Win win) {
            return Optional.of(
                    "From here the search has proved that " + me + " wins in at most " + win.turns() + " turns.");
        }
        return Optional.of(
                score instanceof Score.Loss loss
                        ? "From here the search has proved that " + other + " wins; " + me + " has at most "
                                + loss.turns() + " turns left."
                        : "From here the search has proved a draw.");
    }

    /**
     * What the search estimates from a ply on, if it holds for a whole round: the chances look better to whoever is to move. To
     * be asked once for each ply, in order.
     */
    Optional<String> chances(List<SelfPlay.Choice> choices, int ply) {
        int seats = sides.variant().seatCount();
        if (seats == 2 || ply + seats > choices.size()) {
            return Optional.empty();
        }
        var round = choices.subList(ply, ply + seats);
        for (int side = 0; side < sides.teams().size(); side++) {
            double share = least(round, sides.teams().get(side).get(0));
            if (share >= NEARLY_ALL && !isMostTold) {
                isMostTold = true;
                isHalfTold = true;
                return Optional.of(
                        "For a whole round the search gives " + sides.side(side) + " more than nine chances in ten.");
            }
            if (share >= HALF && !isHalfTold && sides.teams().size() > 2) {
                isHalfTold = true;
                return Optional.of(
                        "For the first time the search gives one seat more than half of the chances for a whole"
                                + " round: " + sides.side(side) + ".");
            }
        }
        return Optional.empty();
    }

    private static double least(List<SelfPlay.Choice> round, int seat) {
        return round.stream()
                .mapToDouble(choice -> choice.lines().isEmpty()
                        ? 0
                        : choice.lines().get(0).shares().get(seat))
                .min()
                .orElse(0);
    }
}
