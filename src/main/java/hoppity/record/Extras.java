package hoppity.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a file held beside the fields that this program knows, kept so that it is written again.
 *
 * @param json raw JSON text by key, in the order of the file
 */
public record Extras(Map<String, String> json) {
    public static final Extras NONE = new Extras(Map.of());

    public Extras {
        json = json.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(json));
    }

    public boolean isEmpty() {
        return json.isEmpty();
    }
}
