package hoppity.engine;

import hoppity.rules.Game;
import hoppity.rules.Position;
import hoppity.rules.RuleOption;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.List;
import java.util.Map;

/**
 * Holding back: where a camp must be filled by its own pieces alone and nobody need leave home, the side that is behind can keep a
 * piece at home for ever and draw.
 */
public final class Holding {
    private Holding() {}

    /** Whether the rules let a side hold back for ever. */
    public static boolean isPossible(Variant variant) {
        var options = variant.options();
        return options.win() == Win.ALL_OWN && options.homeCheck() == HomeCheck.NONE && options.tempoLimit() == 0;
    }

    /** Whether a side still holds a cell that another has to fill. */
    public static boolean isHeld(Variant variant, Position position) {
        return isPossible(variant)
                && variant.seats().stream()
                        .anyMatch(seat -> variant.target(seat.index()).cells().stream()
                                .anyMatch(cell -> position.at(cell) != Position.EMPTY
                                        && position.at(cell) != seat.index()
                                        && variant.home(position.at(cell)).contains(cell)));
    }

    /** The same variant where holding back does not help: a camp may be filled around the pieces of others (PARLETT). */
    public static Variant without(Variant variant) {
        return variant.options().win() == Win.ALL_OWN
                ? variant.withOptions(RuleOption.with(variant.options(), Map.of(RuleOption.WIN, Win.PARLETT.name())))
                : variant;
    }

    /**
     * The same question where nobody holds back. A game that would have ended on the way goes on from the position that it came to.
     *
     * @throws IllegalArgumentException if a move of the request is illegal
     */
    public static SearchRequest without(SearchRequest request) {
        var variant = without(request.variant());
        boolean endsOnTheWay = false;
        var real = new Game(request.variant(), request.start());
        var assumed = new Game(variant, request.start());
        for (var move : request.moves()) {
            endsOnTheWay |= assumed.outcome().isOver();
            if (move.isPass()) {
                real.skip();
            } else if (real.isLegal(move)) {
                real.play(move);
            } else {
                throw new IllegalArgumentException("a move of the game is illegal");
            }
            if (!endsOnTheWay) {
                if (move.isPass()) {
                    assumed.skip();
                } else {
                    assumed.play(move);
                }
            }
        }
        return new SearchRequest(
                request.id(),
                variant,
                endsOnTheWay ? real.position() : request.start(),
                endsOnTheWay ? List.of() : request.moves(),
                request.limits(),
                request.multiPv());
    }
}
