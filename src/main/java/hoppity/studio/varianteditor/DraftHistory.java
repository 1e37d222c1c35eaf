package hoppity.studio.varianteditor;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The drafts before and after the present one. Changes that belong together, such as the letters of a name, are one step. */
final class DraftHistory {
    private static final int DEEPEST = 500;

    private final Deque<VariantDraft> before = new ArrayDeque<>();
    private final Deque<VariantDraft> after = new ArrayDeque<>();
    private VariantDraft present;
    private @Nullable Object step;

    DraftHistory(VariantDraft first) {
        present = first;
    }

    VariantDraft present() {
        return present;
    }

    /** @param belongsTo what the change is a part of; null if it is a step of its own */
    void change(VariantDraft changed, @Nullable Object belongsTo) {
        if (changed.equals(present)) {
            return;
        }
        if (belongsTo == null || !belongsTo.equals(step)) {
            before.push(present);
            if (before.size() > DEEPEST) {
                before.removeLast();
            }
        }
        step = belongsTo;
        after.clear();
        present = changed;
    }

    /** What comes is no part of what was. */
    void endStep() {
        step = null;
    }

    boolean canUndo() {
        return !before.isEmpty();
    }

    boolean canRedo() {
        return !after.isEmpty();
    }

    void undo() {
        if (canUndo()) {
            after.push(present);
            present = before.pop();
            step = null;
        }
    }

    void redo() {
        if (canRedo()) {
            before.push(present);
            present = after.pop();
            step = null;
        }
    }
}
