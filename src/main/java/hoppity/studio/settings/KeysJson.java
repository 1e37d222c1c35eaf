package hoppity.studio.settings;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chosen keys as {@code {"file.open": ["Ctrl+O", "F3"], "file.quit": []}}. */
final class KeysJson {
    private KeysJson() {}

    static Map<String, List<String>> read(JsonElement element) {
        var keys = new LinkedHashMap<String, List<String>>();
        for (var entry : element.getAsJsonObject().entrySet()) {
            var texts = new ArrayList<String>();
            for (var text : entry.getValue().getAsJsonArray()) {
                if (!text.getAsJsonPrimitive().isString()) {
                    throw new IllegalArgumentException("the name of a key was expected");
                }
                texts.add(text.getAsString());
            }
            keys.put(entry.getKey(), List.copyOf(texts));
        }
        return Collections.unmodifiableMap(keys);
    }

    static JsonElement write(Map<String, List<String>> keys) {
        var object = new JsonObject();
        keys.forEach((id, texts) -> {
            var array = new JsonArray();
            texts.forEach(array::add);
            object.add(id, array);
        });
        return object;
    }
}
