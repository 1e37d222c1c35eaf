package hoppity.studio.rulebook;

import static hoppity.words.Words.count;
import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.board.Camp;
import hoppity.board.Rectangle;
import hoppity.board.Seat;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.rules.RuleOptions;
import hoppity.rules.RuleOptions.HomeCheck;
import hoppity.rules.RuleOptions.LastMove;
import hoppity.rules.RuleOptions.Partners;
import hoppity.rules.RuleOptions.TempoMeasure;
import hoppity.rules.RuleOptions.Win;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The rules of a variant in plain sentences, made from its options alone. */
public final class RulesText {
    private final Variant variant;
    private final RuleOptions options;

    private RulesText(Variant variant) {
        this.variant = variant;
        options = variant.options();
    }

    /** The chapters in the order in which a newcomer needs them. */
    public static List<Chapter> of(Variant variant) {
        var text = new RulesText(variant);
        var chapters = new ArrayList<Chapter>();
        chapters.add(new Chapter(trIn("rules", "Aim"), text.aim()));
        chapters.add(new Chapter(trIn("rules", "Moves"), text.moves()));
        chapters.add(new Chapter(trIn("rules", "Camps"), text.camps()));
        chapters.add(new Chapter(tr("End of the game"), text.end()));
        var limits = text.limits();
        if (!limits.isEmpty()) {
            chapters.add(new Chapter(trIn("rules", "Limits"), limits));
        }
        chapters.add(new Chapter(trIn("rules", "Tempo"), text.tempo()));
        return List.copyOf(chapters);
    }

    private List<String> aim() {
        var sentences = new ArrayList<String>();
        sentences.add(tr("{0}; {1} at first.", board(), armies()));
        for (var seat : variant.seats()) {
            var values = new Object[] {seat.name(), place(seat.home()), place(seat.target())};
            sentences.add(
                    isPoint(seat.home())
                            ? tr("{0} starts in {1} and makes for {2}.", values)
                            : tr("{0} starts on {1} and makes for {2}.", values));
        }
        sentences.add(order());
        return sentences;
    }

    /** A point of a star by the hole at its tip, any other camp by its cells. */
    private String place(Camp camp) {
        if (!isPoint(camp)) {
            return cells(camp.cells());
        }
        var tip = variant.topology().name(camp.corner());
        return isPoint(camp, 0) ? tr("the point of {0}", tip) : tr("the point of {0} with the row before it", tip);
    }

    private boolean isPoint(Camp camp) {
        return isPoint(camp, 0) || isPoint(camp, 1);
    }

    private boolean isPoint(Camp camp, int extraRows) {
        return variant.geometry().shape() instanceof Star star
                && Arrays.stream(Star.Point.values())
                        .anyMatch(point -> star.camp(point, extraRows).equals(camp));
    }

    private String board() {
        var shape = variant.geometry().shape();
        return shape instanceof Rectangle
                ? tr("The board has {0} squares", shape.label())
                : tr("The board is a {0}", shape.label());
    }

    private String armies() {
        int first = variant.home(0).size();
        if (variant.seats().stream().allMatch(seat -> seat.home().size() == first)) {
            return count(
                    first,
                    "each of {1} sides has {0} piece, which fill its home camp",
                    "each of {1} sides has {0} pieces, which fill its home camp",
                    sides());
        }
        var others = variant.seats().stream()
                .skip(1)
                .map(seat -> trIn("an army", "{0} {1}", seat.name(), seat.home().size()))
                .collect(Collectors.joining(", "));
        return count(
                first,
                "{1} has {0} piece, {2}, which fill the home camps",
                "{1} has {0} pieces, {2}, which fill the home camps",
                variant.seat(0).name(),
                others);
    }

    private String order() {
        var seats = variant.seats().stream()
                .map(Seat::name)
                .reduce((before, next) -> tr("{0}, then {1}", before, next))
                .orElseThrow();
        return variant.seatCount() == 2
                ? tr("{0} and so on in turn. Nobody is ever captured.", seats)
                : tr("{0} and so on round the board. Nobody is ever captured.", seats);
    }

    private List<String> moves() {
        var sentences = new ArrayList<String>();
        sentences.add(tr("A turn is either one step or one chain of jumps with one piece, never both."));
        sentences.add(tr("A step goes to an empty neighbouring cell, {0}.", directions(options.stepDirections())));
        sentences.add(tr(
                "A jump passes over one piece of any colour beside it, to the empty cell right behind it, {0};"
                        + " after it the same piece may jump on, as often as it can, and may stop after any"
                        + " jump.",
                directions(options.jumpDirections())));
        if (options.longJumps()) {
            sentences.add(tr("Jumps may be long: over one piece at any distance, to the cell as far behind it, if all"
                    + " the other cells between are empty."));
        }
        if (options.forwardOnly()) {
            sentences.add(tr("No step and no jump may lead further away from the corner of the target."));
        }
        sentences.add(tr("A side that has no move passes; if no side has one, the game is drawn."));
        return sentences;
    }

    private String directions(int count) {
        Shape shape = variant.geometry().shape();
        if (!(shape instanceof Rectangle)) {
            return tr("in any of the six directions");
        }
        return switch (count) {
            case 4 -> tr("along files and ranks only");
            case 6 -> tr("along files, ranks and the diagonals from lower left to upper right");
            default -> tr("straight or diagonally");
        };
    }

    private List<String> camps() {
        var sentences = new ArrayList<String>();
        sentences.add(
                switch (options.leaveTarget()) {
                    case ALLOWED -> tr("A piece may leave its target camp again.");
                    case FORBIDDEN_AT_END ->
                        tr("A piece that stands in its target camp at the beginning of a turn may not end it"
                                + " outside; on the way of a chain it may pass cells outside.");
                    case FORBIDDEN_EACH_HOP ->
                        tr("A piece that stands in its target camp may not leave it, not even on the way of a chain.");
                });
        sentences.add(
                switch (options.reenterHome()) {
                    case ALLOWED -> tr("A piece may go back into its home camp.");
                    case LOSES_AFTER_LIMIT ->
                        tr(
                                "Up to move {0} a piece may go back into its home camp; later, a turn that ends"
                                        + " there and began outside loses at once.",
                                options.homeLimit());
                    case ILLEGAL -> tr("A piece may not end a turn in its home camp if it began it outside.");
                });
        if (!options.stopInForeignPoint()) {
            sentences.add(tr("No turn may end in a camp or a point of the board that is neither the side's home nor its"
                    + " target."));
        }
        return sentences;
    }

    private List<String> end() {
        var sentences = new ArrayList<String>();
        sentences.add(completion());
        if (options.partners() == Partners.OPPOSITE) {
            sentences.add(tr(
                    "The sides that sit opposite play together: {0}. The first team whose camps are all filled"
                            + " has won.",
                    teams()));
        } else if (variant.playsOn()) {
            sentences.add(
                    tr("Who has filled the camp first has won; the others play on for the places, and a side that has"
                            + " finished is skipped."));
        } else {
            sentences.add(
                    options.lastMove() == LastMove.EQUALISE
                            ? tr("The first to do so wins, but for the last move:")
                            : tr("The first to do so wins."));
        }
        if (options.lastMove() == LastMove.EQUALISE) {
            sentences.add(tr(
                    "When {0} fills its camp, {1} still plays the move of the same number. If that fills {1}'s"
                            + " camp too, the game is drawn.",
                    variant.seat(0).name(), variant.seat(1).name()));
        }
        if (options.repetition() == RuleOptions.Repetition.THREEFOLD_DRAW) {
            sentences.add(
                    tr("If the same position with the same side to move comes about for the third time, the game is"
                            + " drawn."));
        }
        if (canBeHeld()) {
            sentences.add(tr("Beware of holding: nothing here compels a side to leave its home. Who is behind can keep"
                    + " one piece at home for ever, the other camp is never filled, and best play is"
                    + " then often a draw by repetition."));
        }
        return sentences;
    }

    private String completion() {
        return switch (options.win()) {
            case ALL_OWN ->
                tr("A camp counts as filled when a piece of the side that makes for it stands on each of its cells.");
            case PARLETT ->
                tr("A camp counts as filled when each of its cells is taken, by whomever, and at least one by"
                        + " the side that makes for it. So a side that stays at home cannot stop the other.");
            case OCCUPY_FREE ->
                tr("A camp counts as filled when the side that makes for it holds each cell that no opponent"
                        + " holds, and at least one. So a side that stays at home cannot stop the other.");
        };
    }

    private String teams() {
        var teams = new ArrayList<String>();
        for (int seat = 0; seat < variant.seatCount() / 2; seat++) {
            teams.add(variant.sideName(seat));
        }
        return String.join("; ", teams);
    }

    /** Whether a side can hold the draw for ever by staying at home (rules §6). */
    private boolean canBeHeld() {
        return options.win() == Win.ALL_OWN && options.homeCheck() == HomeCheck.NONE && options.tempoLimit() == 0;
    }

    private List<String> limits() {
        var sentences = new ArrayList<String>();
        var last = variant.seat(variant.seatCount() - 1).name();
        if (options.homeCheck() == HomeCheck.ONCE) {
            sentences.add(tr(
                    "After {0}'s move {1} both homes are looked at: a side with a piece still there loses; if"
                            + " both have one, the game is drawn.",
                    last, options.homeLimit()));
        } else if (options.homeCheck() == HomeCheck.EACH_MOVE) {
            sentences.add(tr(
                    "From its move {0} on, a side that still has a piece at home after its move loses. So that"
                            + " very move may still carry the last piece out.",
                    options.homeLimit() + 1));
        }
        if (options.tempoLimit() > 0) {
            var values = new Object[] {last, options.tempoLimit()};
            sentences.add(
                    options.tempoMeasure() == TempoMeasure.CAMP
                            ? tr(
                                    "After {0}'s move {1} the game ends: fewer tempi to go wins, equal numbers"
                                            + " are a draw.",
                                    values)
                            : tr(
                                    "After {0}'s move {1} the game ends: the smaller tempo number wins, equal"
                                            + " numbers are a draw.",
                                    values));
        }
        if (!sentences.isEmpty()) {
            sentences.add(tr("Moves are counted for each side by itself. If several rules meet, a filled camp comes"
                    + " first, then going back home, the home check, the tempo, and repetition."));
        }
        return sentences;
    }

    private List<String> tempo() {
        boolean squares = variant.geometry().shape() instanceof Rectangle;
        var seat = variant.seat(0);
        var corner = variant.topology().name(seat.target().corner());
        var values = new Object[] {seat.name(), corner, filled()};
        var sentences = new ArrayList<String>();
        sentences.add(
                squares
                        ? tr(
                                "The tempo number is the sum of the distances of a side's pieces to the"
                                        + " outermost cell of its target, for {0} {1}, counted along files and"
                                        + " ranks. The smaller one is usually ahead; a filled camp has {2}.",
                                values)
                        : tr(
                                "The tempo number is the sum of the distances of a side's pieces to the"
                                        + " outermost cell of its target, for {0} {1}, counted in steps. The"
                                        + " smaller one is usually ahead; a filled camp has {2}.",
                                values));
        sentences.add(
                tr("“To go” is the least number of tempi that bring each piece to a cell of its own in the target."));
        return sentences;
    }

    private String filled() {
        int first = variant.filledTempo(0);
        if (variant.seats().stream().allMatch(seat -> variant.filledTempo(seat.index()) == first)) {
            return "" + first;
        }
        return variant.seats().stream()
                .map(seat -> tr("{0} for {1}", variant.filledTempo(seat.index()), seat.name()))
                .collect(Collectors.joining(", "));
    }

    /** Cell names in the order of the board. */
    private String cells(Iterable<Integer> cells) {
        var names = new ArrayList<String>();
        cells.forEach(cell -> names.add(variant.topology().name(cell)));
        return String.join(" ", names);
    }

    private String sides() {
        return switch (variant.seatCount()) {
            case 2 -> trIn("each of … sides", "two");
            case 3 -> trIn("each of … sides", "three");
            case 4 -> trIn("each of … sides", "four");
            case 5 -> trIn("each of … sides", "five");
            default -> trIn("each of … sides", "six");
        };
    }
}
