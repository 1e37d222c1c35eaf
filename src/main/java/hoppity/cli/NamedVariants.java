package hoppity.cli;

import hoppity.protocol.Refused;
import hoppity.protocol.VariantSource;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.List;
import picocli.CommandLine.TypeConversionException;

/** Variants as the option {@code --variant} names them: presets, and files. */
final class NamedVariants implements VariantSource {
    private final GameChoice.VariantConverter converter = new GameChoice.VariantConverter();

    @Override
    public List<String> ids() {
        return Variants.presets().all().stream().map(Variant::id).toList();
    }

    @Override
    public Variant find(String name) {
        try {
            return converter.convert(name).get();
        } catch (TypeConversionException | CommandFailure problem) {
            throw new Refused("Variant: " + problem.getMessage());
        }
    }
}
