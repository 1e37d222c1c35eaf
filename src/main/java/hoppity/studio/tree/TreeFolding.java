package hoppity.studio.tree;

import hoppity.record.GameNode;
import hoppity.studio.document.GameDocument;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Folds variations of a game. A variation is known by its first node. */
record TreeFolding(GameDocument game) {
    /** Whether anything would be hidden. */
    static boolean canFold(GameNode first) {
        return !first.children().isEmpty();
    }

    boolean isFolded(GameNode first) {
        return canFold(first) && game.collapsed().contains(first.id());
    }

    void toggle(GameNode first) {
        if (!game.collapsed().remove(first.id())) {
            game.collapsed().add(first.id());
        }
    }

    /** Unfolds what hides a node. */
    void reveal(GameNode node) {
        for (var n = node; n != null && !game.collapsed().isEmpty(); n = n.parent()) {
            game.collapsed().remove(n.id());
        }
    }

    /** Folds all that can be folded, but not what the cursor is in. */
    void foldAll() {
        var kept = new HashSet<>(game.record().tree().pathTo(game.cursor()));
        var firsts = new ArrayList<Integer>();
        for (var node : game.record().tree().nodes()) {
            List<GameNode> children = node.children();
            for (int i = 1; i < children.size(); i++) {
                if (canFold(children.get(i)) && !kept.contains(children.get(i))) {
                    firsts.add(children.get(i).id());
                }
            }
        }
        game.collapsed().addAll(firsts);
    }

    void unfoldAll() {
        game.collapsed().clear();
    }
}
