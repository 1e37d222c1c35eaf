package hoppity.studio.document;

import hoppity.notation.Turn;
import hoppity.record.Annotations;
import hoppity.record.Edit;
import hoppity.record.EditStack;
import hoppity.record.Edits;
import hoppity.record.GameNode;
import hoppity.record.GameRecord;
import hoppity.record.ViewState;
import hoppity.rules.Position;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;

/**
 * The open game: a record with its undo history, the cursor, the line that is followed, and the file it came from. All panes
 * watch this and change the record through it only. Lives on the user-interface thread.
 *
 * <p>A change is told in this order: line, cursor, dirty, revision. Whoever listens to the line alone may still see the
 * cursor as it was before.
 */
public final class GameDocument {
    private final GameRecord record;
    private final EditStack edits;
    private final ReadOnlyObjectWrapper<GameNode> cursor;
    private final ReadOnlyObjectWrapper<List<GameNode>> line;
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<@Nullable Path> file = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable TextSource> textSource = new SimpleObjectProperty<>();
    private final IntegerProperty rotation = new SimpleIntegerProperty();
    private final ObservableSet<Integer> collapsed = FXCollections.observableSet(new HashSet<>());
    private final List<Runnable> openEditors = new ArrayList<>();
    private Set<GameNode> onLine;
    private @Nullable GameRecord copy;
    private long copiedAt;
    private @Nullable FileState fileState;
    private boolean committing;

    public GameDocument(GameRecord record, @Nullable Path file) {
        this.record = record;
        edits = new EditStack(record);
        var start =
                record.tree().find(record.view().cursor()).orElse(record.tree().root());
        cursor = new ReadOnlyObjectWrapper<>(start);
        line = new ReadOnlyObjectWrapper<>(record.tree().lineThrough(start));
        onLine = new HashSet<>(line.get());
        this.file.set(file);
        rotation.set(record.view().rotation());
        collapsed.addAll(record.view().collapsed());
    }

    public GameRecord record() {
        return record;
    }

    /** The node whose position is shown. */
    public ReadOnlyObjectProperty<GameNode> cursorProperty() {
        return cursor.getReadOnlyProperty();
    }

    public GameNode cursor() {
        return cursor.get();
    }

    public Position position() {
        return record.positionAt(cursor.get());
    }

    /**
     * The line that is followed, from the root to its end; the cursor is on it. Stays the same while the cursor moves along
     * it, so stepping back and forth does not leave a variation.
     */
    public ReadOnlyObjectProperty<List<GameNode>> lineProperty() {
        return line.getReadOnlyProperty();
    }

    public List<GameNode> line() {
        return line.get();
    }

    /** Grows by one with each edit, undo and redo: whoever shows the record's content watches it. */
    public ReadOnlyLongProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /** Whether there is something to save. */
    public ReadOnlyBooleanProperty dirtyProperty() {
        return dirty.getReadOnlyProperty();
    }

    public boolean isDirty() {
        return dirty.get();
    }

    /** The file that Save writes to; null for a game that has none yet. */
    public ObjectProperty<@Nullable Path> fileProperty() {
        return file;
    }

    /** What the file was like when it was read or saved last; null if that is not known, as for a game without a file. */
    public @Nullable FileState fileState() {
        return fileState;
    }

    public void setFileState(@Nullable FileState state) {
        fileState = state;
    }

    /** Where the game was read as text; null if it was not, or its file has been written since. */
    public ObjectProperty<@Nullable TextSource> textSourceProperty() {
        return textSource;
    }

    /** How the board is turned, in degrees, clockwise; kept in the record's view state. */
    public IntegerProperty rotationProperty() {
        return rotation;
    }

    /** Ids of the first nodes of the variations that are folded; kept in the record's view state. */
    public ObservableSet<Integer> collapsed() {
        return collapsed;
    }

    /**
     * The record as it is now, for work in the background: made anew only once the content has changed, since copying a large
     * one holds up the user interface. Whoever reads it holds its lock, for it remembers positions as they are asked for.
     */
    public GameRecord copyToRead() {
        var known = copy;
        if (known == null || copiedAt != revision.get()) {
            known = record.snapshot();
            copy = known;
            copiedAt = revision.get();
        }
        return known;
    }

    /** Lets go of the copy, which a game that is not shown does not need. */
    public void forgetCopy() {
        copy = null;
    }

    // ---- moving about

    public void goTo(GameNode node) {
        commitEditors();
        show(node.id());
    }

    public void first() {
        goTo(record.tree().root());
    }

    public void last() {
        goTo(line.get().get(line.get().size() - 1));
    }

    /** Goes to the first move of the present variation, from there to that of the one around it; at last to the start. */
    public void variationStart() {
        var here = cursor.get();
        var start = here.variation();
        if (start.isPresent() && start.get() == here && here.parent() != null) {
            start = here.parent().variation();
        }
        goTo(start.orElseGet(record.tree()::root));
    }

    /** Steps along the followed line by a number of plies, back if negative, as far as it goes. */
    public void step(int plies) {
        int target = Math.max(0, Math.min(line.get().size() - 1, cursor.get().ply() + plies));
        goTo(line.get().get(target));
    }

    /** Goes along the followed line to the nearest node of a kind, on (1) or back (−1); stays if there is none. */
    public void seek(int direction, Predicate<GameNode> kind) {
        var nodes = line.get();
        for (int i = cursor.get().ply() + direction; i >= 0 && i < nodes.size(); i += direction) {
            if (kind.test(nodes.get(i))) {
                goTo(nodes.get(i));
                return;
            }
        }
    }

    /** The variation before (−1) or after (+1) the present one at the nearest branch above; stays if there is none. */
    public void switchVariation(int offset) {
        for (var node = cursor.get(); node.parent() != null; node = node.parent()) {
            var siblings = node.parent().children();
            if (siblings.size() > 1) {
                goTo(siblings.get(Math.floorMod(node.index() + offset, siblings.size())));
                return;
            }
        }
    }

    // ---- editing

    /** Plays a turn from the cursor: follows it where it is in the tree, else adds it. */
    public void play(Turn turn) {
        commitEditors();
        var parent = cursor.get();
        var known = record.tree().child(parent, turn);
        if (known.isPresent()) {
            show(known.get().id());
        } else {
            Edits.addMove(record, parent, turn).ifPresent(this::perform);
        }
    }

    /** Applies an edit and goes where it says. An edit that a pending text could make stale is for {@link #edit}. */
    public void perform(Edit edit) {
        commitEditors();
        apply(edit, true);
    }

    /** Makes an edit out of the record as it is once open editors are committed, and applies it; empty does nothing. */
    public void edit(Supplier<Optional<Edit>> edit) {
        commitEditors();
        edit.get().ifPresent(e -> apply(e, true));
    }

    /** Like {@link #edit}, but goes to the node that is named once the edit is made; redo goes there too. */
    public void edit(Supplier<Optional<Edit>> edit, Supplier<GameNode> then) {
        commitEditors();
        edit.get().ifPresent(e -> {
            apply(e, false);
            show(then.get().id());
            edits.standing(cursor.get().id());
        });
    }

    /** Like {@link #edit}, but stays where the cursor is, or at the nearest ancestor that is left. */
    public void editInPlace(Supplier<Optional<Edit>> edit) {
        commitEditors();
        edit.get().ifPresent(e -> apply(e, false));
    }

    /**
     * Changes what is written beside a node and stays where the cursor is; no change is no edit.
     *
     * @param description as after "Undo": "add glyph"
     */
    public void annotate(GameNode node, UnaryOperator<Annotations> change, String description) {
        editInPlace(() -> {
            var changed = change.apply(node.annotations());
            return changed.equals(node.annotations())
                    ? Optional.empty()
                    : Optional.of(Edits.annotate(node, changed, description, null));
        });
    }

    /** Applies an edit and stays where the cursor is: for editors that are committed while the cursor moves on. */
    public void performInPlace(Edit edit) {
        apply(edit, false);
    }

    private void apply(Edit edit, boolean moves) {
        int before = cursor.get().id();
        int made = edits.perform(edit, before);
        edited(moves ? made : before);
        edits.standing(cursor.get().id());
    }

    public void undo() {
        commitEditors();
        edits.undo().ifPresent(this::edited);
    }

    public void redo() {
        commitEditors();
        edits.redo().ifPresent(this::edited);
    }

    /** What Undo would take back; empty if there is nothing. */
    public Optional<String> undoDescription() {
        return edits.undoDescription();
    }

    public Optional<String> redoDescription() {
        return edits.redoDescription();
    }

    /**
     * Registers an editor with text that is not yet in the record. It is committed before the cursor moves, before any other
     * edit, undo, save and close.
     *
     * @param commit puts the text into the record through {@link #performInPlace}, if it changed
     */
    public void registerEditor(Runnable commit) {
        openEditors.add(commit);
    }

    public void removeEditor(Runnable commit) {
        openEditors.remove(commit);
    }

    public void commitEditors() {
        if (committing) {
            return;
        }
        committing = true;
        try {
            List.copyOf(openEditors).forEach(Runnable::run);
        } finally {
            committing = false;
        }
    }

    // ---- saving

    /** Puts cursor, folded variations and orientation into the record, where a file keeps them. */
    public void storeView() {
        record.setView(view());
    }

    /** Cursor, folded variations and orientation as they are now. */
    public ViewState view() {
        var folded = new HashSet<>(collapsed);
        folded.removeIf(id -> record.tree().find(id).isEmpty());
        return new ViewState(
                cursor.get().id(), folded, rotation.get(), record.view().extras());
    }

    /** The revision of the content, to hand to {@link #markSaved} once that content is on disk. */
    public long contentRevision() {
        return edits.revision();
    }

    /** Says that the content is in no file, and would be lost. */
    public void markUnsaved() {
        edits.markUnsaved();
        dirty.set(edits.isDirty());
    }

    public void markSaved(long contentRevision) {
        edits.markSaved(contentRevision);
        textSource.set(null);
        dirty.set(edits.isDirty());
    }

    /** @param target id of the node where the reader stands now */
    private void edited(int target) {
        // Neither the followed line nor the cursor need survive an edit: fall back to the nearest ancestor that does.
        var node = survivor(target);
        var end = survivor(line.get().get(line.get().size() - 1));
        follow(isAncestor(node, end) ? end : node);
        cursor.set(node);
        dirty.set(edits.isDirty());
        revision.set(revision.get() + 1);
    }

    private GameNode survivor(int id) {
        return record.tree().find(id).orElseGet(() -> survivor(cursor.get()));
    }

    private static boolean isAncestor(GameNode ancestor, GameNode node) {
        var n = node;
        while (n.ply() > ancestor.ply() && n.parent() != null) {
            n = n.parent();
        }
        return n == ancestor;
    }

    private GameNode survivor(GameNode lost) {
        var node = lost;
        while (node.parent() != null && record.tree().find(node.id()).orElse(null) != node) {
            node = node.parent();
        }
        // An edit may have exchanged all nodes, the root among them.
        return node.isRoot() ? record.tree().root() : node;
    }

    private void show(int id) {
        var node = survivor(id);
        if (!onLine.contains(node)) {
            follow(node);
        }
        cursor.set(node);
    }

    private void follow(GameNode node) {
        var followed = record.tree().lineThrough(node);
        if (followed.equals(line.get())) {
            return;
        }
        onLine = new HashSet<>(followed);
        line.set(followed);
    }
}
