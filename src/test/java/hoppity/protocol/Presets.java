package hoppity.protocol;

import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;

/** The variants of tests. */
final class Presets implements VariantSource {
    @Override
    public List<String> ids() {
        return Variants.presets().all().stream().map(Variant::id).toList();
    }

    @Override
    public Variant find(String name) {
        return Variants.presets().find(name).orElseThrow(() -> new Refused("there is no variant \"" + name + "\""));
    }
}
