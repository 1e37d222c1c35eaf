package hoppity.format.starlog;

import static hoppity.words.Words.tr;

import hoppity.board.Topology;
import hoppity.format.FormatException;
import hoppity.format.Notes;
import hoppity.format.Where;
import hoppity.format.foreign.ForeignText;
import hoppity.format.foreign.ForeignText.Line;
import hoppity.format.foreign.Places;
import hoppity.record.GameResult;
import hoppity.rules.Termination;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one log. Move numbers count turns, those that were skipped too. */
final class LogReader {
    private static final Pattern LINE = Pattern.compile("\\[(\\d{4})-(\\d\\d)-(\\d\\d) \\d\\d:\\d\\d:\\d\\d\\] (.*)");
    private static final Pattern JOINED = Pattern.compile("PLAYER JOINED: (.{0,200}) as ([a-z0-9 ]{1,20})");
    private static final Pattern ORDER = Pattern.compile("GAME .{0,40}turn order \\[(.{0,200})\\]");
    private static final Pattern MOVE = Pattern.compile(
            "MOVE (\\d{1,9}): (.{0,200}) \\(([a-z0-9 ]{1,20})\\) (\\d{1,9})->(\\d{1,9})(?: \\[[^\\]]{0,40}\\])?");
    private static final Pattern TIMEOUT = Pattern.compile(
            "TURN TIMEOUT: Player with colour ([a-z0-9 ]{1,20}) exceeded .{0,20} at move (\\d{1,9})\\..{0,40}");
    private static final Pattern SCORE =
            Pattern.compile("SCORE (.{0,200}) \\(([a-z0-9 ]{1,20})\\): Final=(-?\\d{1,9}(?:\\.\\d{1,9})?),.*");
    private static final int HOLES = 121;
    private static final List<Integer> CELLS = cells();
    private static final int SHORTENED = 40;

    private final ForeignText text;
    private final Notes notes;
    private final Map<Colour, String> names = new EnumMap<>(Colour.class);
    private final Map<Colour, Double> scores = new EnumMap<>(Colour.class);
    private final List<HoleTurn> turns = new ArrayList<>();
    private final Set<String> leftOut = new TreeSet<>();
    private @Nullable List<Colour> order;
    private Where orderAt = new Where(1, 1);
    private String date = "";
    private String end = "";

    LogReader(ForeignText text, Notes notes) {
        this.text = text;
        this.notes = notes;
    }

    /** @param holes from and to in the server's numbers; empty for a turn that was skipped */
    record HoleTurn(Colour colour, List<Integer> holes, Where where) {}

    /** @param leftOut what the record has no place for, in words */
    record Log(
            List<Colour> order,
            Where orderAt,
            Map<Colour, String> names,
            List<HoleTurn> turns,
            GameResult result,
            String date,
            Set<String> leftOut) {}

    /** The server counts holes row by row from the top, each row from the left. */
    private static List<Integer> cells() {
        var topology = Topology.of(StarLogFormat.BOARD);
        return IntStream.range(0, topology.size())
                .boxed()
                .sorted(Comparator.comparingInt((Integer c) -> -topology.cell(c).y())
                        .thenComparingInt(c -> topology.cell(c).x()))
                .toList();
    }

    /** @param hole a number that was checked */
    static int cell(int hole) {
        return CELLS.get(hole);
    }

    Log read() throws FormatException {
        for (var line : text) {
            if (!line.text().isBlank()) {
                entryOrCut(line);
            }
        }
        if (order == null) {
            throw new FormatException(new Where(1, 1), tr("the line with the turn order is missing"));
        }
        return new Log(order, orderAt, names, turns, result(order), date, leftOut);
    }

    private void entryOrCut(Line line) throws FormatException {
        try {
            entry(line);
        } catch (FormatException e) {
            line.leaveOutIfCut(e, notes);
        }
    }

    private void entry(Line line) throws FormatException {
        var parts = LINE.matcher(line.text());
        if (!parts.matches()) {
            throw line.wrong(tr("a line of a log begins with [year-month-day hour:minute:second]"));
        }
        if (date.isEmpty()) {
            date = parts.group(1) + "." + parts.group(2) + "." + parts.group(3);
        }
        event(line, parts.group(4).strip());
    }

    private void event(Line line, String event) throws FormatException {
        var joined = JOINED.matcher(event);
        var ordered = ORDER.matcher(event);
        var moved = MOVE.matcher(event);
        var timeout = TIMEOUT.matcher(event);
        var score = SCORE.matcher(event);
        if (joined.matches()) {
            names.put(colour(line, joined.group(2)), joined.group(1));
        } else if (ordered.matches()) {
            turnOrder(line, ordered.group(1));
        } else if (moved.matches()) {
            turn(line, moved.group(1), moved.group(3), List.of(hole(line, moved.group(4)), hole(line, moved.group(5))));
            names.putIfAbsent(colour(line, moved.group(3)), moved.group(2));
        } else if (timeout.matches()) {
            turn(line, timeout.group(2), timeout.group(1), List.of());
        } else if (score.matches()) {
            scores.put(colour(line, score.group(2)), Double.valueOf(score.group(3)));
            leftOut.add(tr("the server's scores but for the last"));
        } else if (event.startsWith("MOVE ") || event.startsWith("TURN TIMEOUT")) {
            throw line.wrong(tr("\"{0}\" is no whole move or timeout; the file may be cut off", shortened(event)));
        } else {
            other(event);
        }
    }

    private void other(String event) {
        if (event.startsWith("GAME TIME LIMIT") || event.startsWith("GAME OVER") || event.contains("WIN")) {
            end = event;
        } else if (event.startsWith("ALL WRONG MOVES") || event.startsWith("WRONG MOVE")) {
            leftOut.add(tr("the lists of wrong moves"));
        } else if (!event.startsWith("GAME CREATED") && !event.startsWith("PLAYER START")) {
            leftOut.add("\"" + shortened(event) + "\"");
        }
    }

    private static String shortened(String text) {
        return text.length() <= SHORTENED ? text : text.substring(0, SHORTENED) + "…";
    }

    private static Colour colour(Line line, String label) throws FormatException {
        return Colour.find(label).orElseThrow(() -> line.wrong(tr("\"{0}\" is none of the server's colours", label)));
    }

    private static int hole(Line line, String number) throws FormatException {
        int hole = Integer.parseInt(number);
        if (hole >= HOLES) {
            throw line.wrong(tr("there is no hole {0}; they are counted from 0 to {1}", number, HOLES - 1));
        }
        return hole;
    }

    private void turnOrder(Line line, String list) throws FormatException {
        var colours = new ArrayList<Colour>();
        for (var item : list.split(",", -1)) {
            colours.add(colour(line, item.replace("'", "").replace("\"", "").strip()));
        }
        if (Set.copyOf(colours).size() < colours.size() || colours.size() < 2) {
            throw line.wrong(tr("a turn order has two to six colours, each once"));
        }
        if (order != null) {
            throw line.wrong(tr("a second game begins here; a log of one game is needed"));
        }
        order = List.copyOf(colours);
        orderAt = line.at(0);
    }

    private void turn(Line line, String number, String label, List<Integer> holes) throws FormatException {
        if (order == null) {
            throw line.wrong(tr("a turn before the line with the turn order"));
        }
        var colour = colour(line, label);
        if (!order.contains(colour)) {
            throw line.wrong(tr("{0} has a turn, but no place in the turn order", label));
        }
        turns.add(new HoleTurn(colour, holes, line.at(0)));
        if (Integer.parseInt(number) != turns.size()) {
            notes.forgiven(line.at(0), tr("the move number is {0}, it should be {1}", number, turns.size()));
        }
    }

    /** The server's points decide where its time ends a game; the more the better. */
    private GameResult result(List<Colour> seats) {
        if (end.isEmpty() || !scores.keySet().containsAll(seats)) {
            return Places.unfinished();
        }
        var points = seats.stream().map(scores::get).toList();
        var told = new ArrayList<String>();
        for (int i = 0; i < seats.size(); i++) {
            told.add(seats.get(i).label() + " " + String.format(Locale.ROOT, "%.1f", points.get(i)));
        }
        notes.imported(
                new Where(1, 1), tr("the result is guessed from the server's points: {0}", String.join(", ", told)));
        return Places.leastFirst(
                points.stream().map(p -> -p).toList(),
                Termination.ADJUDICATION,
                shortened(end) + " Points: " + String.join(", ", told));
    }
}
