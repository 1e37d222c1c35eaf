package hoppity.format.abstractplay;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;

/** Tells by the keys of a JSON object whether it is a record of the site. */
final class TopKeys {
    private TopKeys() {}

    /** Whether the first of the keys that tell one from another is the site's; the text may end anywhere behind it. */
    static boolean ofRecord(String text) {
        // Not to be closed: it holds nothing.
        var reader = new JsonReader(new StringReader(text));
        try {
            if (reader.peek() == JsonToken.BEGIN_ARRAY) {
                reader.beginArray();
            }
            reader.beginObject();
            while (reader.hasNext()) {
                switch (reader.nextName()) {
                    case "header" -> {
                        return reader.peek() == JsonToken.BEGIN_OBJECT;
                    }
                    case "moves" -> {
                        return reader.peek() == JsonToken.BEGIN_ARRAY;
                    }
                    case "format", "version", "variants", "nodes" -> {
                        return false;
                    }
                    default -> reader.skipValue();
                }
            }
            return false;
        } catch (IOException | IllegalStateException cutOff) {
            // Cut off, or no JSON, before anything told what it is.
            return false;
        }
    }
}
