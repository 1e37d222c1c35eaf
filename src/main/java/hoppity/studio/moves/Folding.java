package hoppity.studio.moves;

import hoppity.record.GameNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which variations are folded: those that the reader folded, and deep ones that nobody has opened yet. A variation is known
 * by the id of its first node.
 */
final class Folding {
    /** Variations this deep are still open at first; 1 is a variation of the main line. */
    static final int OPEN_DEPTH = 2;

    private final Set<Integer> closed;
    private final Set<Integer> opened;

    /** @param closed the variations that the reader has folded; changed by this */
    Folding(Set<Integer> closed) {
        this(closed, new HashSet<>());
    }

    private Folding(Set<Integer> closed, Set<Integer> opened) {
        this.closed = closed;
        this.opened = opened;
    }

    /** The same as it is now, unchanged by what comes. */
    Folding copy() {
        return new Folding(Set.copyOf(closed), Set.copyOf(opened));
    }

    boolean isFolded(int first, int depth) {
        return closed.contains(first) || depth > OPEN_DEPTH && !opened.contains(first);
    }

    boolean isFolded(GameNode first) {
        return isFolded(first.id(), variationsAround(first).size());
    }

    void fold(int first) {
        closed.add(first);
        opened.remove(first);
    }

    void unfold(int first) {
        closed.remove(first);
        opened.add(first);
    }

    /** Unfolds what hides a node; says whether anything did. */
    boolean reveal(GameNode node) {
        var around = variationsAround(node);
        boolean changed = false;
        for (int i = 0; i < around.size(); i++) {
            int first = around.get(i).id();
            if (isFolded(first, i + 1)) {
                unfold(first);
                changed = true;
            }
        }
        return changed;
    }

    /** The first nodes of the variations that a node is in, the outermost first; none on the main line. */
    static List<GameNode> variationsAround(GameNode node) {
        var firsts = new ArrayList<GameNode>();
        for (var n = node; n.parent() != null; n = n.parent()) {
            if (n.parent().children().get(0) != n) {
                firsts.add(n);
            }
        }
        Collections.reverse(firsts);
        return firsts;
    }
}
