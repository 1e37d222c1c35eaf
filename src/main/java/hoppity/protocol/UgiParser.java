package hoppity.protocol;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads lines that a user interface sends. */
public final class UgiParser {
    private static final int MAX_PERFT = 20;
    private static final int MAX_DEPTH = 1000;
    private static final long LONGEST_MS = 1_000_000_000_000L;
    private static final int QUOTED = 60;
    private static final Pattern CLOCK = Pattern.compile("p([1-6])(time|inc)");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private UgiParser() {}

    /**
     * The command that a line holds.
     *
     * @param line not blank
     * @throws Refused if it holds none
     */
    public static UgiCommand parse(String line) {
        var words = new ArrayDeque<>(Arrays.asList(BLANKS.split(line.strip())));
        var name = words.remove();
        return switch (name) {
            case "ugi" -> alone(name, words, new UgiCommand.Ugi());
            case "isready" -> alone(name, words, new UgiCommand.IsReady());
            case "uginewgame" -> alone(name, words, new UgiCommand.NewGame());
            case "stop" -> alone(name, words, new UgiCommand.Stop());
            case "quit" -> alone(name, words, new UgiCommand.Quit());
            case "eval" -> alone(name, words, new UgiCommand.Eval());
            case "d" -> alone(name, words, new UgiCommand.Display());
            case "setoption" -> setOption(words);
            case "position" -> position(words);
            case "go" -> new UgiCommand.Go(limits(words));
            case "query" -> query(words);
            case "perft" -> {
                int depth = (int) number(name, words, 1, MAX_PERFT);
                yield alone(name, words, new UgiCommand.Perft(depth));
            }
            default -> throw new Refused("there is no command " + quote(name));
        };
    }

    /** A text from outside as part of a message: short, and without control characters. */
    static String quote(String text) {
        var plain = text.replaceAll("\\p{Cntrl}", "?");
        return '"' + (plain.length() > QUOTED ? plain.substring(0, QUOTED) + "…" : plain) + '"';
    }

    private static UgiCommand alone(String name, Deque<String> rest, UgiCommand command) {
        if (!rest.isEmpty()) {
            throw new Refused(name + ": unexpected " + quote(rest.element()));
        }
        return command;
    }

    private static UgiCommand setOption(Deque<String> words) {
        if (!"name".equals(words.poll())) {
            throw new Refused("setoption: expected \"name\" first");
        }
        var name = upTo("value", words);
        if (name.isEmpty()) {
            throw new Refused("setoption: the name is missing");
        }
        if (words.isEmpty()) {
            throw new Refused("setoption: the value of " + quote(name) + " is missing");
        }
        return new UgiCommand.SetOption(name, String.join(" ", words));
    }

    private static UgiCommand position(Deque<String> words) {
        var kind = words.isEmpty() ? "" : words.remove();
        var between = upTo("moves", words);
        var moves = List.copyOf(words);
        if (kind.equals("startpos")) {
            if (!between.isEmpty()) {
                throw new Refused("position: unexpected " + quote(between));
            }
            return new UgiCommand.Position(Optional.empty(), moves);
        }
        if (!kind.equals("fen")) {
            throw new Refused(
                    "position: expected \"startpos\" or \"fen\"" + (kind.isEmpty() ? "" : ", not " + quote(kind)));
        }
        if (between.isEmpty()) {
            throw new Refused("position: the position after \"fen\" is missing");
        }
        return new UgiCommand.Position(Optional.of(between), moves);
    }

    /** Takes the words before this one, and the word itself. */
    private static String upTo(String end, Deque<String> words) {
        var before = new StringBuilder();
        while (!words.isEmpty()) {
            var word = words.remove();
            if (word.equals(end)) {
                break;
            }
            before.append(before.isEmpty() ? "" : " ").append(word);
        }
        return before.toString();
    }

    private static UgiCommand query(Deque<String> words) {
        var about = words.isEmpty() ? "" : words.remove();
        for (var question : UgiCommand.Question.values()) {
            if (question.name().toLowerCase(Locale.ROOT).equals(about)) {
                return alone("query", words, new UgiCommand.Query(question));
            }
        }
        throw new Refused("query: expected gameover, p1turn, turn or result, not " + quote(about));
    }

    private static GoLimits limits(Deque<String> words) {
        Map<Integer, Long> left = new TreeMap<>();
        Map<Integer, Long> increment = new TreeMap<>();
        long moveMs = 0;
        int depth = 0;
        long nodes = 0;
        var seen = new HashSet<String>();
        while (!words.isEmpty()) {
            var word = words.remove();
            if (!seen.add(word)) {
                throw new Refused("go: " + quote(word) + " is there twice");
            }
            var clock = CLOCK.matcher(word);
            if (clock.matches()) {
                int seat = Integer.parseInt(clock.group(1));
                var times = clock.group(2).equals("time") ? left : increment;
                times.put(seat, number(word, words, 0, LONGEST_MS));
                continue;
            }
            switch (word) {
                case "movetime" -> moveMs = number(word, words, 1, Integer.MAX_VALUE);
                // The protocol allows a depth of 0; a move needs one ply.
                case "depth" -> depth = (int) Math.max(1, number(word, words, 0, MAX_DEPTH));
                case "nodes" -> nodes = number(word, words, 1, Long.MAX_VALUE);
                case "infinite" -> {}
                default -> throw new Refused("go: there is no limit " + quote(word));
            }
        }
        if (seen.contains("infinite") && seen.size() > 1) {
            throw new Refused("go: \"infinite\" goes with no other limit");
        }
        if (left.isEmpty() && !increment.isEmpty()) {
            throw new Refused("go: an increment needs a clock, such as p1time");
        }
        return new GoLimits(left, increment, moveMs, depth, nodes);
    }

    private static long number(String name, Deque<String> words, long least, long most) {
        var text = words.isEmpty() ? "" : words.remove();
        try {
            long value = Long.parseLong(text);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Told below, like a number that is out of range.
        }
        throw new Refused(name + ": expected a number from " + least + " to " + most + ", not " + quote(text));
    }
}
