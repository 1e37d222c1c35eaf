package hoppity.rules;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import hoppity.board.Camp;
import hoppity.board.Geometry;
import hoppity.board.Rectangle;
import hoppity.board.Rectangle.Corner;
import hoppity.board.Seat;
import hoppity.board.Shape;
import hoppity.board.Star;
import hoppity.board.Star.Point;
import hoppity.board.Topology;
import hoppity.rules.RuleOptions.Repetition;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A variant as JSON. Read in two forms: with one camp for all seats and a corner for each, as presets are written, or with
 * the cells of every camp, which is also how it is written. Anything unknown is refused: a rule that is not understood would
 * make another game.
 */
public final class VariantJson {
    private static final int LONGEST_TEXT = 200;

    private VariantJson() {}

    /**
     * @param path where the element stands in its file, for messages
     * @throws IllegalArgumentException naming the field and what is wrong with it
     */
    public static Variant read(JsonElement element, String path) {
        var json = object(element, path, Set.of("id", "name", "source", "board", "camp", "seats", "options"));
        var id = text(json, "id", path);
        require(
                id.matches("[A-Za-z0-9:._-]{1,64}"),
                path + ".id",
                "\"" + id + "\" is not made of letters, digits and -._:");
        var name = json.has("name") ? text(json, "name", path) : id;
        var source = json.has("source") ? text(json, "source", path) : "";
        var board = board(json.get("board"), path + ".board");
        var seats = seats(json, board, path);
        var options = options(
                json.has("options") ? json.get("options") : new JsonObject(),
                defaultDirections(board),
                path + ".options");
        for (var problem : Geometry.problems(board, seats)) {
            var seat = path + ".seats" + (problem.seat() < 0 ? "" : "[" + problem.seat() + "]");
            boolean inFull = problem.seat() >= 0
                    && json.getAsJsonArray("seats").get(problem.seat()).isJsonObject();
            throw wrong(inFull ? seat + (problem.inTarget() ? ".target" : ".home") : seat, problem.message());
        }
        try {
            return new Variant(id, name, source, new Geometry(board, seats), options);
        } catch (IllegalArgumentException e) {
            throw wrong(path + ".options", e.getMessage());
        }
    }

    /** The variant in full, with the cells of each camp and every option. */
    public static JsonObject write(Variant variant) {
        var json = new JsonObject();
        json.addProperty("id", variant.id());
        json.addProperty("name", variant.name());
        if (!variant.source().isEmpty()) {
            json.addProperty("source", variant.source());
        }
        json.add("board", writeBoard(variant.geometry().shape()));
        var seats = new JsonArray();
        for (var seat : variant.seats()) {
            var one = new JsonObject();
            one.add("home", camp(seat.home(), variant.topology()));
            one.add("target", camp(seat.target(), variant.topology()));
            seats.add(one);
        }
        json.add("seats", seats);
        json.add("options", writeOptions(RuleOption.all(variant.options())));
        return json;
    }

    /** Options as a JSON object, each value in its own type. */
    public static JsonObject writeOptions(Map<RuleOption, String> options) {
        var json = new JsonObject();
        options.forEach((option, value) -> {
            switch (option.kind()) {
                case NUMBER -> json.addProperty(option.key(), Integer.valueOf(value));
                case FLAG -> json.addProperty(option.key(), Boolean.valueOf(value));
                case WORD -> json.addProperty(option.key(), value);
            }
        });
        return json;
    }

    /**
     * The options with those of a JSON object in their place.
     *
     * @throws IllegalArgumentException naming the field and what is wrong with it
     */
    public static RuleOptions withOptions(RuleOptions base, JsonElement element, String path) {
        var changes = new HashMap<RuleOption, String>();
        for (var entry : object(element, path).entrySet()) {
            var option = RuleOption.find(entry.getKey())
                    .orElseThrow(() -> wrong(path, "unknown option \"" + entry.getKey() + "\""));
            changes.put(option, optionValue(option, entry.getValue(), path + "." + entry.getKey()));
        }
        try {
            return RuleOption.with(base, changes);
        } catch (IllegalArgumentException e) {
            throw wrong(path, e.getMessage());
        }
    }

    /** Options left out are those of {@link RuleOptions#bare}, but repetition draws where no tempo limit ends the game. */
    private static RuleOptions options(JsonElement element, int directions, String path) {
        var options = withOptions(RuleOptions.bare(directions), element, path);
        boolean open = options.tempoLimit() == 0 && !object(element, path).has(RuleOption.REPETITION.key());
        return open
                ? RuleOption.with(options, Map.of(RuleOption.REPETITION, Repetition.THREEFOLD_DRAW.name()))
                : options;
    }

    private static String optionValue(RuleOption option, JsonElement value, String path) {
        boolean fits = value instanceof JsonPrimitive p
                && switch (option.kind()) {
                    case NUMBER -> p.isNumber();
                    case FLAG -> p.isBoolean();
                    case WORD -> p.isString();
                };
        require(
                fits,
                path,
                switch (option.kind()) {
                    case NUMBER -> "expected a number";
                    case FLAG -> "expected true or false";
                    case WORD -> "expected a word";
                });
        return value.getAsString();
    }

    private static int defaultDirections(Shape board) {
        return board instanceof Star ? 6 : 4;
    }

    private static JsonObject writeBoard(Shape board) {
        var json = new JsonObject();
        if (board instanceof Rectangle rectangle) {
            json.addProperty("files", rectangle.files());
            json.addProperty("ranks", rectangle.ranks());
        } else if (board instanceof Star star) {
            json.addProperty("star", star.side());
        }
        return json;
    }

    private static Shape board(@Nullable JsonElement element, String path) {
        boolean star = object(element, path).has("star");
        var json = object(element, path, star ? Set.of("star") : Set.of("files", "ranks"));
        if (star) {
            int side = wholeNumber(json, "star", path);
            return made(path + ".star", () -> new Star(side));
        }
        int files = wholeNumber(json, "files", path);
        int ranks = wholeNumber(json, "ranks", path);
        return made(path, () -> new Rectangle(files, ranks));
    }

    private static List<Seat> seats(JsonObject json, Shape board, String path) {
        var array = array(json.get("seats"), path + ".seats");
        require(
                array.size() >= Geometry.MIN_SEATS && array.size() <= Geometry.MAX_SEATS,
                path + ".seats",
                "expected " + Geometry.MIN_SEATS + " to " + Geometry.MAX_SEATS + " seats, not " + array.size());
        boolean needsCamp = false;
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < array.size(); i++) {
            var at = path + ".seats[" + i + "]";
            var seat = array.get(i);
            if (seat.isJsonObject()) {
                var camps = object(seat, at, Set.of("home", "target"));
                seats.add(Seat.of(
                        i,
                        cells(camps.get("home"), board, at + ".home"),
                        cells(camps.get("target"), board, at + ".target")));
            } else if (board instanceof Rectangle rectangle) {
                needsCamp = true;
                seats.add(inCorner(i, rectangle, seat, json.get("camp"), path));
            } else if (board instanceof Star star) {
                needsCamp = true;
                seats.add(inPoint(i, star, seat, json.get("camp"), path));
            }
        }
        require(
                needsCamp || !json.has("camp"),
                path + ".camp",
                "every seat has its own camps, so none is left for this one");
        return seats;
    }

    private static Seat inCorner(
            int index, Rectangle board, JsonElement name, @Nullable JsonElement camp, String path) {
        var corner = place(Corner.values(), name, path + ".seats[" + index + "]");
        var rows = rows(camp, path + ".camp");
        return made(
                path + ".camp", () -> Seat.of(index, board.camp(corner, rows), board.camp(corner.opposite(), rows)));
    }

    private static Seat inPoint(int index, Star board, JsonElement name, @Nullable JsonElement camp, String path) {
        var point = place(Point.values(), name, path + ".seats[" + index + "]");
        int extraRows = camp == null
                ? 0
                : wholeNumber(object(camp, path + ".camp", Set.of("extraRows")), "extraRows", path + ".camp");
        return made(
                path + ".camp.extraRows",
                () -> Seat.of(index, board.camp(point, extraRows), board.camp(point.opposite(), extraRows)));
    }

    private static <T> T made(String path, Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException e) {
            throw wrong(path, e.getMessage());
        }
    }

    /** The corner or point of this name. */
    private static <E extends Enum<E>> E place(E[] places, JsonElement element, String path) {
        var word = element.isJsonPrimitive() ? element.getAsString() : "";
        for (var place : places) {
            if (placeName(place).equals(word)) {
                return place;
            }
        }
        var names = Arrays.stream(places).map(VariantJson::placeName).collect(Collectors.joining(", "));
        throw wrong(path, "expected " + names + ", or an object with home and target");
    }

    /** {@code LOWER_RIGHT} as {@code lowerRight}. */
    private static String placeName(Enum<?> place) {
        var words = place.name().toLowerCase(Locale.ROOT).split("_");
        return words.length == 1
                ? words[0]
                : words[0] + words[1].substring(0, 1).toUpperCase(Locale.ROOT) + words[1].substring(1);
    }

    private static List<Integer> rows(@Nullable JsonElement element, String path) {
        var rows = new ArrayList<Integer>();
        var array = array(object(element, path, Set.of("rows")).get("rows"), path + ".rows");
        for (int i = 0; i < array.size(); i++) {
            rows.add(wholeNumber(array.get(i), path + ".rows[" + i + "]"));
        }
        return rows;
    }

    private static JsonObject camp(Camp camp, Topology topology) {
        var json = new JsonObject();
        var cells = new JsonArray();
        camp.cells().forEach(c -> cells.add(topology.name(c)));
        json.add("cells", cells);
        json.addProperty("corner", topology.name(camp.corner()));
        return json;
    }

    private static Camp cells(@Nullable JsonElement element, Shape board, String path) {
        var json = object(element, path, Set.of("cells", "corner"));
        var topology = Topology.of(board);
        var cells = new ArrayList<Integer>();
        var array = array(json.get("cells"), path + ".cells");
        require(!array.isEmpty(), path + ".cells", "a camp has at least one cell");
        for (int i = 0; i < array.size(); i++) {
            int cell = cell(array.get(i), topology, path + ".cells[" + i + "]");
            require(!cells.contains(cell), path + ".cells[" + i + "]", topology.name(cell) + " is there twice");
            cells.add(cell);
        }
        int corner = cell(json.get("corner"), topology, path + ".corner");
        require(cells.contains(corner), path + ".corner", topology.name(corner) + " is not in the camp");
        return new Camp(cells, corner);
    }

    private static int cell(@Nullable JsonElement element, Topology topology, String path) {
        var name = element instanceof JsonPrimitive p && p.isString() ? p.getAsString() : "";
        int cell = topology.find(name);
        require(
                cell != Topology.NONE,
                path,
                "\"" + name + "\" is no cell of a board of " + topology.shape().label());
        return cell;
    }

    /** An object with no other fields than these. */
    private static JsonObject object(@Nullable JsonElement element, String path, Set<String> fields) {
        var json = object(element, path);
        for (var field : json.keySet()) {
            require(fields.contains(field), path, "unknown field \"" + field + "\"");
        }
        return json;
    }

    private static JsonObject object(@Nullable JsonElement element, String path) {
        if (element instanceof JsonObject object) {
            return object;
        }
        throw wrong(path, element == null ? "missing" : "expected an object");
    }

    private static JsonArray array(@Nullable JsonElement element, String path) {
        if (element instanceof JsonArray array) {
            return array;
        }
        throw wrong(path, element == null ? "missing" : "expected a list");
    }

    private static String text(JsonObject json, String key, String path) {
        if (json.get(key) instanceof JsonPrimitive p
                && p.isString()
                && !p.getAsString().isBlank()) {
            var value = p.getAsString();
            require(
                    value.length() <= LONGEST_TEXT,
                    path + "." + key,
                    "at most " + LONGEST_TEXT + " characters are allowed");
            require(
                    value.chars().noneMatch(VariantJson::isUnprintable),
                    path + "." + key,
                    "control characters and marks that turn the writing around are not allowed");
            return value;
        }
        throw wrong(path + "." + key, "expected a text that is not empty");
    }

    /** What would break a line in two, or have it read backwards, wherever the text is shown. */
    private static boolean isUnprintable(int c) {
        return Character.isISOControl(c)
                || Character.getType(c) == Character.LINE_SEPARATOR
                || Character.getType(c) == Character.PARAGRAPH_SEPARATOR
                || c >= '\u202a' && c <= '\u202e'
                || c >= '\u2066' && c <= '\u2069';
    }

    private static int wholeNumber(JsonObject json, String key, String path) {
        return wholeNumber(json.get(key), path + "." + key);
    }

    private static int wholeNumber(@Nullable JsonElement element, String path) {
        if (element instanceof JsonPrimitive p && p.isNumber()) {
            try {
                return new BigDecimal(p.getAsString()).intValueExact();
            } catch (ArithmeticException | NumberFormatException e) {
                throw wrong(path, "expected a whole number, not " + p.getAsString());
            }
        }
        throw wrong(path, element == null ? "missing" : "expected a whole number");
    }

    private static void require(boolean condition, String path, String message) {
        if (!condition) {
            throw wrong(path, message);
        }
    }

    private static IllegalArgumentException wrong(String path, @Nullable String message) {
        return new IllegalArgumentException(path + ": " + message);
    }
}
