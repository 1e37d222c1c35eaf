package hoppity.format.json;

import hoppity.format.Where;
import hoppity.record.Annotations;
import hoppity.record.BrokenTail;
import java.util.List;

/**
 * A node as it stands in the file, not yet checked against anything.
 *
 * @param parent id of the parent; −1 in the root
 * @param move the turn as text; empty in the root
 */
record RawNode(int id, int parent, String move, Annotations annotations, List<BrokenTail> tails, Where where) {
    static final int NO_PARENT = -1;

    private static final Where NOWHERE = new Where(1, 1);

    static RawNode root(Annotations annotations, List<BrokenTail> tails) {
        return new RawNode(0, NO_PARENT, "", annotations, tails, NOWHERE);
    }

    /** A node that comes from no file. */
    static RawNode of(int id, int parent, String move, Annotations annotations, List<BrokenTail> tails) {
        return new RawNode(id, parent, move, annotations, tails, NOWHERE);
    }

    boolean isRoot() {
        return id == 0;
    }

    /** The same node below another parent: one that it was put together with. */
    RawNode below(int otherParent) {
        return new RawNode(id, otherParent, move, annotations, tails, where);
    }
}
