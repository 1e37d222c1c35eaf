package hoppity.format.collection;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the games of a file with one JSON object a line. Of each only the keys are read whose values are shown in a list. */
final class LinesScan {
    private static final int LONGEST_VALUE = 1 << 17;
    private static final int LONGEST_KEY = 64;
    private static final int MOST_SEATS = 6;
    /** What matters in a value, and in a text. */
    private static final boolean[] SIGNS = ByteSource.stops("\"{}[],");

    private static final boolean[] IN_TEXT = ByteSource.stops("\"\\");

    private final ByteSource in;
    private final GameIndex.Builder games;
    private byte[] kept = new byte[1024];
    private int keptLength;
    private final Map<String, JsonElement> values = new HashMap<>();
    private int nodes;

    LinesScan(ByteSource in, GameIndex.Builder games) {
        this.in = in;
        this.games = games;
    }

    void run() throws IOException {
        in.skipByteOrderMark();
        while (true) {
            while (isBlank(in.peek()) || in.peek() == '\n') {
                in.take();
            }
            if (in.peek() == ByteSource.END) {
                return;
            }
            game();
        }
    }

    private void game() throws IOException {
        long start = in.offset();
        int line = in.line();
        values.clear();
        nodes = 0;
        fields();
        // What is damaged is told when the game is opened.
        while (in.peek() != ByteSource.END && in.peek() != '\n') {
            in.take();
        }
        var headers = object(values.get("headers"));
        games.add(new GameEntry(
                start,
                Math.toIntExact(in.offset() - start),
                line,
                Math.max(0, nodes - 1),
                players(values.get("players")),
                text(headers, "Event"),
                text(headers, "Date"),
                text(object(values.get("variant")), "id"),
                result(object(values.get("result")))));
    }

    private void fields() throws IOException {
        if (in.peek() != '{') {
            return;
        }
        in.take();
        for (int c = next(); c == '"'; c = next()) {
            var key = key();
            if (next() != ':') {
                return;
            }
            in.take();
            next();
            switch (key) {
                case "headers", "players", "variant", "result" -> keep(key);
                case "nodes" -> nodes = skipValue(false);
                default -> skipValue(false);
            }
            if (next() != ',') {
                return;
            }
            in.take();
        }
    }

    private void keep(String key) throws IOException {
        keptLength = 0;
        skipValue(true);
        if (keptLength >= LONGEST_VALUE) {
            return;
        }
        try {
            values.put(key, JsonParser.parseString(kept()));
        } catch (JsonParseException e) {
            // The list shows nothing of it; the reader of the game says what is wrong.
            values.remove(key);
        }
    }

    private String key() throws IOException {
        keptLength = 0;
        skipText(true);
        var quoted = kept();
        return quoted.length() < 2 || quoted.length() > LONGEST_KEY ? "" : quoted.substring(1, quoted.length() - 1);
    }

    /** Takes a value, up to what follows it or the end of the line; the number of objects right within it. */
    private int skipValue(boolean keeping) throws IOException {
        int depth = 0;
        int objects = 0;
        for (int c = in.peek(); c != ByteSource.END && c != '\n'; c = in.peek()) {
            if (c == '"') {
                skipText(keeping);
            } else if (!keeping && !SIGNS[c]) {
                in.takeUpTo(SIGNS);
            } else {
                boolean closes = c == '}' || c == ']';
                if (depth == 0 && (closes || c == ',')) {
                    return objects;
                }
                objects += c == '{' && depth == 1 ? 1 : 0;
                depth += c == '{' || c == '[' ? 1 : closes ? -1 : 0;
                take(c, keeping);
            }
        }
        return objects;
    }

    private void skipText(boolean keeping) throws IOException {
        take('"', keeping);
        for (int c = in.peek(); c != ByteSource.END && c != '\n'; c = in.peek()) {
            if (!keeping && !IN_TEXT[c]) {
                in.takeUpTo(IN_TEXT);
                continue;
            }
            take(c, keeping);
            if (c == '"') {
                return;
            }
            if (c == '\\' && in.peek() != ByteSource.END && in.peek() != '\n') {
                take(in.peek(), keeping);
            }
        }
    }

    private void take(int c, boolean keeping) {
        if (keeping && keptLength < LONGEST_VALUE) {
            if (keptLength == kept.length) {
                kept = Arrays.copyOf(kept, 2 * keptLength);
            }
            kept[keptLength++] = (byte) c;
        }
        in.take();
    }

    private String kept() {
        return new String(kept, 0, keptLength, StandardCharsets.UTF_8);
    }

    private int next() throws IOException {
        while (isBlank(in.peek())) {
            in.take();
        }
        return in.peek();
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t' || c == '\r';
    }

    // ---- values: texts as the bytes of their encoding

    private static JsonObject object(@Nullable JsonElement value) {
        return value instanceof JsonObject object ? object : new JsonObject();
    }

    private static String text(JsonObject object, String key) {
        var value = object.get(key);
        return value != null && value.isJsonPrimitive() ? bytes(value.getAsString()) : "";
    }

    private static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static String players(@Nullable JsonElement value) {
        var names = new ArrayList<String>();
        if (value instanceof JsonArray players) {
            for (var player : players) {
                var name = text(object(player), "name");
                if (!name.isBlank()) {
                    names.add(name);
                }
            }
        }
        return String.join(GameIndex.BETWEEN_PLAYERS, names);
    }

    private static String result(JsonObject result) {
        var scores = object(result.get("scores"));
        if (scores.size() == 2) {
            var both = text(scores, "1") + " " + text(scores, "2");
            switch (both) {
                case "1 0", "1.0 0.0" -> {
                    return "1-0";
                }
                case "0 1", "0.0 1.0" -> {
                    return "0-1";
                }
                case "0.5 0.5" -> {
                    return "1/2-1/2";
                }
                default -> {}
            }
        }
        return result.get("ranking") instanceof JsonArray ranking && !ranking.isEmpty() ? ranks(ranking) : "*";
    }

    private static String ranks(JsonArray ranking) {
        var ranks = new String[MOST_SEATS];
        int better = 0;
        int seats = 0;
        for (var group : ranking) {
            if (!(group instanceof JsonArray tied)) {
                return "*";
            }
            for (var seat : tied) {
                var number = seat.isJsonPrimitive() ? seat.getAsString() : "";
                if (number.length() != 1 || number.charAt(0) < '1' || number.charAt(0) > '0' + MOST_SEATS) {
                    return "*";
                }
                ranks[number.charAt(0) - '1'] = Integer.toString(better + 1);
                seats = Math.max(seats, number.charAt(0) - '0');
            }
            better += tied.size();
        }
        var all = Arrays.copyOf(ranks, seats);
        Arrays.setAll(all, i -> all[i] == null ? "0" : all[i]);
        return "=" + String.join(",", all);
    }
}
