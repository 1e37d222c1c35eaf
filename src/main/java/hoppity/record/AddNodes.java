package hoppity.record;

import hoppity.notation.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds nodes with all that is written beside them, each at its place among the continuations of its parent. */
final class AddNodes implements Edit {
    private final String description;
    private final int cursor;
    private final boolean goes;
    private final List<Planned> planned;
    private final List<GameNode> nodes = new ArrayList<>();

    /**
     * A node to be added.
     *
     * @param parent a node of the tree; for one that is planned itself, null
     * @param plannedParent place in the list of a parent that is planned, before this one; −1 if it is in the tree
     * @param index place among the continuations of a parent in the tree; −1 behind all of them
     */
    record Planned(
            @Nullable GameNode parent,
            int plannedParent,
            int index,
            Turn turn,
            Annotations annotations,
            List<BrokenTail> tails) {
        private int indexIn(GameNode node) {
            return index < 0 ? node.children().size() : index;
        }
    }

    private AddNodes(String description, int cursor, boolean goes, List<Planned> planned) {
        this.description = description;
        this.cursor = cursor;
        this.goes = goes;
        this.planned = List.copyOf(planned);
    }

    /** Adds nodes while the reader stays at one. */
    static AddNodes around(int cursor, String description, List<Planned> planned) {
        return new AddNodes(description, cursor, false, planned);
    }

    /**
     * Adds a line, to whose end the reader goes.
     *
     * @param cursorBefore where the reader stood
     * @param turns at least one
     */
    static AddNodes line(GameNode parent, List<Turn> turns, int cursorBefore, String description) {
        var planned = new ArrayList<Planned>();
        for (var turn : turns) {
            planned.add(new Planned(
                    planned.isEmpty() ? parent : null, planned.size() - 1, -1, turn, Annotations.NONE, List.of()));
        }
        return new AddNodes(description, cursorBefore, true, planned);
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public void apply(GameRecord record) {
        var tree = record.tree();
        if (!nodes.isEmpty()) {
            // Done once before: the very same nodes come back, with whatever else points at them.
            for (int i = 0; i < nodes.size(); i++) {
                var parent = planned.get(i).parent();
                if (parent != null) {
                    tree.attach(nodes.get(i), planned.get(i).indexIn(parent));
                }
            }
            return;
        }
        for (var plan : planned) {
            var known = plan.parent();
            var parent = known != null ? known : nodes.get(plan.plannedParent());
            var node = tree.add(tree.freshId(), parent, plan.indexIn(parent), plan.turn());
            node.setAnnotations(plan.annotations());
            node.setBrokenTails(plan.tails());
            nodes.add(node);
        }
    }

    @Override
    public void revert(GameRecord record) {
        for (int i = nodes.size() - 1; i >= 0; i--) {
            if (planned.get(i).parent() != null) {
                record.tree().detach(nodes.get(i));
            }
        }
    }

    @Override
    public int cursorAfterApply() {
        return goes ? nodes.get(nodes.size() - 1).id() : cursor;
    }

    @Override
    public int cursorAfterRevert() {
        return cursor;
    }
}
