package hoppity.record;

import hoppity.notation.Turn;
import java.util.ArrayList;
import java.util.List;

/** Adds nodes with all that is written beside them, each behind the continuations that its parent has. */
final class AddNodes implements Edit {
    private final String description;
    private final int cursor;
    private final List<Planned> planned;
    private final List<GameNode> nodes = new ArrayList<>();

    /**
     * A node to be added.
     *
     * @param parent a node of the tree; for one that is planned itself, null
     * @param plannedParent place in the list of a parent that is planned, before this one; −1 if it is in the tree
     */
    record Planned(
            @org.jspecify.annotations.Nullable GameNode parent,
            int plannedParent,
            Turn turn,
            Annotations annotations,
            List<BrokenTail> tails) {}

    AddNodes(String description, int cursor, List<Planned> planned) {
        this.description = description;
        this.cursor = cursor;
        this.planned = List.copyOf(planned);
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
                    tree.attach(nodes.get(i), parent.children().size());
                }
            }
            return;
        }
        for (var plan : planned) {
            var known = plan.parent();
            var parent = known != null ? known : nodes.get(plan.plannedParent());
            var node = tree.add(tree.freshId(), parent, parent.children().size(), plan.turn());
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
        return cursor;
    }

    @Override
    public int cursorAfterRevert() {
        return cursor;
    }
}
