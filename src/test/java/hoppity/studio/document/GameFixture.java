package hoppity.studio.document;

import hoppity.notation.MoveText;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Variants;
import java.util.List;

/** Records for the tests of the panes. */
public final class GameFixture {
    private static final String[] TO_AND_FRO = {"h4-h5", "a5-a4", "h5-h4", "a4-a5"};

    private GameFixture() {}

    /** A game of traditional Halma 8×8 with no move in it. */
    public static GameRecord empty() {
        return new GameRecord(Variants.presets().get("halma-8"));
    }

    /** A game in which two pieces go to and fro on the main line. */
    public static GameRecord shuttle(int plies) {
        var record = empty();
        var node = record.tree().root();
        for (int i = 0; i < plies; i++) {
            node = add(record, node, TO_AND_FRO[i % TO_AND_FRO.length]);
        }
        return record;
    }

    /** Adds moves in a row below a node, legal or not, and returns the last. */
    public static GameNode add(GameRecord record, GameNode parent, String... moves) {
        var loader = record.loader();
        var text = new MoveText(record.variant().topology());
        var node = parent;
        for (var move : moves) {
            node = loader.add(loader.freshId(), node, text.read(move));
        }
        return node;
    }

    /** The node that these moves lead to. */
    public static GameNode at(GameRecord record, String... moves) {
        var text = new MoveText(record.variant().topology());
        var node = record.tree().root();
        for (var move : moves) {
            node = record.tree().child(node, text.read(move)).orElseThrow();
        }
        return node;
    }

    public static void comment(GameRecord record, GameNode node, String text) {
        annotate(record, node, node.annotations().withPost(List.of(Comment.of(text))));
    }

    public static void annotate(GameRecord record, GameNode node, Annotations annotations) {
        record.loader().annotate(node, annotations);
    }
}
