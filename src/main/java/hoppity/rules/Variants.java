package hoppity.rules;

import static hoppity.words.Words.tr;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A set of variants by id, read from a file of variants. */
public final class Variants {
    private static final String RESOURCE = "variants.json";
    private static final int VERSION = 1;

    private static final class Presets {
        static final Variants INSTANCE = load();

        private static Variants load() {
            try (var in = Variants.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException(RESOURCE + " is missing from the program");
                }
                return read(new InputStreamReader(in, StandardCharsets.UTF_8), RESOURCE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final Map<String, Variant> byId;

    private Variants(Map<String, Variant> byId) {
        this.byId = byId;
    }

    /**
     * These variants.
     *
     * @throws IllegalArgumentException if two of them have the same id
     */
    public static Variants of(Collection<Variant> variants) {
        var byId = new LinkedHashMap<String, Variant>();
        for (var variant : variants) {
            if (byId.put(variant.id(), variant) != null) {
                throw new IllegalArgumentException("there are two variants \"" + variant.id() + "\"");
            }
        }
        return new Variants(byId);
    }

    /** The presets that come with the program. */
    public static Variants presets() {
        return Presets.INSTANCE;
    }

    /**
     * Reads a file of variants.
     *
     * @param name the file's name, for messages
     * @throws IllegalArgumentException naming the field and what is wrong with it
     */
    public static Variants read(Reader reader, String name) {
        try {
            var root = JsonParser.parseReader(reader);
            if (!(root instanceof JsonObject object) || !(object.get("variants") instanceof JsonArray list)) {
                throw new IllegalArgumentException(tr("{0}: expected an object with a list \"variants\"", name));
            }
            var version = object.get("version");
            if (version == null
                    || !version.isJsonPrimitive()
                    || !version.getAsString().equals("" + VERSION)) {
                throw new IllegalArgumentException(
                        tr("{0}: version is {1}, this program reads {2}", name, version, VERSION));
            }
            var byId = new LinkedHashMap<String, Variant>();
            for (int i = 0; i < list.size(); i++) {
                var path = name + ": variants[" + i + "]";
                var variant = VariantJson.read(list.get(i), path);
                if (byId.put(variant.id(), variant) != null) {
                    throw new IllegalArgumentException(tr("{0}: \"{1}\" is there twice", path + ".id", variant.id()));
                }
            }
            return new Variants(byId);
        } catch (JsonParseException e) {
            // Gson puts the reason into the cause, followed by lines of advice to programmers.
            var reason = String.valueOf(
                    e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
            throw new IllegalArgumentException(
                    tr(
                            "{0}: no valid JSON: {1}",
                            name, reason.lines().findFirst().orElse("nothing in it")),
                    e);
        }
    }

    public Optional<Variant> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * The variant with this id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Variant get(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("there is no variant \"" + id + "\""));
    }

    /** The variants in full, as a file that {@link #read} understands. */
    public JsonObject toJson() {
        var list = new JsonArray();
        all().forEach(variant -> list.add(VariantJson.write(variant)));
        var json = new JsonObject();
        json.addProperty("version", VERSION);
        json.add("variants", list);
        return json;
    }

    /** All variants, in the order of the file. */
    public Collection<Variant> all() {
        return byId.values();
    }
}
