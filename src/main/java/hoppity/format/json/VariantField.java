package hoppity.format.json;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hoppity.format.FormatException;
import hoppity.format.Where;
import hoppity.record.Extras;
import hoppity.rules.RuleOption;
import hoppity.rules.Variant;
import hoppity.rules.VariantJson;
import hoppity.rules.Variants;
import java.util.LinkedHashMap;
import java.util.Set;

/**
 * The variant of a game in its file: the id of a preset with the options that differ from it, or the whole definition of a
 * variant that the program does not bring along.
 */
final class VariantField {
    private static final Set<String> KNOWN = Set.of("id", "name", "source", "board", "camp", "seats", "options");
    private static final String PATH = "$.variant";

    private VariantField() {}

    record Read(Variant variant, Extras extras) {}

    static Read read(JsonInput in) throws FormatException {
        var where = new Where(in.where().line(), in.where().column());
        var fields = new LinkedHashMap<String, String>();
        var extras = in.object(KNOWN, name -> fields.put(name, in.raw()));
        var json = new JsonObject();
        fields.forEach((name, value) -> json.add(name, JsonParser.parseString(value)));
        try {
            return new Read(json.has("board") ? VariantJson.read(json, PATH) : preset(json), extras);
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
        var options = json.get("options");
        return options == null
                ? preset
                : preset.withOptions(VariantJson.withOptions(preset.options(), options, PATH + ".options"));
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
