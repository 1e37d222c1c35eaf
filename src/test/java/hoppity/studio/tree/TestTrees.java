package hoppity.studio.tree;

import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Comment;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.rules.Move;
import hoppity.rules.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Trees of every shape, of moves that need not be legal: siblings differ, that is all. */
public final class TestTrees {
    private static final int CELLS = 64;

    private final GameRecord record = new GameRecord(Variants.presets().get("halma-8"));

    private TestTrees() {}

    /** A tree that grows by lines of random length from random nodes, after a main line. */
    public static GameRecord bushy(int size, int mainLine, double meanLength, long seed) {
        var tree = new TestTrees();
        var random = new SplittableRandom(seed);
        var nodes = new ArrayList<GameNode>();
        nodes.add(tree.root());
        for (int i = 0; i < mainLine && nodes.size() < size; i++) {
            nodes.add(tree.add(nodes.get(i)));
        }
        while (nodes.size() < size) {
            var node = nodes.get(random.nextInt(nodes.size()));
            int length = 1 + (int) (-Math.log(1 - random.nextDouble()) * meanLength);
            for (int i = 0; i < length && nodes.size() < size; i++) {
                node = tree.add(node);
                nodes.add(node);
            }
        }
        return tree.record;
    }

    /** One line. */
    public static GameRecord chain(int plies) {
        var tree = new TestTrees();
        var node = tree.root();
        for (int i = 0; i < plies; i++) {
            node = tree.add(node);
        }
        return tree.record;
    }

    /** Each variation begins in the one before: after its first move there is another choice. */
    public static GameRecord nest(int depth) {
        var tree = new TestTrees();
        var node = tree.root();
        for (int i = 0; i < depth; i++) {
            tree.add(node);
            node = tree.add(node);
        }
        return tree.record;
    }

    /** So many continuations of the start. */
    public static GameRecord siblings(int count) {
        var tree = new TestTrees();
        for (int i = 0; i < count; i++) {
            tree.add(tree.root());
        }
        return tree.record;
    }

    /** Writes glyphs, comments and bookmarks beside some of the moves. */
    public static GameRecord annotated(GameRecord record, long seed) {
        var random = new SplittableRandom(seed);
        for (var node : List.copyOf(record.tree().nodes())) {
            if (!node.isRoot() && random.nextInt(4) == 0) {
                record.loader()
                        .annotate(
                                node,
                                Annotations.NONE
                                        .withNags(List.of(1 + random.nextInt(6)))
                                        .withPost(random.nextBoolean() ? List.of(Comment.of("A remark.")) : List.of())
                                        .withBookmark(random.nextInt(4) == 0));
            }
        }
        return record;
    }

    private GameNode root() {
        return record.tree().root();
    }

    /** Adds one more continuation of a node, unlike those that it has. */
    private GameNode add(GameNode parent) {
        int number = parent.children().size();
        int from = number / (CELLS - 1);
        int to = number % (CELLS - 1);
        var turn = new Turn.Played(new Move(from, to < from ? to : to + 1), List.of(from, to < from ? to : to + 1));
        return record.loader().add(record.loader().freshId(), parent, turn);
    }
}
