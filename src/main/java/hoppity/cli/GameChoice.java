package hoppity.cli;

import hoppity.notation.NotationException;
import hoppity.notation.PositionText;
import hoppity.rules.GeometrySpec;
import hoppity.rules.Position;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.util.Iterator;
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
                converter = PresetConverter.class,
                completionCandidates = PresetIds.class,
                description = "A preset; the command variants lists them.")
        private @Nullable Variant preset;

        @Option(
                names = "--geometry",
                paramLabel = "SPEC",
                converter = GeometryConverter.class,
                description = "A bare geometry, board:camp:directions[:stay][:long], such as 8:tri4:8.")
        private @Nullable Variant geometry;
    }

    Variant variant() {
        if (rules != null && rules.preset != null) {
            return rules.preset;
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
        try {
            return new PositionText(variant()).read(position);
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

    private static final class PresetConverter implements ITypeConverter<Variant> {
        @Override
        public Variant convert(String id) {
            return Variants.presets()
                    .find(id)
                    .orElseThrow(() -> new TypeConversionException(
                            "there is no variant \"" + id + "\"; the command variants lists them"));
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

    private static final class PresetIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Variants.presets().all().stream().map(Variant::id).iterator();
        }
    }
}
