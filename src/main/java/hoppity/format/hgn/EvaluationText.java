package hoppity.format.hgn;

import hoppity.record.Evaluation;
import hoppity.record.Evaluation.Proven;
import hoppity.record.Extras;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Evaluations as commands. {@code eval score[,depth]} is from the first seat's point of view and of nobody in particular, in
 * tempi with two decimals, or {@code #n} for a proven win in n turns, {@code #-n} for a loss. {@code ev} holds everything:
 * {@code key=value} arguments, then the moves of the principal variation.
 */
final class EvaluationText {
    private static final int MAX_DIGITS = 7;
    private static final Pattern TURNS = Pattern.compile("#-?\\d{1,6}");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?");
    private static final int MAX_SEAT = 6;

    private EvaluationText() {}

    static String write(Evaluation e) {
        var score = e.score();
        if (score != null && e.equals(plain(score, e.depth())) && Math.abs((long) score) < 1_000_000_000L) {
            return "eval " + BigDecimal.valueOf(score, 2).toPlainString() + (e.depth() == null ? "" : "," + e.depth());
        }
        var parts = new ArrayList<String>();
        add(parts, "e", e.engine().isEmpty() ? null : Escapes.listed(e.engine()));
        add(parts, "pov", e.pov());
        add(parts, "score", score);
        add(parts, "win", e.win());
        var proven = e.proven();
        add(parts, "proven", proven == null ? null : proven.name().toLowerCase(Locale.ROOT));
        add(parts, "in", e.turns());
        add(
                parts,
                "wins",
                e.wins().isEmpty()
                        ? null
                        : String.join(
                                "/", e.wins().stream().map(String::valueOf).toList()));
        add(parts, "depth", e.depth());
        add(parts, "nodes", e.nodes());
        add(parts, "ms", e.ms());
        e.pv().forEach(move -> parts.add(Escapes.listed(move)));
        return "ev " + String.join(",", parts);
    }

    private static void add(List<String> parts, String key, @Nullable Object value) {
        if (value != null) {
            parts.add(key + "=" + value);
        }
    }

    private static Evaluation plain(int score, @Nullable Integer depth) {
        return new Evaluation("", 1, score, null, null, null, List.of(), depth, null, null, List.of(), Extras.NONE);
    }

    static Optional<Evaluation> readShort(String arguments) {
        int comma = arguments.indexOf(',');
        var score = (comma < 0 ? arguments : arguments.substring(0, comma)).strip();
        Integer depthOrNone = null;
        try {
            if (comma >= 0) {
                depthOrNone = (int) whole(arguments.substring(comma + 1), Integer.MAX_VALUE);
            }
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
        var hundredths = hundredths(score);
        if (hundredths != null) {
            return Optional.of(plain(hundredths, depthOrNone));
        }
        if (TURNS.matcher(score).matches()) {
            int turns = Integer.parseInt(score.substring(1));
            boolean loss = score.charAt(1) == '-';
            return Optional.of(new Evaluation(
                    "",
                    1,
                    null,
                    null,
                    loss ? Proven.LOSS : Proven.WIN,
                    Math.abs(turns),
                    List.of(),
                    depthOrNone,
                    null,
                    null,
                    List.of(),
                    Extras.NONE));
        }
        return Optional.empty();
    }

    static Optional<Evaluation> read(String arguments) {
        var fields = new Fields();
        for (var part : Commands.split(arguments, ',')) {
            int equals = Escapes.indexOf(part, '=', 0);
            if (equals < 0) {
                fields.pv.add(Escapes.unescapedArgument(part));
                continue;
            }
            try {
                if (!fields.set(part.substring(0, equals).strip(), part.substring(equals + 1))) {
                    return Optional.empty();
                }
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
        return Optional.of(fields.build());
    }

    /** A number of at most seven digits before its point and two behind it, in hundredths; null if the text is none. */
    private static @Nullable Integer hundredths(String text) {
        int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        int point = text.indexOf('.');
        int end = point < 0 ? text.length() : point;
        int decimals = text.length() - end - 1;
        if (end == start || end - start > MAX_DIGITS || decimals == 0 || decimals > 2) {
            return null;
        }
        int value = 0;
        for (int i = start; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (i != point && (digit < 0 || digit > 9)) {
                return null;
            }
            value = i == point ? value : 10 * value + digit;
        }
        int hundredths = decimals == 2 ? value : decimals == 1 ? 10 * value : 100 * value;
        return text.startsWith("-") ? -hundredths : hundredths;
    }

    private static long whole(String text, long most) {
        long value = Long.parseLong(text.strip());
        if (value < 0 || value > most) {
            throw new NumberFormatException();
        }
        return value;
    }

    private static final class Fields {
        private String engine = "";
        private int pov = 1;
        private @Nullable Integer score;
        private @Nullable Double win;
        private @Nullable Proven proven;
        private @Nullable Integer turns;
        private List<Double> wins = List.of();
        private @Nullable Integer depth;
        private @Nullable Long nodes;
        private @Nullable Long ms;
        private final List<String> pv = new ArrayList<>();

        /** Whether key and value make sense. */
        boolean set(String key, String value) {
            switch (key) {
                case "e" -> engine = Escapes.unescapedArgument(value);
                case "pov" -> pov = (int) whole(value, MAX_SEAT);
                case "score" -> score = Integer.valueOf(value.strip());
                case "win" -> win = chance(value);
                case "proven" -> proven = verdict(value);
                case "in" -> turns = (int) whole(value, Integer.MAX_VALUE);
                case "wins" -> wins = chances(value);
                case "depth" -> depth = (int) whole(value, Integer.MAX_VALUE);
                case "nodes" -> nodes = whole(value, Long.MAX_VALUE);
                case "ms" -> ms = whole(value, Long.MAX_VALUE);
                default -> {
                    return false;
                }
            }
            return pov > 0;
        }

        Evaluation build() {
            return new Evaluation(engine, pov, score, win, proven, turns, wins, depth, nodes, ms, pv, Extras.NONE);
        }

        private static List<Double> chances(String text) {
            var chances = new ArrayList<Double>();
            for (var part : text.split("/")) {
                chances.add(chance(part));
            }
            return chances;
        }

        private static double chance(String text) {
            var number = text.strip();
            double value = DECIMAL.matcher(number).matches() ? Double.parseDouble(number) : -1;
            if (value < 0 || value > 1) {
                throw new NumberFormatException();
            }
            return value;
        }

        private static Proven verdict(String word) {
            for (var verdict : Proven.values()) {
                if (verdict.name().toLowerCase(Locale.ROOT).equals(word.strip())) {
                    return verdict;
                }
            }
            throw new NumberFormatException();
        }
    }
}
