package hoppity.format.json;

import static hoppity.words.Words.tr;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import hoppity.format.FormatException;
import hoppity.format.SourceText;
import hoppity.format.Where;
import hoppity.record.Extras;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON value by value, each in the type that is wanted, and keeps what nobody asks for. Every failure is a
 * {@link FormatException} with line, column and path.
 */
public final class JsonInput {
    /** Deeper nesting than a game has can only be in values of other programs. */
    private static final int MAX_DEPTH = 64;

    /** More digits than a number in use has; programs that calculate with longer ones may take very long. */
    private static final int MAX_DIGITS = 400;

    private final SourceText source;
    private final JsonReader reader;
    private final int firstLine;
    private int valueStart;

    /** Reads the value of one known key of an object. */
    @FunctionalInterface
    public interface Field {
        void read(String name) throws FormatException;
    }

    /** Reads one item of a list. */
    @FunctionalInterface
    public interface Item<T> {
        T read() throws FormatException;
    }

    @FunctionalInterface
    private interface Read<T> {
        T get() throws IOException;
    }

    @FunctionalInterface
    private interface Step {
        void go() throws IOException;
    }

    /** @param firstLine the number of the text's first line in its file, from 1 */
    public JsonInput(String text, int firstLine) {
        source = new SourceText(text);
        this.firstLine = firstLine;
        reader = new JsonReader(new StringReader(text));
        reader.setStrictness(Strictness.STRICT);
        reader.setNestingLimit(MAX_DEPTH);
        valueStart = behindBlanks(0);
    }

    /** Where the value is that is to be read next. */
    public Where where() {
        return where(valueStart, reader.getPath());
    }

    /** The offset of the value that is to be read next: less work than telling where it is. */
    int offset() {
        return valueStart;
    }

    /** The place of the value that was read last, which began at an offset. */
    Where whereRead(int offset) {
        return where(offset, reader.getPreviousPath());
    }

    Where where(int offset, String path) {
        var where = source.at(offset);
        // In an object before its first key the path ends in a dot.
        var named = path.endsWith(".") ? path.substring(0, path.length() - 1) : path;
        return new Where(where.line() + firstLine - 1, where.column(), named);
    }

    public FormatException wrong(String message) {
        return new FormatException(where(), message);
    }

    /**
     * Reads an object. A known key that is null counts as not there.
     *
     * @param known the keys that {@code field} reads
     * @return all other keys with their values
     */
    public Extras object(Set<String> known, Field field) throws FormatException {
        var others = new Others();
        entries(name -> {
            if (!known.contains(name)) {
                others.put(name, raw());
            } else if (!skippedNull()) {
                field.read(name);
            }
        });
        return others.extras();
    }

    /** The keys of an object that are not known: mostly none. */
    private static final class Others {
        private @Nullable Map<String, String> json;

        void put(String name, String value) {
            json = json == null ? new LinkedHashMap<>() : json;
            json.put(name, value);
        }

        Extras extras() {
            return json == null ? Extras.NONE : new Extras(json);
        }
    }

    /** The keys of an object so far: of a few it takes less to look at each. */
    private static final class Keys {
        private static final int FEW = 8;

        private final List<String> few = new ArrayList<>(FEW);
        private @Nullable Set<String> many;

        boolean add(String name) {
            if (many != null) {
                return many.add(name);
            }
            if (few.contains(name)) {
                return false;
            }
            few.add(name);
            if (few.size() == FEW) {
                many = new HashSet<>(few);
            }
            return true;
        }
    }

    /** Reads an object with whatever keys it has. */
    public void entries(Field field) throws FormatException {
        expect(JsonToken.BEGIN_OBJECT, "an object");
        step(reader::beginObject);
        var seen = new Keys();
        while (attempt(reader::hasNext)) {
            var name = attempt(reader::nextName);
            valueStart = behindBlanks(consumed());
            if (!seen.add(name)) {
                throw wrong(tr("the key \"{0}\" is there twice", name));
            }
            field.read(name);
        }
        step(reader::endObject);
    }

    public <T> List<T> listOf(Item<T> item) throws FormatException {
        expect(JsonToken.BEGIN_ARRAY, "a list");
        step(reader::beginArray);
        var items = new ArrayList<T>();
        for (int behind = consumed(); attempt(reader::hasNext); behind = consumed()) {
            valueStart = behindBlanks(behind);
            items.add(item.read());
        }
        step(reader::endArray);
        return items;
    }

    /** Reads over a value, whatever it is. */
    public void skip() throws FormatException {
        var path = reader.getPath();
        try {
            reader.skipValue();
        } catch (IOException e) {
            throw malformed(e, path);
        }
    }

    /** Whether the value that is to be read next is of a type. */
    public boolean isNext(JsonToken type) throws FormatException {
        return attempt(reader::peek) == type;
    }

    public String text() throws FormatException {
        expect(JsonToken.STRING, "a text");
        return attempt(reader::nextString);
    }

    public boolean flag() throws FormatException {
        expect(JsonToken.BOOLEAN, "true or false");
        return attempt(reader::nextBoolean);
    }

    public int wholeNumber(int least, int most) throws FormatException {
        return (int) wholeNumber((long) least, most);
    }

    public long wholeNumber(long least, long most) throws FormatException {
        expect(JsonToken.NUMBER, "a number");
        long value = 0;
        boolean fits;
        try {
            value = reader.nextLong();
            fits = value >= least && value <= most;
        } catch (NumberFormatException e) {
            fits = false;
        } catch (IOException e) {
            throw malformed(e, reader.getPath());
        }
        if (!fits) {
            throw new FormatException(
                    whereRead(valueStart),
                    most == Long.MAX_VALUE
                            ? "expected a whole number of at least " + least
                            : "expected a whole number from " + least + " to " + most);
        }
        return value;
    }

    public double number() throws FormatException {
        expect(JsonToken.NUMBER, "a number");
        try {
            return reader.nextDouble();
        } catch (MalformedJsonException | NumberFormatException e) {
            throw new FormatException(whereRead(valueStart), "the number is too large");
        } catch (IOException e) {
            throw malformed(e, reader.getPath());
        }
    }

    double number(double least, double most) throws FormatException {
        double value = number();
        if (value < least || value > most) {
            throw new FormatException(
                    whereRead(valueStart), "expected a number from " + (long) least + " to " + (long) most);
        }
        return value;
    }

    /** Any value as JSON text without the blanks between its parts. */
    public String raw() throws FormatException {
        int start = valueStart;
        var path = reader.getPath();
        try {
            reader.skipValue();
        } catch (IOException e) {
            throw malformed(e, path);
        }
        var value = source.text().substring(start, consumed());
        var text = new StringBuilder(value.length());
        boolean inText = false;
        int digits = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"') {
                inText = !inText;
            } else if (inText && c == '\\') {
                text.append(c);
                c = value.charAt(++i);
            } else if (inText && c < ' ') {
                throw new FormatException(
                        where(start + i, reader.getPath()), "no valid JSON: a control character in a text");
            }
            if (inText || c > ' ') {
                text.append(c);
            }
            digits = !inText && c >= '0' && c <= '9' ? digits + 1 : 0;
            if (digits > MAX_DIGITS) {
                throw new FormatException(where(start + i, path), "a number of more than " + MAX_DIGITS + " digits");
            }
        }
        return text.toString();
    }

    /** Any value with the values in it; the depth of the nesting is limited. */
    JsonElement tree() throws FormatException {
        return switch (attempt(reader::peek)) {
            case BEGIN_OBJECT -> {
                var object = new JsonObject();
                entries(name -> object.add(name, tree()));
                yield object;
            }
            case BEGIN_ARRAY -> {
                var array = new JsonArray();
                listOf(this::tree).forEach(array::add);
                yield array;
            }
            default -> JsonParser.parseString(raw());
        };
    }

    /** Makes sure that nothing follows. */
    public void end() throws FormatException {
        int rest = source.text().length()
                - source.text().substring(consumed()).stripLeading().length();
        if (rest < source.text().length()) {
            throw new FormatException(where(rest, "$"), tr("more text after the end of the game"));
        }
    }

    private void expect(JsonToken wanted, String what) throws FormatException {
        var found = attempt(reader::peek);
        if (found != wanted) {
            throw wrong("expected " + what + ", found " + name(found));
        }
    }

    private boolean skippedNull() throws FormatException {
        if (attempt(reader::peek) != JsonToken.NULL) {
            return false;
        }
        step(reader::nextNull);
        return true;
    }

    private static String name(JsonToken token) {
        return switch (token) {
            case BEGIN_ARRAY -> "a list";
            case BEGIN_OBJECT -> "an object";
            case STRING, NAME -> "a text";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case NULL -> "null";
            case END_ARRAY, END_OBJECT, END_DOCUMENT -> "nothing";
        };
    }

    private int consumed() {
        return (int) reader.getCharacterOffset();
    }

    private int behindBlanks(int offset) {
        var text = source.text();
        int at = offset;
        while (at < text.length() && ":, \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private <T> T attempt(Read<T> read) throws FormatException {
        try {
            return read.get();
        } catch (IOException e) {
            throw malformed(e, reader.getPath());
        }
    }

    private void step(Step step) throws FormatException {
        try {
            step.go();
        } catch (IOException e) {
            throw malformed(e, reader.getPath());
        }
    }

    private FormatException malformed(IOException e, String path) {
        var message = String.valueOf(e.getMessage());
        if (e instanceof EOFException || message.startsWith("Unterminated string")) {
            return new FormatException(where(source.text().length(), ""), tr("the text ends in the middle of a game"));
        }
        var why =
                message.startsWith("Nesting limit") ? tr("more than {0} levels deep", MAX_DEPTH) : tr("no valid JSON");
        return new FormatException(where(consumed(), path), why);
    }
}
