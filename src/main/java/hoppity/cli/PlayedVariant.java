package hoppity.cli;

import hoppity.rules.Variant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that read files which need not say what is played in them. */
final class PlayedVariant {
    @Option(
            names = "--variant",
            paramLabel = "ID",
            converter = GameChoice.VariantConverter.class,
            completionCandidates = GameChoice.PresetIds.class,
            description =
                    "What is played in a list of moves or on a drawn board, which do not say it: a preset, or a file (.json) "
                            + "that defines one variant.")
    private @Nullable Supplier<Variant> variant;

    /** Null to find it out. */
    @Nullable
    Variant variant() {
        return variant == null ? null : variant.get();
    }

    /** A sentence if the option was given for a file that says its variant itself. */
    Optional<String> remark(Set<Variant> played) {
        var wanted = variant();
        if (wanted == null || played.contains(wanted)) {
            return Optional.empty();
        }
        return Optional.of("the file says its variant itself; --variant " + wanted.id() + " is not used");
    }
}
