package hoppity.studio.rulebook;

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
        chapters.add(new Chapter("Aim", text.aim()));
        chapters.add(new Chapter("Moves", text.moves()));
        chapters.add(new Chapter("Camps", text.camps()));
        chapters.add(new Chapter("End of the game", text.end()));
        var limits = text.limits();
        if (!limits.isEmpty()) {
            chapters.add(new Chapter("Limits", limits));
        }
        chapters.add(new Chapter("Tempo", text.tempo()));
        return List.copyOf(chapters);
    }

    private List<String> aim() {
        var sentences = new ArrayList<String>();
        sentences.add(board() + "; " + armies() + " at first.");
        for (var seat : variant.seats()) {
            sentences.add(seat.name() + " starts " + (isPoint(seat.home()) ? "in " : "on ") + place(seat.home())
                    + " and makes for " + place(seat.target()) + ".");
        }
        sentences.add(order() + " Nobody is ever captured.");
        return sentences;
    }

    /** A point of a star by the hole at its tip, any other camp by its cells. */
    private String place(Camp camp) {
        if (!isPoint(camp)) {
            return cells(camp.cells());
        }
        var point = "the point of " + variant.topology().name(camp.corner());
        return isPoint(camp, 0) ? point : point + " with the row before it";
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
                ? "The board has " + shape.label() + " squares"
                : "The board is a " + shape.label();
    }

    private String armies() {
        int first = variant.home(0).size();
        if (variant.seats().stream().allMatch(seat -> seat.home().size() == first)) {
            return "each of " + words(variant.seatCount()) + " sides has " + counted(first)
                    + ", which fill its home camp";
        }
        var others = variant.seats().stream()
                .skip(1)
                .map(seat -> ", " + seat.name() + " " + seat.home().size())
                .collect(Collectors.joining());
        return variant.seat(0).name() + " has " + counted(first) + others + ", which fill the home camps";
    }

    private static String counted(int pieces) {
        return pieces == 1 ? "1 piece" : pieces + " pieces";
    }

    private String order() {
        return variant.seats().stream().map(Seat::name).collect(Collectors.joining(", then ")) + " and "
                + (variant.seatCount() == 2 ? "so on in turn." : "so on round the board.");
    }

    private List<String> moves() {
        var sentences = new ArrayList<String>();
        sentences.add("A turn is either one step or one chain of jumps with one piece, never both.");
        sentences.add("A step goes to an empty neighbouring cell" + directions(options.stepDirections()) + ".");
        sentences.add("A jump passes over one piece of any colour beside it, to the empty cell right behind it"
                + directions(options.jumpDirections())
                + "; after it the same piece may jump on, as often as it can, and may"
                + " stop after any jump.");
        if (options.longJumps()) {
            sentences.add(
                    "Jumps may be long: over one piece at any distance, to the cell as far behind it, if all the other"
                            + " cells between are empty.");
        }
        if (options.forwardOnly()) {
            sentences.add("No step and no jump may lead further away from the corner of the target.");
        }
        sentences.add("A side that has no move passes; if no side has one, the game is drawn.");
        return sentences;
    }

    private String directions(int count) {
        Shape shape = variant.geometry().shape();
        if (!(shape instanceof Rectangle)) {
            return ", in any of the six directions";
        }
        return switch (count) {
            case 4 -> ", along files and ranks only";
            case 6 -> ", along files, ranks and the diagonals from lower left to upper right";
            default -> ", straight or diagonally";
        };
    }

    private List<String> camps() {
        var sentences = new ArrayList<String>();
        sentences.add(
                switch (options.leaveTarget()) {
                    case ALLOWED -> "A piece may leave its target camp again.";
                    case FORBIDDEN_AT_END ->
                        "A piece that stands in its target camp at the beginning of a turn may not end it outside; on the way"
                                + " of a chain it may pass cells outside.";
                    case FORBIDDEN_EACH_HOP ->
                        "A piece that stands in its target camp may not leave it, not even on the way of a chain.";
                });
        sentences.add(
                switch (options.reenterHome()) {
                    case ALLOWED -> "A piece may go back into its home camp.";
                    case LOSES_AFTER_LIMIT ->
                        "Up to move " + options.homeLimit()
                                + " a piece may go back into its home camp; later, a turn that ends there and began outside"
                                + " loses at once.";
                    case ILLEGAL -> "A piece may not end a turn in its home camp if it began it outside.";
                });
        if (!options.stopInForeignPoint()) {
            sentences.add(
                    "No turn may end in a camp or a point of the board that is neither the side's home nor its target.");
        }
        return sentences;
    }

    private List<String> end() {
        var sentences = new ArrayList<String>();
        sentences.add(completion());
        if (options.partners() == Partners.OPPOSITE) {
            sentences.add("The sides that sit opposite play together: " + teams()
                    + ". The first team whose camps are all filled has won.");
        } else if (variant.playsOn()) {
            sentences.add(
                    "Who has filled the camp first has won; the others play on for the places, and a side that has"
                            + " finished is skipped.");
        } else {
            sentences.add("The first to do so wins"
                    + (options.lastMove() == LastMove.EQUALISE ? ", but for the last move:" : "."));
        }
        if (options.lastMove() == LastMove.EQUALISE) {
            var first = variant.seat(0).name();
            var second = variant.seat(1).name();
            sentences.add(
                    "When " + first + " fills its camp, " + second + " still plays the move of the same number. If that"
                            + " fills " + second + "'s camp too, the game is drawn.");
        }
        if (options.repetition() == RuleOptions.Repetition.THREEFOLD_DRAW) {
            sentences.add(
                    "If the same position with the same side to move comes about for the third time, the game is drawn.");
        }
        if (canBeHeld()) {
            sentences.add(
                    "Beware of holding: nothing here compels a side to leave its home. Who is behind can keep one piece"
                            + " at home for ever, the other camp is never filled, and best play is then often a draw by repetition.");
        }
        return sentences;
    }

    private String completion() {
        return switch (options.win()) {
            case ALL_OWN ->
                "A camp counts as filled when a piece of the side that makes for it stands on each of its cells.";
            case PARLETT ->
                "A camp counts as filled when each of its cells is taken, by whomever, and at least one by the side that makes"
                        + " for it. So a side that stays at home cannot stop the other.";
            case OCCUPY_FREE ->
                "A camp counts as filled when the side that makes for it holds each cell that no opponent holds, and at least"
                        + " one. So a side that stays at home cannot stop the other.";
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
            sentences.add("After " + last + "'s move " + options.homeLimit()
                    + " both homes are looked at: a side with a piece still there loses; if both have one, the game is"
                    + " drawn.");
        } else if (options.homeCheck() == HomeCheck.EACH_MOVE) {
            sentences.add("From its move " + (options.homeLimit() + 1)
                    + " on, a side that still has a piece at home after its move loses. So that very move may still carry the"
                    + " last piece out.");
        }
        if (options.tempoLimit() > 0) {
            var measure =
                    options.tempoMeasure() == TempoMeasure.CAMP ? "fewer tempi to go" : "the smaller tempo number";
            sentences.add("After " + last + "'s move " + options.tempoLimit() + " the game ends: " + measure
                    + " wins, equal numbers are a draw.");
        }
        if (!sentences.isEmpty()) {
            sentences.add(
                    "Moves are counted for each side by itself. If several rules meet, a filled camp comes first, then"
                            + " going back home, the home check, the tempo, and repetition.");
        }
        return sentences;
    }

    private List<String> tempo() {
        boolean squares = variant.geometry().shape() instanceof Rectangle;
        var seat = variant.seat(0);
        var corner = variant.topology().name(seat.target().corner());
        var sentences = new ArrayList<String>();
        sentences.add(
                "The tempo number is the sum of the distances of a side's pieces to the outermost cell of its target, for "
                        + seat.name() + " " + corner
                        + (squares ? ", counted along files and ranks" : ", counted in steps")
                        + ". The smaller one is usually ahead; a filled camp has " + filled() + ".");
        sentences.add("“To go” is the least number of tempi that bring each piece to a cell of its own in the target.");
        return sentences;
    }

    private String filled() {
        int first = variant.filledTempo(0);
        if (variant.seats().stream().allMatch(seat -> variant.filledTempo(seat.index()) == first)) {
            return "" + first;
        }
        return variant.seats().stream()
                .map(seat -> variant.filledTempo(seat.index()) + " for " + seat.name())
                .collect(Collectors.joining(", "));
    }

    /** Cell names in the order of the board. */
    private String cells(Iterable<Integer> cells) {
        var names = new ArrayList<String>();
        cells.forEach(cell -> names.add(variant.topology().name(cell)));
        return String.join(" ", names);
    }

    private static String words(int count) {
        return List.of("two", "three", "four", "five", "six").get(count - 2);
    }
}
