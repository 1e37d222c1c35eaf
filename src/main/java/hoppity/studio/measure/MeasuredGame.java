package hoppity.studio.measure;

import hoppity.format.Formats;
import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.Glyph;
import hoppity.rules.MoveGenerator;
import hoppity.rules.Variants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A game with as many variations as a large study has, always the same one. */
final class MeasuredGame {
    private static final int MAIN_LINE = 300;
    private static final int LONGEST_BRANCH = 40;
    /** One node in so many has a comment, and one in so many a glyph. */
    private static final int ANNOTATED = 20;

    private MeasuredGame() {}

    /**
     * Makes it as a file, so that opening it is measured as well.
     *
     * @param nodes how many moves the tree holds, at least 1
     */
    static byte[] file(int nodes) {
        return Formats.byName("measured.hgj")
                .orElseThrow()
                .write(List.of(record(nodes)))
                .text()
                .getBytes(StandardCharsets.UTF_8);
    }

    static GameRecord record(int nodes) {
        var variant = Variants.presets().get("halma-8");
        var random = new SplittableRandom(nodes);
        var record = new GameRecord(variant);
        var loader = record.loader();
        var generator = new MoveGenerator(variant);
        var all = new ArrayList<GameNode>(List.of(record.tree().root()));
        while (all.size() <= nodes) {
            boolean first = all.size() == 1;
            var node = first ? all.get(0) : all.get(random.nextInt(all.size()));
            int left = Math.min(nodes + 1 - all.size(), first ? MAIN_LINE : 1 + random.nextInt(LONGEST_BRANCH));
            for (; left > 0; left--) {
                var moves = generator.moves(record.positionAt(node));
                if (moves.isEmpty()) {
                    break;
                }
                var turn = Turn.Played.of(moves.get(random.nextInt(moves.size())));
                if (record.tree().child(node, turn).isPresent()) {
                    break;
                }
                node = loader.add(loader.freshId(), node, turn);
                annotate(loader, node, random);
                all.add(node);
            }
        }
        return record;
    }

    private static void annotate(GameRecord.Loader loader, GameNode node, SplittableRandom random) {
        var annotations = Annotations.NONE;
        if (random.nextInt(ANNOTATED) == 0) {
            annotations = annotations.withPost(List.of(Comment.of("Note " + node.id() + " on what this move is for.")));
        }
        if (random.nextInt(ANNOTATED) == 0) {
            var glyph = Glyph.MOVES.get(random.nextInt(Glyph.MOVES.size()));
            annotations = annotations.withNags(List.of(glyph.nag()));
        }
        loader.annotate(node, annotations);
    }
}
