package hoppity.studio.varianteditor;

import static hoppity.words.Words.tr;
import static hoppity.words.Words.trIn;

import hoppity.rules.RuleOption;

/** The rule options in words for people: what each is called, what it does, and what each of its values means. */
final class OptionWords {
    private OptionWords() {}

    /** A few words. */
    static String name(RuleOption option) {
        return switch (option) {
            case STEP_DIRECTIONS -> trIn("rule option", "Steps");
            case JUMP_DIRECTIONS -> trIn("rule option", "Jumps");
            case LONG_JUMPS -> tr("Long jumps");
            case LEAVE_TARGET -> tr("Leaving the target");
            case REENTER_HOME -> tr("Going back home");
            case WIN -> tr("Camp is filled when");
            case LAST_MOVE -> tr("Last move");
            case HOME_CHECK -> tr("Home check");
            case HOME_LIMIT -> tr("Home limit");
            case TEMPO_LIMIT -> tr("Tempo limit");
            case TEMPO_MEASURE -> tr("Tempo measure");
            case REPETITION -> tr("Repetition");
            case FORWARD_ONLY -> tr("Forward only");
            case STOP_IN_FOREIGN_POINT -> tr("Stopping in other camps");
            case RANKING -> tr("After the first");
            case PARTNERS -> tr("Partners");
        };
    }

    /** A sentence that says what the option is about. */
    static String sentence(RuleOption option) {
        return switch (option) {
            case STEP_DIRECTIONS -> tr("Which way a piece may step to an empty neighbouring cell.");
            case JUMP_DIRECTIONS -> tr("Which way a piece may jump over another; a chain may turn at each landing.");
            case LONG_JUMPS -> tr("Whether the piece that is jumped over may be further away.");
            case LEAVE_TARGET -> tr("Whether a piece that has arrived may go out again.");
            case REENTER_HOME -> tr("Whether a piece may end a turn in its own home after it has left it.");
            case WIN -> tr("When a seat has reached its aim.");
            case LAST_MOVE -> tr("Whether Black gets as many turns as White when White is done first.");
            case HOME_CHECK -> tr("What happens to a seat that still has pieces at home.");
            case HOME_LIMIT -> tr("The move after which the home check, or going back home, counts; 0 for none.");
            case TEMPO_LIMIT -> tr("The move after which the game ends and tempo decides; 0 for none.");
            case TEMPO_MEASURE -> tr("What the tempo limit compares.");
            case REPETITION -> tr("What happens when the same position comes again and again.");
            case FORWARD_ONLY -> tr("Whether pieces may move away from the corner of their target.");
            case STOP_IN_FOREIGN_POINT ->
                tr("Whether a turn may end in a camp, or a point of the star, that is neither home nor target.");
            case RANKING -> tr("What follows with three or more seats when the first is done.");
            case PARTNERS -> tr("Who plays together.");
        };
    }

    /** A value in a few words; a number as it is. */
    static String value(RuleOption option, String value) {
        return words(option, value, 0);
    }

    /** A sentence that says what the value means; empty for a number. */
    static String meaning(RuleOption option, String value) {
        return option.allowed().isEmpty() ? "" : words(option, value, 1);
    }

    private static String words(RuleOption option, String value, int which) {
        var pair = switch (option) {
            case STEP_DIRECTIONS, JUMP_DIRECTIONS -> directions(value);
            case LONG_JUMPS -> longJumps(value);
            case LEAVE_TARGET -> leaveTarget(value);
            case REENTER_HOME -> reenterHome(value);
            case WIN -> win(value);
            case LAST_MOVE -> lastMove(value);
            case HOME_CHECK -> homeCheck(value);
            case HOME_LIMIT, TEMPO_LIMIT -> words(value, "");
            case TEMPO_MEASURE -> tempoMeasure(value);
            case REPETITION -> repetition(value);
            case FORWARD_ONLY -> forwardOnly(value);
            case STOP_IN_FOREIGN_POINT -> stopInForeignPoint(value);
            case RANKING -> ranking(value);
            case PARTNERS -> partners(value);
        };
        return pair[which];
    }

    private static String[] words(String few, String sentence) {
        return new String[] {few, sentence};
    }

    private static IllegalArgumentException unknown(String value) {
        return new IllegalArgumentException("there is no value \"" + value + "\"");
    }

    private static String[] directions(String value) {
        return switch (value) {
            case "4" -> words(tr("4 directions"), tr("Along files and ranks."));
            case "6" ->
                words(tr("6 directions"), tr("On a star along its three lines; on squares also along one diagonal."));
            case "8" -> words(tr("8 directions"), tr("Along files, ranks and both diagonals."));
            default -> throw unknown(value);
        };
    }

    private static String[] longJumps(String value) {
        return switch (value) {
            case "false" ->
                words(
                        trIn("rule option", "No"),
                        tr("A jump passes over a neighbouring piece and lands right behind it."));
            case "true" ->
                words(
                        trIn("rule option", "Yes"),
                        tr("A jump passes over one piece at any distance and lands as far behind it, all else empty."));
            default -> throw unknown(value);
        };
    }

    private static String[] leaveTarget(String value) {
        return switch (value) {
            case "ALLOWED" -> words(trIn("rule option", "Allowed"), tr("A piece may leave its target again."));
            case "FORBIDDEN_AT_END" ->
                words(
                        tr("Not to stay out"),
                        tr("A turn that began in the target ends there; a chain may pass outside."));
            case "FORBIDDEN_EACH_HOP" -> words(tr("Not at all"), tr("No step and no jump leads out of the target."));
            default -> throw unknown(value);
        };
    }

    private static String[] reenterHome(String value) {
        return switch (value) {
            case "ALLOWED" ->
                words(trIn("rule option", "Allowed"), tr("A piece may go back into its home at any time."));
            case "LOSES_AFTER_LIMIT" ->
                words(
                        tr("Loses after the limit"),
                        tr("A turn after the home limit that ends back at home loses at once."));
            case "ILLEGAL" ->
                words(trIn("rule option", "Not allowed"), tr("No turn that began outside may end in the own home."));
            default -> throw unknown(value);
        };
    }

    private static String[] win(String value) {
        return switch (value) {
            case "ALL_OWN" -> words(tr("all its own"), tr("Every cell of the target holds a piece of the seat's own."));
            case "PARLETT" ->
                words(
                        tr("full, one own"),
                        tr("Every cell of the target is taken, by whomever, and at least one by the seat."));
            case "OCCUPY_FREE" ->
                words(
                        tr("what is free is own"),
                        tr("The seat holds every cell of the target that no opponent holds, and at least one."));
            default -> throw unknown(value);
        };
    }

    private static String[] lastMove(String value) {
        return switch (value) {
            case "NONE" -> words(tr("First wins"), tr("Who fills the camp first has won."));
            case "EQUALISE" ->
                words(
                        tr("Black may answer"),
                        tr("When White is done, Black still has its move; if it is done too, it is a draw."));
            default -> throw unknown(value);
        };
    }

    private static String[] homeCheck(String value) {
        return switch (value) {
            case "NONE" -> words(trIn("rule option", "None"), tr("Pieces may stay at home for ever."));
            case "ONCE" ->
                words(
                        trIn("rule option", "Once"),
                        tr("After Black's move of that number a seat with a piece at home loses; both draw."));
            case "EACH_MOVE" ->
                words(
                        tr("After each move"),
                        tr("From the move after the limit on, a seat with a piece at home loses."));
            default -> throw unknown(value);
        };
    }

    private static String[] tempoMeasure(String value) {
        return switch (value) {
            case "CORNER_CELL" ->
                words(
                        tr("To the corner"),
                        tr("The distances of all pieces to the corner of the target; the smaller sum wins."));
            case "CAMP" ->
                words(tr("To the camp"), tr("The fewest steps still needed to fill the target; the fewer win."));
            default -> throw unknown(value);
        };
    }

    private static String[] repetition(String value) {
        return switch (value) {
            case "NONE" -> words(tr("No matter"), tr("Positions may come again as often as they like."));
            case "THREEFOLD_DRAW" ->
                words(tr("Third time draws"), tr("The third time with the same seat to move, the game is drawn."));
            default -> throw unknown(value);
        };
    }

    private static String[] forwardOnly(String value) {
        return switch (value) {
            case "false" -> words(trIn("rule option", "No"), tr("Pieces may move any way they can."));
            case "true" ->
                words(
                        trIn("rule option", "Yes"),
                        tr("No step and no jump may lead further from the corner of the target."));
            default -> throw unknown(value);
        };
    }

    private static String[] stopInForeignPoint(String value) {
        return switch (value) {
            case "true" -> words(trIn("rule option", "Allowed"), tr("A turn may end anywhere."));
            case "false" ->
                words(
                        trIn("rule option", "Not allowed"),
                        tr("Chains may pass through such a cell, turns may not end there."));
            default -> throw unknown(value);
        };
    }

    private static String[] ranking(String value) {
        return switch (value) {
            case "FIRST_WINS" -> words(tr("The game is over"), tr("The first seat, or team, has won."));
            case "PLAY_ON" -> words(tr("Play for places"), tr("The others play on; who has finished is skipped."));
            default -> throw unknown(value);
        };
    }

    private static String[] partners(String value) {
        return switch (value) {
            case "NONE" -> words(tr("Everybody alone"), tr("Each seat plays for itself."));
            case "OPPOSITE" ->
                words(
                        tr("Opposite seats"),
                        tr("The first two partners with both camps filled have won; for 4 or 6 seats."));
            default -> throw unknown(value);
        };
    }
}
