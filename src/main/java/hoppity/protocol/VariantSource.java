package hoppity.protocol;

import hoppity.rules.Variant;
import java.util.List;

/** Where the variants that can be asked for by name come from. */
public interface VariantSource {
    /** The ids that are offered. */
    List<String> ids();

    /**
     * The variant with this name: one of the ids, or another name that the source knows.
     *
     * @throws Refused if there is none
     */
    Variant find(String name);
}
