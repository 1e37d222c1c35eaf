package hoppity.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The edits done on a record, for undo and redo, and the mark of what was saved. A document is dirty when the record differs
 * from the saved one in edits: undoing back to the mark makes it clean again.
 */
public final class EditStack {
    /** How many edits can be taken back; older ones are forgotten. */
    public static final int DEPTH = 1000;

    private static final long NOWHERE = -1;

    private final GameRecord record;
    private final Deque<Entry> done = new ArrayDeque<>();
    private final Deque<Entry> undone = new ArrayDeque<>();
    private long revision;
    private long nextRevision = 1;
    private long savedRevision;
    private long bottomRevision;
    private boolean running;

    /**
     * An edit with the revision that the record is at once it is applied.
     *
     * @param before id of the node where the reader stood
     * @param after id of the node where the reader stands once it is applied
     */
    private record Entry(Edit edit, long revision, int before, int after) {}

    public EditStack(GameRecord record) {
        this.record = record;
    }

    /** Applies an edit as one who stands where it is made; returns where to stand. */
    public int perform(Edit edit) {
        int before = edit.cursorAfterRevert();
        return perform(edit, before);
    }

    /**
     * Applies an edit; whatever was undone can no longer be redone.
     *
     * @param before where the reader stands; undo brings them back there
     * @return where the edit is made, and where redo brings the reader unless {@link #standing} says otherwise
     */
    public int perform(Edit edit, int before) {
        guarded(() -> edit.apply(record));
        undone.clear();
        revision = nextRevision++;
        var last = done.peekLast();
        // An edit is never merged into one that belongs to the saved state, or undo could not come back to it.
        var merged = last == null || last.revision() == savedRevision
                ? Optional.<Edit>empty()
                : last.edit().mergedWith(edit);
        int begun = before;
        if (merged.isPresent()) {
            begun = done.removeLast().before();
        }
        // An edit that adds moves knows where to stand only now.
        done.addLast(new Entry(merged.orElse(edit), revision, begun, edit.cursorAfterApply()));
        if (done.size() > DEPTH) {
            bottomRevision = done.removeFirst().revision();
        }
        return edit.cursorAfterApply();
    }

    /** Says where the reader stands after the edit that was applied last. */
    public void standing(int after) {
        var last = done.pollLast();
        if (last != null) {
            done.addLast(new Entry(last.edit(), last.revision(), last.before(), after));
        }
    }

    /** Takes back the last edit and returns where to stand; empty if there is none. */
    public OptionalInt undo() {
        var entry = done.peekLast();
        if (entry == null) {
            return OptionalInt.empty();
        }
        guarded(() -> entry.edit().revert(record));
        done.removeLast();
        undone.addLast(entry);
        var last = done.peekLast();
        revision = last == null ? bottomRevision : last.revision();
        return OptionalInt.of(entry.before());
    }

    /** Applies again the edit taken back last and returns where to stand; empty if there is none. */
    public OptionalInt redo() {
        var entry = undone.peekLast();
        if (entry == null) {
            return OptionalInt.empty();
        }
        guarded(() -> entry.edit().apply(record));
        undone.removeLast();
        done.addLast(entry);
        revision = entry.revision();
        return OptionalInt.of(entry.after());
    }

    /** What undo would take back, as its description; empty if there is nothing. */
    public Optional<String> undoDescription() {
        return Optional.ofNullable(done.peekLast()).map(e -> e.edit().description());
    }

    public Optional<String> redoDescription() {
        return Optional.ofNullable(undone.peekLast()).map(e -> e.edit().description());
    }

    /** Says that the record is nowhere on disk, so that it is dirty until it is saved. */
    public void markUnsaved() {
        savedRevision = NOWHERE;
    }

    /** Says that the record, as it is at a revision, is on disk. */
    public void markSaved(long savedAtRevision) {
        savedRevision = savedAtRevision;
    }

    /** A number that stands for the record's present content: equal numbers, equal content. */
    public long revision() {
        return revision;
    }

    public boolean isDirty() {
        return revision != savedRevision;
    }

    private void guarded(Runnable change) {
        if (running) {
            throw new IllegalStateException("an edit cannot be made from inside another");
        }
        running = true;
        try {
            change.run();
        } finally {
            running = false;
        }
    }
}
