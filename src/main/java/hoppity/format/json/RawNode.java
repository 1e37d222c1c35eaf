package hoppity.format.json;

import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import java.util.List;

/**
 * A node as it stands in the file, not yet checked against anything.
 *
 * @param parent id of the parent; −1 in the root
 * @param move the turn as text; empty in the root
 * @param index its place in the list of nodes
 * @param offset its place in the text
 */
record RawNode(
        int id, int parent, String move, Annotations annotations, List<BrokenTail> tails, int index, int offset) {
    static final int NO_PARENT = -1;

    static RawNode root(Annotations annotations, List<BrokenTail> tails) {
        return new RawNode(0, NO_PARENT, "", annotations, tails, 0, 0);
    }

    /** A node that comes from no file. */
    static RawNode of(int id, int parent, String move, Annotations annotations, List<BrokenTail> tails) {
        return new RawNode(id, parent, move, annotations, tails, 0, 0);
    }

    boolean isRoot() {
        return id == 0;
    }

    /** The same node below another parent: one that it was put together with. */
    RawNode below(int otherParent) {
        return new RawNode(id, otherParent, move, annotations, tails, index, offset);
    }
}
