package hoppity.studio;

import hoppity.format.RecordFile;
import hoppity.notation.Turn;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.rules.MoveGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Adds many variations to a recorded game, always the same, for the pictures of the move tree. Arguments: the game, the file to write. */
public final class GuideGame {
    private static final int VARIATIONS = 40;
    private static final int LONGEST = 12;
    /** Of the main line, so that what is shown is at its beginning. */
    private static final int FIRST_PLIES = 44;

    private GuideGame() {}

    public static void main(String[] arguments) throws IOException {
        var record = RecordFile.load(Path.of(arguments[0])).games().get(0);
        branch(record);
        RecordFile.save(record, Path.of(arguments[1]));
    }

    private static void branch(GameRecord record) {
        var random = new SplittableRandom(1);
        var generator = new MoveGenerator(record.variant());
        var loader = record.loader();
        var starts = new ArrayList<GameNode>();
        for (var node = record.tree().root();
                node.ply() < FIRST_PLIES;
                node = node.children().get(0)) {
            starts.add(node);
        }
        for (int i = 0; i < VARIATIONS; i++) {
            var node = starts.get(random.nextInt(starts.size()));
            for (int left = 2 + random.nextInt(LONGEST - 1); left > 0; left--) {
                var moves = generator.moves(record.positionAt(node));
                var turn = Turn.Played.of(moves.get(random.nextInt(moves.size())));
                if (record.tree().child(node, turn).isPresent()) {
                    break;
                }
                node = loader.add(loader.freshId(), node, turn);
                annotate(loader, node, random);
                starts.add(node);
            }
        }
    }

    private static void annotate(GameRecord.Loader loader, GameNode node, SplittableRandom random) {
        var annotations = node.annotations();
        if (random.nextInt(8) == 0) {
            annotations = annotations.withPost(List.of(Comment.of("A note on this move.")));
        }
        if (random.nextInt(6) == 0) {
            annotations = annotations.withNags(
                    List.of(Glyph.MOVES.get(random.nextInt(Glyph.MOVES.size())).nag()));
        }
        loader.annotate(node, annotations.withBookmark(random.nextInt(20) == 0));
    }
}
