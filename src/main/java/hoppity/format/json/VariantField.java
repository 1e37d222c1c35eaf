package hoppity.format.json;

import com.google.gson.JsonObject;
import hoppity.format.FormatException;
import hoppity.format.Where;
import hoppity.record.Extras;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.VariantJson;
import hoppity.rules.Variants;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * The variant of a game in its file: the id of a preset with the options that differ from it, or the whole definition of a
 * variant that the program does not bring along.
 */
final class VariantField {
    private static final Set<String> KNOWN = Set.of("id", "name", "source", "board", "camp", "seats", "options");
    private static final List<String> DESCRIPTION = List.of("name", "source");
    private static final String PATH = "$.variant";

    private VariantField() {}

    record Read(Variant variant, Extras extras) {}

    static Read read(JsonInput in) throws FormatException {
        var where = new Where(in.where().line(), in.where().column());
        var json = new JsonObject();
        var extras = in.object(KNOWN, name -> json.add(name, in.tree()));
        try {
            return json.has("board")
                    ? new Read(VariantJson.read(json, PATH), extras)
                    : new Read(preset(json), withDescription(json, extras));
        } catch (IllegalArgumentException e) {
            throw new FormatException(where, String.valueOf(e.getMessage()));
        }
    }

    private static Variant preset(JsonObject json) {
        var id = json.get("id");
        if (id == null || !id.isJsonPrimitive() || !id.getAsJsonPrimitive().isString()) {
            throw new IllegalArgumentException(PATH + ".id: expected the id of a variant as a text");
        }
        var preset = Variants.presets()
                .find(id.getAsString())
                .orElseThrow(() -> new IllegalArgumentException(PATH + ".id: there is no variant \"" + id.getAsString()
                        + "\", and the file does not define it"));
        if (json.has("camp") || json.has("seats")) {
            throw new IllegalArgumentException(PATH + ": a variant with camps of its own needs its board as well");
        }
        var options = json.get("options");
        return options == null
                ? preset
                : preset.withOptions(VariantJson.withOptions(preset.options(), options, PATH + ".options"));
    }

    /** What a file says about a preset in its own words is kept beside it. */
    private static Extras withDescription(JsonObject json, Extras extras) {
        var all = new LinkedHashMap<String, String>();
        for (var key : DESCRIPTION) {
            if (json.has(key)) {
                all.put(key, json.get(key).toString());
            }
        }
        all.putAll(extras.json());
        return all.isEmpty() ? Extras.NONE : new Extras(all);
    }

    static String write(Variant variant, Extras extras) {
        var preset = Variants.presets().find(variant.id());
        boolean isPreset = preset.isPresent()
                && preset.get().equals(variant.withOptions(preset.get().options()));
        return JsonOutput.object(o -> {
            if (isPreset) {
                var options = RuleOption.difference(preset.get().options(), variant.options());
                o.text("id", variant.id())
                        .json("options", VariantJson.writeOptions(options).toString());
            } else {
                VariantJson.write(variant).asMap().forEach((key, value) -> o.json(key, value.toString()));
            }
            o.extras(extras);
        });
    }
}
