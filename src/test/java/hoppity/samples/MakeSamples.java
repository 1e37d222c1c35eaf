package hoppity.samples;

import hoppity.format.RecordFile;
import hoppity.rules.Termination;
import hoppity.rules.Variant;
import hoppity.rules.Variants;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes the sample games that the engine plays against itself, one for each preset; of the long jumps only that of two.
 *
 * <p>Arguments: the folder to write to, then optionally the ids of the variants to make; all of them by default.
 */
public final class MakeSamples {
    private static final long NODES = 60_000;
    private static final long SEED = 2026;
    private static final int ATTEMPTS = 4;

    private MakeSamples() {}

    static boolean isMade(Variant variant) {
        return variant.seatCount() == 2 || !variant.options().longJumps();
    }

    public static void main(String[] arguments) throws IOException {
        var folder = Path.of(arguments[0]);
        var wanted = List.of(arguments).subList(1, arguments.length);
        for (var variant : Variants.presets().all()) {
            if (wanted.isEmpty() ? !isMade(variant) : !wanted.contains(variant.id())) {
                continue;
            }
            var played = game(variant);
            var record = Annotator.annotate(played, NODES);
            RecordFile.save(record, folder.resolve(variant.id() + "-self-play.hgj"));
            System.out.println(variant.id() + "\t" + played.choices().size() + " plies\t"
                    + played.outcome().kind() + "\t"
                    + played.outcome().termination().key());
        }
    }

    /** A game that goes round in circles has little to show: another one is begun, up to a few times. */
    private static SelfPlay.Played game(Variant variant) {
        long seed = SEED + variant.id().hashCode();
        var played = SelfPlay.game(variant, NODES, seed);
        for (int again = 1; again < ATTEMPTS && played.outcome().termination() == Termination.REPETITION; again++) {
            played = SelfPlay.game(variant, NODES, seed + again);
        }
        return played;
    }
}
