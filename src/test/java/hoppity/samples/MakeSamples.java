package hoppity.samples;

import hoppity.format.RecordFile;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Makes the sample games that the engine plays against itself, one for each preset of two seats.
 *
 * <p>Arguments: the folder to write to, then optionally the ids of the variants to make; all of them by default.
 */
public final class MakeSamples {
    private static final long NODES = 60_000;
    private static final long SEED = 2026;

    private MakeSamples() {}

    public static void main(String[] arguments) throws IOException {
        var folder = Path.of(arguments[0]);
        var wanted = java.util.List.of(arguments).subList(1, arguments.length);
        for (var variant : Variants.presets().all()) {
            if (variant.seatCount() != 2 || !wanted.isEmpty() && !wanted.contains(variant.id())) {
                continue;
            }
            var played = SelfPlay.game(variant, NODES, SEED + variant.id().hashCode());
            var record = Annotator.annotate(played, NODES);
            RecordFile.save(record, folder.resolve(variant.id() + "-self-play.hgj"));
            System.out.println(variant.id() + "\t" + played.choices().size() + " plies\t"
                    + played.outcome().kind() + "\t"
                    + played.outcome().termination().key());
        }
    }
}
