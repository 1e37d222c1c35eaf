package hoppity.format.json;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import hoppity.record.Extras;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes JSON into a string. What is null or an empty list is left out. */
final class JsonOutput {
    private final StringBuilder text = new StringBuilder();
    private final JsonWriter writer = new JsonWriter(new Appender(text));

    /** A {@link java.io.StringWriter} that takes no lock for each piece of text. */
    private static final class Appender extends Writer {
        private final StringBuilder text;

        Appender(StringBuilder text) {
            this.text = text;
        }

        @Override
        public void write(int c) {
            text.append((char) c);
        }

        @Override
        public void write(String part) {
            text.append(part);
        }

        @Override
        public void write(String part, int from, int length) {
            text.append(part, from, from + length);
        }

        @Override
        public void write(char[] part, int from, int length) {
            text.append(part, from, length);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private interface Step {
        void go() throws IOException;
    }

    private JsonOutput(FormattingStyle style) {
        writer.setFormattingStyle(style);
    }

    /** An object on one line. */
    static String object(Consumer<JsonOutput> fields) {
        return object(FormattingStyle.COMPACT, fields);
    }

    static String object(FormattingStyle style, Consumer<JsonOutput> fields) {
        var out = new JsonOutput(style);
        out.step(out.writer::beginObject);
        fields.accept(out);
        out.step(out.writer::endObject);
        return out.text.toString();
    }

    JsonOutput text(String key, @Nullable String value) {
        return value == null ? this : step(() -> writer.name(key).value(value));
    }

    JsonOutput number(String key, @Nullable Number value) {
        return value == null ? this : step(() -> number(writer.name(key), value));
    }

    JsonOutput flag(String key, boolean value) {
        return step(() -> writer.name(key).value(value));
    }

    /** A value that is JSON already. */
    JsonOutput json(String key, @Nullable String value) {
        return value == null ? this : step(() -> writer.name(key).jsonValue(value));
    }

    JsonOutput numbers(String key, List<? extends Number> values) {
        return list(key, values, value -> step(() -> number(writer, value)));
    }

    JsonOutput texts(String key, List<String> values) {
        return list(key, values, value -> step(() -> writer.value(value)));
    }

    /** A list of values that are JSON already. */
    JsonOutput jsons(String key, List<String> values) {
        return list(key, values, value -> step(() -> writer.jsonValue(value)));
    }

    /** An object, each field of which {@code fields} writes. */
    <T> JsonOutput object(String key, @Nullable T value, BiConsumer<JsonOutput, T> fields) {
        if (value == null) {
            return this;
        }
        step(() -> writer.name(key));
        return object(value, fields);
    }

    <T> JsonOutput objects(String key, List<T> values, BiConsumer<JsonOutput, T> fields) {
        return list(key, values, value -> object(value, fields));
    }

    /** A list of objects, each on a line of its own whatever the style. */
    <T> JsonOutput lines(String key, List<T> values, BiConsumer<JsonOutput, T> fields) {
        var style = writer.getFormattingStyle();
        return list(key, values, value -> {
            step(writer::beginObject);
            writer.setFormattingStyle(FormattingStyle.COMPACT);
            fields.accept(this, value);
            step(writer::endObject);
            writer.setFormattingStyle(style);
        });
    }

    private <T> JsonOutput object(T value, BiConsumer<JsonOutput, T> fields) {
        step(writer::beginObject);
        fields.accept(this, value);
        return step(writer::endObject);
    }

    JsonOutput extras(Extras extras) {
        extras.json().forEach(this::json);
        return this;
    }

    private <T> JsonOutput list(String key, List<T> values, Consumer<T> each) {
        if (values.isEmpty()) {
            return this;
        }
        step(() -> writer.name(key).beginArray());
        values.forEach(each);
        return step(writer::endArray);
    }

    /** Whole numbers are written without a decimal point, whatever their type. */
    private static void number(JsonWriter writer, Number value) throws IOException {
        if (value instanceof Double d && d == Math.rint(d) && Math.abs(d) < 1e15) {
            writer.value(d.longValue());
        } else {
            writer.value(value);
        }
    }

    private JsonOutput step(Step step) {
        try {
            step.go();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot be written to", e);
        }
    }
}
