package hoppity.record;

import hoppity.notation.Turn;
import hoppity.rules.Move;
import hoppity.rules.MutablePosition;
import java.util.ArrayDeque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** A way through all nodes of a tree with the board beside it: parents first, main continuations before variations. */
final class TreeWalk {
    private static final int NOTHING = -1;

    private final MutablePosition board;
    private final GameTree tree;

    TreeWalk(GameRecord record) {
        tree = record.tree();
        board = new MutablePosition(record.variant(), record.startPosition());
    }

    /** What is done at the nodes that change the board, and at the root. Claims change nothing and are passed by. */
    interface Visitor<T> {
        /** @return what {@link #leave} is given when all below the node has been walked through */
        T enter(GameNode node, MutablePosition board);

        default void leave(T entered) {}
    }

    /** A node, what is still to be walked through below it, and how the board is set back behind it. */
    private record Open<T>(
            Iterator<GameNode> children, int code, @Nullable T entered) {}

    <T> void walk(Visitor<T> visitor) {
        var path = new ArrayDeque<Open<T>>();
        var root = tree.root();
        path.push(new Open<>(root.children().iterator(), NOTHING, visitor.enter(root, board)));
        while (!path.isEmpty()) {
            var open = path.peek();
            if (open.children().hasNext()) {
                path.push(enter(open.children().next(), visitor));
                continue;
            }
            path.pop();
            if (open.entered() != null) {
                visitor.leave(open.entered());
            }
            if (open.code() != NOTHING) {
                board.unmake(open.code());
            }
        }
    }

    private <T> Open<T> enter(GameNode node, Visitor<T> visitor) {
        int code = code(node);
        if (code == NOTHING) {
            return new Open<>(node.children().iterator(), NOTHING, null);
        }
        board.make(code);
        return new Open<>(node.children().iterator(), code, visitor.enter(node, board));
    }

    /** What the turn does on the board; nothing for claims, which leave it as it is. */
    private static int code(GameNode node) {
        if (node.turn() instanceof Turn.Played played) {
            return played.move().code();
        }
        return node.turn() instanceof Turn.Skipped ? Move.PASS_CODE : NOTHING;
    }
}
