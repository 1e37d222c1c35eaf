package hoppity.notation;

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
                    ? Optional.of(game.variant().seat(game.toMove()).name() + " has a move and may not pass")
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
            return "there is no piece on " + name(move.from());
        }
        if (owner != position.toMove()) {
            return "the piece on " + name(move.from()) + " is " + seat(owner) + "'s, and " + seat(position.toMove())
                    + " is to move";
        }
        if (!position.isEmpty(move.to())) {
            return name(move.to()) + " is occupied";
        }
        for (var option : FREEDOM.entrySet()) {
            var freed =
                    variant.withOptions(RuleOption.with(variant.options(), Map.of(option.getKey(), option.getValue())));
            if (new MoveGenerator(freed).isLegal(new MutablePosition(freed, position), move.code())) {
                return "the rules forbid it (" + option.getKey().key() + " is "
                        + option.getKey().get(variant.options()) + ")";
            }
        }
        return "the piece on " + name(move.from()) + " cannot get to " + name(move.to());
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
        return Optional.of("there is no jump from " + name(route.get(i - 1)) + " to " + name(route.get(i)));
    }

    private String name(int cell) {
        return variant.topology().name(cell);
    }

    private String seat(int index) {
        return variant.seat(index).name();
    }
}
