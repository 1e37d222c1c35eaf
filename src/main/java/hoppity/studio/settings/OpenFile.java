package hoppity.studio.settings;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that was open when the studio was closed.
 *
 * @param file where it is saved
 * @param node id of the node that was shown, at least 0
 */
public record OpenFile(Path file, int node) {
    public OpenFile {
        if (node < 0) {
            throw new IllegalArgumentException("a node's id is 0 or more");
        }
    }

    static List<OpenFile> read(JsonElement element) {
        var files = new ArrayList<OpenFile>();
        for (var entry : element.getAsJsonArray()) {
            var object = entry.getAsJsonObject();
            files.add(new OpenFile(
                    Path.of(object.get("file").getAsString()),
                    object.get("node").getAsBigDecimal().intValueExact()));
        }
        return List.copyOf(files);
    }

    static JsonElement write(List<OpenFile> files) {
        var array = new JsonArray();
        for (var open : files) {
            var object = new JsonObject();
            object.addProperty("file", open.file().toString());
            object.addProperty("node", open.node());
            array.add(object);
        }
        return array;
    }
}
