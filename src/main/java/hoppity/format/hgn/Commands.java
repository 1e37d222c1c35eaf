package hoppity.format.hgn;

import hoppity.board.Topology;
import hoppity.record.AnnotationDraft;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import hoppity.record.Clock;
import hoppity.record.Extras;
import hoppity.record.Shape;
import hoppity.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The commands that comments hold about a move: {@code [%name arg,arg…]}. What is here is the text between {@code [%} and
 * the bracket.
 */
final class Commands {
    /** Names of commands about the comment that they stand in, rather than about the move. */
    static final String PRE = "pre";

    static final String BY = "by";
    static final String LANG = "lang";

    private static final Set<String> NAMES =
            Set.of(PRE, BY, LANG, "clk", "emt", "csl", "cal", "lbl", "eval", "ev", "title", "bkm", "tail", "raw");

    private static final Pattern CELL = Pattern.compile("[a-z][0-9]{1,2}");

    private final Topology topology;
    private final int seats;

    Commands(Variant variant) {
        topology = variant.topology();
        seats = variant.seatCount();
    }

    /** Whether a text can be a command at all. */
    static boolean isCommand(String text) {
        int end = 0;
        while (end < text.length() && isOfName(text.charAt(end), end > 0)) {
            end++;
        }
        return end > 0 && (end == text.length() || text.charAt(end) == ' ');
    }

    private static boolean isOfName(char c, boolean behindLetter) {
        boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return letter || (behindLetter && ((c >= '0' && c <= '9') || c == '_'));
    }

    /** Whether this program gives a meaning to commands of a name. */
    static boolean isKnown(String name) {
        return NAMES.contains(name);
    }

    static String name(String command) {
        int blank = command.indexOf(' ');
        return blank < 0 ? command : command.substring(0, blank);
    }

    /** The arguments as they stand there, still escaped. */
    static String arguments(String command) {
        int blank = command.indexOf(' ');
        return blank < 0 ? "" : command.substring(blank + 1);
    }

    // ---- writing

    /** All commands of a move, in a fixed order. */
    List<String> write(Annotations a) {
        var commands = new ArrayList<String>();
        var clock = a.clock();
        if (clock != null && clock.leftMs() != null) {
            commands.add("clk " + Times.clock(clock.leftMs()));
        }
        if (clock != null && clock.usedMs() != null) {
            commands.add("emt " + Times.clock(clock.usedMs()));
        }
        writeShapes(a.shapes(), commands);
        a.evaluations().forEach(e -> commands.add(EvaluationText.write(e)));
        if (a.title() != null) {
            commands.add("title " + Escapes.argument(a.title()));
        }
        if (a.bookmark()) {
            commands.add("bkm");
        }
        for (var unknown : a.commands()) {
            commands.add(staysUnknown(unknown) ? unknown : "raw " + Escapes.argument(unknown));
        }
        return commands;
    }

    static String write(BrokenTail tail) {
        return "tail " + Escapes.listed(tail.format()) + "," + Escapes.listed(tail.text()) + ","
                + Escapes.listed(tail.message());
    }

    /** Shapes keep their order: neighbours of one kind share a command. */
    private static void writeShapes(List<Shape> shapes, List<String> commands) {
        var command = new StringBuilder();
        var before = "";
        for (var shape : shapes) {
            var kind = kind(shape);
            if (!kind.equals(before) && command.length() > 0) {
                commands.add(command.toString());
                command.setLength(0);
            }
            command.append(command.length() == 0 ? kind + " " : ",").append(argument(shape));
            before = kind;
        }
        if (command.length() > 0) {
            commands.add(command.toString());
        }
    }

    private static String kind(Shape shape) {
        return shape instanceof Shape.Arrow ? "cal" : shape instanceof Shape.Circle ? "csl" : "lbl";
    }

    private static String argument(Shape shape) {
        if (shape instanceof Shape.Arrow arrow) {
            return arrow.colour() + String.join("", arrow.path());
        }
        if (shape instanceof Shape.Circle circle) {
            return circle.colour() + circle.cell();
        }
        var label = (Shape.Label) shape;
        return label.cell() + "=" + Escapes.listed(label.text());
    }

    private boolean staysUnknown(String command) {
        return isCommand(command)
                && Escapes.indexOf(command, ']', 0) < 0
                && Escapes.indexOf(command, '}', 0) < 0
                && command.indexOf('\n') < 0
                && command.indexOf('\r') < 0
                && !endsInEscape(command)
                && !List.of(PRE, BY, LANG).contains(name(command))
                && readTail(command).isEmpty()
                && read(command).isEmpty();
    }

    private static boolean endsInEscape(String command) {
        int backslashes = 0;
        while (backslashes < command.length() && command.charAt(command.length() - 1 - backslashes) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    // ---- reading

    /** What a command adds to the annotations of its move; empty if it is unknown or makes no sense. */
    Optional<Consumer<AnnotationDraft>> read(String command) {
        var arguments = arguments(command);
        return switch (name(command)) {
            case "clk" -> clock(arguments, true);
            case "emt" -> clock(arguments, false);
            case "csl", "cal", "lbl" -> shapes(name(command), arguments);
            case "eval" -> EvaluationText.readShort(arguments).map(e -> draft -> draft.evaluation(e));
            case "ev" ->
                EvaluationText.read(arguments)
                        .filter(e -> e.highestSeat() <= seats)
                        .map(e -> draft -> draft.evaluation(e));
            case "title" -> Optional.of(draft -> draft.title(Escapes.unescapedArgument(arguments)));
            case "bkm" -> arguments.isEmpty() ? Optional.of(AnnotationDraft::bookmark) : Optional.empty();
            case "raw" -> Optional.of(draft -> draft.command(Escapes.unescapedArgument(arguments)));
            default -> Optional.empty();
        };
    }

    /** The line that a command keeps as text; empty if it is another command. */
    static Optional<BrokenTail> readTail(String command) {
        if (!command.startsWith("tail") || !name(command).equals("tail")) {
            return Optional.empty();
        }
        var parts = split(arguments(command), ',');
        return parts.size() == 3
                ? Optional.of(new BrokenTail(
                        Escapes.unescapedArgument(parts.get(0)),
                        Escapes.unescapedArgument(parts.get(1)),
                        Escapes.unescapedArgument(parts.get(2))))
                : Optional.empty();
    }

    /** The parts between separators that are not escaped. */
    static List<String> split(String text, char separator) {
        var parts = new ArrayList<String>();
        int start = 0;
        for (int at = Escapes.indexOf(text, separator, 0); at >= 0; at = Escapes.indexOf(text, separator, start)) {
            parts.add(text.substring(start, at));
            start = at + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }

    private static Optional<Consumer<AnnotationDraft>> clock(String text, boolean left) {
        return Times.readClock(text.strip()).filter(ms -> ms <= Clock.MAX_MS).map(ms -> draft -> {
            if (left) {
                draft.timeLeft(ms);
            } else {
                draft.timeUsed(ms);
            }
        });
    }

    private Optional<Consumer<AnnotationDraft>> shapes(String kind, String arguments) {
        var shapes = new ArrayList<Shape>();
        for (var text : split(arguments, ',')) {
            var shape = kind.equals("lbl") ? label(text) : coloured(kind, text.strip());
            if (shape.isEmpty()) {
                return Optional.empty();
            }
            shapes.add(shape.get());
        }
        return Optional.of(draft -> shapes.forEach(draft::shape));
    }

    private Optional<Shape> label(String text) {
        int equals = Escapes.indexOf(text, '=', 0);
        var cell = equals < 0 ? "" : text.substring(0, equals).strip();
        return isCell(cell)
                ? Optional.of(new Shape.Label(cell, Escapes.unescapedArgument(text.substring(equals + 1)), Extras.NONE))
                : Optional.empty();
    }

    private Optional<Shape> coloured(String kind, String text) {
        if (text.isEmpty() || text.charAt(0) < 'A' || text.charAt(0) > 'Z') {
            return Optional.empty();
        }
        var colour = text.substring(0, 1);
        var cells = new ArrayList<String>();
        var matcher = CELL.matcher(text).region(1, text.length());
        while (matcher.lookingAt() && isCell(matcher.group())) {
            cells.add(matcher.group());
            matcher.region(matcher.end(), text.length());
        }
        if (matcher.regionStart() < text.length()) {
            return Optional.empty();
        }
        if (kind.equals("csl")) {
            return cells.size() == 1
                    ? Optional.of(new Shape.Circle(cells.get(0), colour, Extras.NONE))
                    : Optional.empty();
        }
        return cells.size() >= 2 ? Optional.of(new Shape.Arrow(cells, colour, Extras.NONE)) : Optional.empty();
    }

    private boolean isCell(String name) {
        return topology.find(name) != Topology.NONE;
    }
}
