package hoppity.studio.command;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The values before and after the present one, for undo and redo in an editor of its own. Changes that belong together, such as the
 * letters of a name, are one step.
 *
 * @param <T> an immutable value
 */
public final class History<T> {
    private static final int DEEPEST = 500;

    private final Deque<T> before = new ArrayDeque<>();
    private final Deque<T> after = new ArrayDeque<>();
    private T present;
    private @Nullable Object step;

    public History(T first) {
        present = first;
    }

    public T present() {
        return present;
    }

    /** @param belongsTo what the change is a part of; null if it is a step of its own */
    public void change(T changed, @Nullable Object belongsTo) {
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
    public void endStep() {
        step = null;
    }

    public boolean canUndo() {
        return !before.isEmpty();
    }

    public boolean canRedo() {
        return !after.isEmpty();
    }

    public void undo() {
        if (canUndo()) {
            after.push(present);
            present = before.pop();
            step = null;
        }
    }

    public void redo() {
        if (canRedo()) {
            before.push(present);
            present = after.pop();
            step = null;
        }
    }
}
