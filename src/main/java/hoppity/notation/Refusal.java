package hoppity.notation;

import static hoppity.words.Words.tr;

import hoppity.rules.Game;
import hoppity.rules.Move;
import hoppity.rules.MoveGenerator;
import hoppity.rules.MutablePosition;
import hoppity.rules.Position;
import hoppity.rules.Routes;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions.LeaveTarget;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why the board does not allow a turn, in a sentence. Whether the game is over is another question. */
public final class Refusal {
    /** The options that forbid what the pieces could do, each with the value that forbids nothing. */
    private static final Map<RuleOption, String> FREEDOM = Map.of(
            RuleOption.LEAVE_TARGET,
            LeaveTarget.ALLOWED.name(),
            RuleOption.REENTER_HOME,
            ReenterHome.ALLOWED.name(),
            RuleOption.FORWARD_ONLY,
            "false",
            RuleOption.STOP_IN_FOREIGN_POINT,
            "true");

    private final Variant variant;
    private final Position position;

    private Refusal(Game game) {
        variant = game.variant();
        position = game.position();
    }

    /** The reason, or nothing if the turn can be played. A claim always can. */
    public static Optional<String> of(Game game, Turn turn) {
        if (turn instanceof Turn.Skipped) {
            return game.canMove()
                    ? Optional.of(tr(
                            "{0} has a move and may not pass",
                            game.variant().seat(game.toMove()).name()))
                    : Optional.empty();
        }
        if (!(turn instanceof Turn.Played played)) {
            return Optional.empty();
        }
        var refusal = new Refusal(game);
        return game.isLegal(played.move())
                ? refusal.wrongHop(played.route())
                : Optional.of(refusal.illegal(played.move()));
    }

    private String illegal(Move move) {
        int owner = position.at(move.from());
        if (owner == Position.EMPTY) {
            return tr("there is no piece on {0}", name(move.from()));
        }
        if (owner != position.toMove()) {
            return tr(
                    "the piece on {0} is {1}'s, and {2} is to move",
                    name(move.from()), seat(owner), seat(position.toMove()));
        }
        if (!position.isEmpty(move.to())) {
            return tr("{0} is occupied", name(move.to()));
        }
        for (var option : FREEDOM.entrySet()) {
            var freed =
                    variant.withOptions(RuleOption.with(variant.options(), Map.of(option.getKey(), option.getValue())));
            if (new MoveGenerator(freed).isLegal(new MutablePosition(freed, position), move.code())) {
                return tr(
                        "the rules forbid it ({0} is {1})",
                        option.getKey().key(), option.getKey().get(variant.options()));
            }
        }
        return tr("the piece on {0} cannot get to {1}", name(move.from()), name(move.to()));
    }

    /** A route that names every landing has to be one that the piece can go. */
    private Optional<String> wrongHop(List<Integer> route) {
        var routes = new Routes(variant, position);
        if (route.size() == 2 || routes.isLegal(route)) {
            return Optional.empty();
        }
        int i = 1;
        while (routes.nextHops(route.subList(0, i)).contains(route.get(i))) {
            i++;
        }
        return Optional.of(tr("there is no jump from {0} to {1}", name(route.get(i - 1)), name(route.get(i))));
    }

    private String name(int cell) {
        return variant.topology().name(cell);
    }

    private String seat(int index) {
        return variant.seat(index).name();
    }
}
