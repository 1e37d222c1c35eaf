package hoppity.studio.board;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;

import hoppity.board.Seat;
import hoppity.record.LineReplay.Ply;
import hoppity.rules.RuleOptions;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.ReenterHome;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.Variant;
import hoppity.studio.board.RuleChip.Urgency;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The notes on the rules that watch a game that goes on: home check, tempo limit, equalising move (rules §4). */
final class RuleClocks {
    /** A clock turns amber this many moves before the one that decides. */
    private static final int WARNING = 2;

    /** The equalising move is worth a word when the first seat has so few tempi to go. */
    private static final int NEARLY_FILLED = 12;

    private final Variant variant;
    private final RuleOptions options;
    private final Ply ply;
    private final List<Integer> toGo;

    private RuleClocks(Variant variant, Ply ply, List<Integer> toGo) {
        this.variant = variant;
        this.ply = ply;
        this.toGo = toGo;
        options = variant.options();
    }

    /** @param toGo per seat the tempi still needed in the ply's position */
    static List<RuleChip> of(Variant variant, Ply ply, List<Integer> toGo) {
        var clocks = new RuleClocks(variant, ply, toGo);
        var chips = new ArrayList<RuleChip>();
        clocks.addHomeCheck(chips);
        clocks.addTempoCheck(chips);
        clocks.addEqualiser(chips);
        return List.copyOf(chips);
    }

    private void addHomeCheck(List<RuleChip> chips) {
        if (options.homeCheck() == HomeCheck.NONE) {
            return;
        }
        boolean once = options.homeCheck() == HomeCheck.ONCE;
        // EACH_MOVE looks first after move L+1: that move may still carry the last piece out.
        int decisive = once ? options.homeLimit() : options.homeLimit() + 1;
        int number = ply.moveNumber();
        if (once && number > decisive) {
            return;
        }
        boolean harmless = ply.atHome().stream().allMatch(pieces -> pieces == 0);
        var when = number > decisive ? tr("Home check after every move") : tr("Home check {0}", due(decisive, once));
        chips.add(new RuleChip(
                when + " · " + (harmless ? tr("nobody at home") : atHome()),
                harmless ? Urgency.QUIET : urgency(decisive),
                homeRule(once)));
    }

    private String homeRule(boolean once) {
        var rule = once
                ? tr(
                        "After {0}'s move {1} a seat with a piece still at home loses; "
                                + "if both have one, the game is drawn.",
                        last().name(), options.homeLimit())
                : tr(
                        "After each of its moves from number {0} on, a seat with a piece at home loses.",
                        options.homeLimit() + 1);
        return options.reenterHome() == ReenterHome.LOSES_AFTER_LIMIT
                ? rule + " " + tr("After move {0} going back home loses, too.", options.homeLimit())
                : rule;
    }

    private void addTempoCheck(List<RuleChip> chips) {
        int decisive = options.tempoLimit();
        if (decisive == 0 || ply.moveNumber() > decisive) {
            return;
        }
        var urgency = urgency(decisive);
        var text = urgency == Urgency.QUIET
                ? tr("Tempo check at move {0}", decisive)
                : tr("Tempo check {0}", due(decisive, true)) + " · " + TempoText.lead(variant, ply.tempo(), toGo);
        var rule = options.tempoMeasure() == TempoMeasure.CAMP
                ? tr(
                        "After {0}'s move {1} the game ends: fewer tempi to go wins, equal numbers are a draw.",
                        last().name(), decisive)
                : tr(
                        "After {0}'s move {1} the game ends: the smaller tempo number wins, equal numbers are a draw.",
                        last().name(), decisive);
        chips.add(new RuleChip(text, urgency, rule));
    }

    private void addEqualiser(List<RuleChip> chips) {
        if (options.lastMove() != LastMove.EQUALISE) {
            return;
        }
        var first = variant.seat(0).name();
        var second = variant.seat(1).name();
        var rule = tr(
                "When {0} fills its camp, {1} still plays the move of the same number; "
                        + "if that fills {1}'s camp too, the game is drawn.",
                first, second);
        if (ply.awaitsEqualiser()) {
            var text = tr("{0} filled its camp · {1}'s equalising move decides", first, second);
            chips.add(new RuleChip(text, Urgency.DECIDING, rule));
        } else if (toGo.get(0) <= NEARLY_FILLED) {
            chips.add(new RuleChip(tr("{0} has the equalising move", second), Urgency.QUIET, rule));
        }
    }

    /** When a check comes that looks after the move of this number: by both seats, or only after the last one's. */
    private String due(int decisive, boolean afterLastSeat) {
        int moves = decisive - ply.moveNumber() + 1;
        if (moves > 1) {
            return count(moves, "in {0} move", "in {0} moves");
        }
        boolean replyFirst = afterLastSeat && ply.toMove() != last().index();
        return replyFirst ? tr("after {0}'s reply", last().name()) : tr("after this move");
    }

    private Urgency urgency(int decisive) {
        int movesBefore = decisive - ply.moveNumber();
        if (movesBefore <= 0) {
            return Urgency.DECIDING;
        }
        return movesBefore <= WARNING ? Urgency.NEAR : Urgency.QUIET;
    }

    private String atHome() {
        var counts = variant.seats().stream()
                .map(seat -> seat.name() + " " + ply.atHome().get(seat.index()))
                .collect(Collectors.joining(" · "));
        return tr("{0} at home", counts);
    }

    private Seat last() {
        return variant.seat(variant.seatCount() - 1);
    }
}
