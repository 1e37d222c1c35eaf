package hoppity.record;

import static hoppity.words.Words.tr;

import hoppity.rules.Position;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;

/** Makes a game start from the position after one of its turns. What is left keeps the ids of its nodes. */
final class StartFrom implements Edit {
    private final GameNode node;
    private final String description;
    private final @Nullable Position startBefore;
    private final Position startAfter;
    private final GameTree.Content before;
    private final GameTree.Content after;

    StartFrom(GameRecord record, GameNode node) {
        this.node = node;
        description = node.ply() == 1
                ? tr("delete moves before the second")
                : tr("delete moves before ply {0}", node.ply() + 1);
        startBefore = record.setUp();
        startAfter = record.positionAt(node);
        before = record.tree().content();
        after = below(record.tree(), node);
    }

    /** The nodes below one as a tree of their own. What judges the turn that is gone, and its clock, goes with it. */
    private static GameTree.Content below(GameTree tree, GameNode node) {
        var root = new GameNode(0, null, null);
        var byId = new HashMap<Integer, GameNode>();
        tree.walk(node, original -> {
            var parent = original.parent();
            var copy = root;
            if (original == node || parent == null) {
                var kept = original.annotations().nags().stream()
                        .filter(nag -> Glyph.of(nag).kind() == Glyph.Kind.POSITION)
                        .toList();
                copy.setAnnotations(original.annotations().withNags(kept).withClock(null));
                byId.put(root.id(), root);
            } else {
                var copyOfParent = parent == node ? root : byId.get(parent.id());
                if (copyOfParent == null) {
                    throw new IllegalStateException("node " + original.id() + " comes before its parent");
                }
                copy = new GameNode(original.id(), copyOfParent, original.turn());
                copyOfParent.mutableChildren().add(copy);
                copy.setAnnotations(original.annotations());
                byId.put(copy.id(), copy);
            }
            copy.setBrokenTails(original.brokenTails());
        });
        return new GameTree.Content(root, byId);
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public void apply(GameRecord record) {
        record.restart(startAfter, after);
    }

    @Override
    public void revert(GameRecord record) {
        record.restart(startBefore, before);
    }

    @Override
    public int cursorAfterApply() {
        return 0;
    }

    @Override
    public int cursorAfterRevert() {
        return node.id();
    }
}
