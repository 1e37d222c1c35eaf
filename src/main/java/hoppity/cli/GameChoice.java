package hoppity.cli;

import hoppity.format.FormatException;
import hoppity.format.OneLine;
import hoppity.format.VariantFile;
import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options by which a command is told which game and which position it is about. */
final class GameChoice {
    @ArgGroup(multiplicity = "1")
    private @Nullable Rules rules;

    @Option(
            names = "--position",
            paramLabel = "POS",
            description = "The position to start from: rows from the top, the seat to move, the move number.")
    private @Nullable String position;

    /** Exactly one of the two. */
    private static final class Rules {
        @Option(
                names = "--variant",
                paramLabel = "ID",
                converter = VariantConverter.class,
                completionCandidates = PresetIds.class,
                description = "A preset, which the command variants lists, or a file (.json) that defines one variant.")
        private @Nullable Supplier<Variant> variant;

        @Option(
                names = "--geometry",
                paramLabel = "SPEC",
                converter = GeometryConverter.class,
                description = "A bare geometry, board:camp:directions[:stay][:long], such as 8:tri4:8.")
        private @Nullable Variant geometry;
    }

    Variant variant() {
        if (rules != null && rules.variant != null) {
            return rules.variant.get();
        }
        if (rules != null && rules.geometry != null) {
            return rules.geometry;
        }
        throw new IllegalStateException("the parser demands one of --variant and --geometry");
    }

    /** The position that was asked for, or the one that the game starts from. */
    Position position() {
        if (position == null) {
            return Position.initial(variant().geometry());
        }
        return position(position);
    }

    /** The position that a text tells. */
    Position position(String text) {
        try {
            return new PositionText(variant()).read(text);
        } catch (NotationException problem) {
            throw wrong(problem);
        }
    }

    /** Like {@link #position}, but for studies of single armies: the others may be missing. */
    Position study() {
        if (position == null) {
            return position();
        }
        try {
            var setup = new PositionText(variant()).readSetup(position);
            var cells = setup.cells().stream().mapToInt(Integer::intValue).toArray();
            return Position.of(cells, setup.toMove(), setup.moveNumber());
        } catch (NotationException problem) {
            throw wrong(problem);
        }
    }

    private static CommandFailure wrong(NotationException problem) {
        return CommandFailure.badInput(new NotationException("position: " + problem.getMessage(), problem.offset()));
    }

    /** A file is read when the command runs: what is wrong with it is bad input and no wrong usage. */
    static final class VariantConverter implements ITypeConverter<Supplier<Variant>> {
        @Override
        public Supplier<Variant> convert(String name) {
            if (name.endsWith(VariantFile.ENDING)) {
                return () -> only(Path.of(name));
            }
            var preset = Variants.presets()
                    .find(name)
                    .orElseThrow(() -> new TypeConversionException(
                            "there is no variant \"" + name + "\"; the command variants lists them"));
            return () -> preset;
        }

        private static Variant only(Path file) {
            try {
                var variants = VariantFile.load(file);
                if (variants.size() > 1) {
                    throw CommandFailure.badInput(OneLine.unbroken(file.toString()) + ": it defines " + variants.size()
                            + " variants, and one is needed");
                }
                return variants.get(0);
            } catch (FormatException refused) {
                throw CommandFailure.badInput(refused);
            } catch (IOException unreadable) {
                throw new CommandFailure(
                        ExitCode.USAGE_OR_ENVIRONMENT, String.valueOf(unreadable.getMessage()), unreadable);
            }
        }
    }

    private static final class GeometryConverter implements ITypeConverter<Variant> {
        @Override
        public Variant convert(String spec) {
            try {
                return GeometrySpec.parse(spec);
            } catch (IllegalArgumentException problem) {
                throw new TypeConversionException(String.valueOf(problem.getMessage()));
            }
        }
    }

    static final class PresetIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Variants.presets().all().stream().map(Variant::id).iterator();
        }
    }
}
