package hoppity.record;

import java.util.List;

/** Several edits that are one to a person: applied in order, reverted in the opposite one. */
record EditGroup(String description, List<Edit> edits, int cursorAfterApply, int cursorAfterRevert) implements Edit {
    /** Stands afterwards where the last of the edits would, and where the first of them would once they are reverted. */
    EditGroup(String description, List<Edit> edits) {
        this(
                description,
                edits,
                edits.isEmpty() ? 0 : edits.get(edits.size() - 1).cursorAfterApply(),
                edits.isEmpty() ? 0 : edits.get(0).cursorAfterRevert());
    }

    EditGroup {
        edits = List.copyOf(edits);
        if (edits.isEmpty()) {
            throw new IllegalArgumentException("a group of edits holds at least one");
        }
    }

    @Override
    public void apply(GameRecord record) {
        edits.forEach(edit -> edit.apply(record));
    }

    @Override
    public void revert(GameRecord record) {
        for (int i = edits.size() - 1; i >= 0; i--) {
            edits.get(i).revert(record);
        }
    }
}
